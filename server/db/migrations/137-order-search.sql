-- What staff look orders up by: number, address, name and the digits of the phone, in small letters without accents. Named in
-- full, since a restored dump has no search path; immutable as far as the rules of unaccent stay the same.
CREATE FUNCTION order_search_text(number text, email text, address jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent', concat_ws(' ', number, email, address ->> 'firstname', address ->> 'lastname',
    regexp_replace(address ->> 'telephone', '\D', '', 'g'))))
$$;

ALTER TABLE shop_order
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (order_search_text(number, email, address)) STORED,
  -- Of the latest payment; refund_due while any money is to go back. Written by triggers alone.
  ADD COLUMN payment_state text NOT NULL DEFAULT 'due'
    CHECK (payment_state IN ('due', 'pending', 'paid', 'failed', 'cancelled', 'refund_due', 'refunded')),
  -- Grows with each change of the order and of what hangs on it. Written by triggers alone.
  ADD COLUMN version integer NOT NULL DEFAULT 1;

CREATE FUNCTION payment_state_of(of_order bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM refund WHERE order_id = of_order AND state = 'due') THEN 'refund_due'
    ELSE (SELECT state FROM payment WHERE order_id = of_order ORDER BY id DESC LIMIT 1)
  END
$$;
UPDATE shop_order SET payment_state = coalesce(payment_state_of(id), 'due');

CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version = OLD.version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER version_counted BEFORE UPDATE ON shop_order FOR EACH ROW EXECUTE FUNCTION count_version();

-- Whoever writes these holds the order first, so that nobody waits in a circle.
CREATE FUNCTION note_order_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shop_order SET payment_state = coalesce(payment_state_of(id), payment_state) WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
CREATE TRIGGER order_changed AFTER INSERT OR UPDATE OF state, amount_paise ON payment
  FOR EACH ROW EXECUTE FUNCTION note_order_part();
CREATE TRIGGER order_changed AFTER INSERT OR UPDATE OF state ON refund FOR EACH ROW EXECUTE FUNCTION note_order_part();
CREATE TRIGGER order_changed AFTER INSERT ON order_note FOR EACH ROW EXECUTE FUNCTION note_order_part();
CREATE TRIGGER order_changed AFTER UPDATE OF packed_quantity ON order_line FOR EACH ROW EXECUTE FUNCTION note_order_part();

CREATE INDEX shop_order_search ON shop_order USING gin (search_text gin_trgm_ops);
-- The orders of the grid, both directions of each; the filters come with the order that it begins with.
CREATE INDEX shop_order_latest ON shop_order (placed_at, id);
CREATE INDEX shop_order_by_slot ON shop_order (slot_starts_at, id);
CREATE INDEX shop_order_by_total ON shop_order (total_paise, id);
CREATE INDEX shop_order_by_status ON shop_order (status, placed_at, id);
CREATE INDEX shop_order_by_payment ON shop_order (payment_state, placed_at, id);
