-- A special price that holds from or until a time. `special_paise` stays what lists and searches go by; it follows these dates in
-- the background, while what is charged asks the clock (server/catalog/special.ts).
ALTER TABLE product
  ADD COLUMN dated_special_paise integer,
  ADD COLUMN special_from timestamptz,
  ADD COLUMN special_until timestamptz,
  ADD CONSTRAINT product_dated_special_check CHECK (dated_special_paise > 0 AND dated_special_paise < price_paise),
  ADD CONSTRAINT product_special_dates_check
    CHECK ((dated_special_paise IS NULL) = (special_from IS NULL AND special_until IS NULL) AND special_until > special_from);

CREATE INDEX product_special_from ON product (special_from) WHERE dated_special_paise IS NOT NULL AND special_paise IS NULL;
CREATE INDEX product_special_until ON product (special_until) WHERE special_until IS NOT NULL;
DROP INDEX product_special;
CREATE INDEX product_special ON product (id) WHERE coalesce(dated_special_paise, special_paise) IS NOT NULL;
