-- Orders that may lapse for want of payment; there are few of them at a time.
CREATE INDEX shop_order_placed ON shop_order (id) WHERE status = 'placed';
