-- Whether the secret went out by mail, so that whoever has it reads the mail of the order's address.
ALTER TABLE order_secret ADD COLUMN is_mailed boolean NOT NULL DEFAULT false;

-- Whether somebody has opened the order by a link from its mail. Orders of before were promised emails without that.
ALTER TABLE shop_order ADD COLUMN is_email_confirmed boolean NOT NULL DEFAULT true;
ALTER TABLE shop_order ALTER COLUMN is_email_confirmed SET DEFAULT false;
