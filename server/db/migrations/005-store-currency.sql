-- The store's currency: prices are stored in hundredths of it, and its rate is 1.

ALTER TABLE currency ADD COLUMN is_store boolean NOT NULL DEFAULT false;
UPDATE currency SET is_store = true WHERE code = 'INR';
CREATE UNIQUE INDEX currency_of_store ON currency (is_store) WHERE is_store;
