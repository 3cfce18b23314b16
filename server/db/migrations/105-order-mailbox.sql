-- The mailbox that the address leads to, as `mailboxOf` in server/account/fields.ts has it. Empty when it is anonymous.
ALTER TABLE shop_order ADD COLUMN mailbox text;
UPDATE shop_order SET mailbox = regexp_replace(lower(email), '^([^@+]+)\+[^@]*@', '\1@');
UPDATE shop_order SET mailbox = replace(split_part(mailbox, '@', 1), '.', '') || '@gmail.com'
WHERE split_part(mailbox, '@', 2) IN ('gmail.com', 'googlemail.com');
ALTER TABLE shop_order ALTER COLUMN mailbox SET NOT NULL;

DROP INDEX shop_order_coupon;
CREATE INDEX shop_order_coupon ON shop_order (coupon_code, mailbox) WHERE coupon_code IS NOT NULL;
