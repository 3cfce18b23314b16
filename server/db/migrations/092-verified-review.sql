-- Whether its writer had bought the product in this shop, as far as the shop knew then.
ALTER TABLE review ADD COLUMN is_verified boolean NOT NULL DEFAULT false;
