-- What a row refers to is looked for in these columns when that is deleted.
CREATE INDEX api_token_session ON api_token (session_id);
CREATE INDEX cart_coupon ON cart (coupon_code);
CREATE INDEX cart_line_product ON cart_line (product_id);
CREATE INDEX line_set_aside_product ON line_set_aside (product_id);
CREATE INDEX mail_code_customer ON mail_code (customer_id);
CREATE INDEX mail_code_registration ON mail_code (registration_id);
CREATE INDEX recently_viewed_product ON recently_viewed (product_id);
CREATE INDEX session_currency ON session (currency_code);
CREATE INDEX shop_order_slot ON shop_order (slot_id);
CREATE INDEX stock_alert_product ON stock_alert (product_id);
CREATE INDEX wishlist_item_product ON wishlist_item (product_id);

-- Expired tokens are deleted hourly.
CREATE INDEX api_token_expiry ON api_token (expires_at);

-- The orders of lists; both directions of the price read the same one.
CREATE INDEX product_newest ON product (created_at DESC, id DESC);
CREATE INDEX product_price ON product (paid_paise, id);
CREATE INDEX product_rating ON product (rating DESC, review_count DESC, id);
