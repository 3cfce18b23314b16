-- Which orders changed, by number, for screens that follow them. Rows are only ever added, as those of page_change; who reads
-- them and why none is missed: server/db/followChanges.ts.
CREATE TABLE order_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  written_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  subject text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_change_written ON order_change (written_by);
CREATE INDEX order_change_age ON order_change (changed_at);

CREATE FUNCTION note_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_change (subject) SELECT number FROM changed_order;
  RETURN NULL;
END $$;
CREATE TRIGGER inserted AFTER INSERT ON shop_order REFERENCING NEW TABLE AS changed_order
  FOR EACH STATEMENT EXECUTE FUNCTION note_order_change();
CREATE TRIGGER updated AFTER UPDATE ON shop_order REFERENCING NEW TABLE AS changed_order
  FOR EACH STATEMENT EXECUTE FUNCTION note_order_change();
