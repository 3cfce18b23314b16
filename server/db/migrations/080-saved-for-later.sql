-- The field's own words for lines that left a cart and can come back.
ALTER TABLE line_set_aside RENAME TO saved_for_later;
ALTER INDEX line_set_aside_pkey RENAME TO saved_for_later_pkey;
ALTER INDEX line_set_aside_cart RENAME TO saved_for_later_cart;
ALTER INDEX line_set_aside_saved RENAME TO saved_for_later_unique;
ALTER INDEX line_set_aside_product RENAME TO saved_for_later_product;
