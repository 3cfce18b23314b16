-- A slot's orders on their way are looked at together, too: they are delivered at once.
DROP INDEX shop_order_packing;
CREATE INDEX shop_order_under_way ON shop_order (slot_id, placed_at) WHERE status IN ('placed', 'packed', 'dispatched');
