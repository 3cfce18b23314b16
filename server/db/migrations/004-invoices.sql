-- Invoices, credit notes and short order numbers.

-- Last number of a series, such as 26-27. Updated in the transaction that issues the document, so no number is lost.
CREATE TABLE invoice_series (
  name text PRIMARY KEY,
  last integer NOT NULL CHECK (last > 0)
);

CREATE TABLE invoice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES shop_order,
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit-note')),
  number text NOT NULL UNIQUE,
  -- Key in the address of the PDF; random.
  key text NOT NULL UNIQUE,
  issued_at timestamptz NOT NULL DEFAULT now(),
  -- Refund of a credit note; null if the order was cancelled.
  refund_id bigint UNIQUE REFERENCES refund,
  -- As InvoiceDocument in server/invoices/invoiceDocument.ts.
  document jsonb NOT NULL,
  CHECK (kind = 'credit-note' OR refund_id IS NULL)
);
CREATE UNIQUE INDEX invoice_of_order ON invoice (order_id) WHERE kind = 'invoice';
CREATE INDEX invoice_order ON invoice (order_id);
CREATE INDEX invoice_issued ON invoice (issued_at, id);

CREATE FUNCTION reject_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An issued invoice cannot be changed or deleted.';
END
$$;
CREATE TRIGGER unchangeable BEFORE UPDATE OR DELETE ON invoice
  FOR EACH ROW EXECUTE FUNCTION reject_invoice_change();
CREATE TRIGGER kept BEFORE TRUNCATE ON invoice
  FOR EACH STATEMENT EXECUTE FUNCTION reject_invoice_change();

CREATE FUNCTION reject_lower_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.last <= OLD.last THEN
    RAISE EXCEPTION 'The numbers of a series only grow.';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER only_grows BEFORE UPDATE OR DELETE ON invoice_series
  FOR EACH ROW EXECUTE FUNCTION reject_lower_number();

-- Time of the payment. Written by a trigger alone.
ALTER TABLE payment ADD COLUMN paid_at timestamptz;
UPDATE payment SET paid_at = coalesce(
  (SELECT max(happened_at) FROM order_event WHERE order_id = payment.order_id AND status = 'paid'), created_at)
WHERE state IN ('paid', 'refund_due', 'refunded');
CREATE INDEX payment_paid ON payment (paid_at) WHERE paid_at IS NOT NULL;

CREATE FUNCTION note_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.paid_at IS NULL AND NEW.state IN ('paid', 'refund_due') THEN NEW.paid_at := now(); END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER paid BEFORE INSERT OR UPDATE OF state ON payment
  FOR EACH ROW EXECUTE FUNCTION note_payment();

-- Number for people, such as 1042. The number in links stays random.
CREATE SEQUENCE short_order_number START 1001;
ALTER TABLE shop_order ADD COLUMN short_number bigint;
UPDATE shop_order SET short_number = counted.place + 1000
FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM shop_order) AS counted
WHERE counted.id = shop_order.id;
SELECT setval('short_order_number', 1001 + (SELECT count(*) FROM shop_order), false);
ALTER TABLE shop_order
  ALTER COLUMN short_number SET DEFAULT nextval('short_order_number'),
  ALTER COLUMN short_number SET NOT NULL,
  ADD UNIQUE (short_number);
