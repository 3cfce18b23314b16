-- Refunds belong to one payment: providers refund no more than a payment's amount.
ALTER TABLE refund ADD COLUMN payment_id bigint REFERENCES payment ON UPDATE CASCADE ON DELETE CASCADE;
UPDATE refund SET payment_id = (
  SELECT max(id) FROM payment
  WHERE payment.order_id = refund.order_id AND state IN ('paid', 'refund_due', 'refunded')
);
CREATE INDEX refund_of_payment ON refund (payment_id);

-- double: the order was already paid by another payment.
ALTER TABLE refund DROP CONSTRAINT refund_reason_check;
ALTER TABLE refund ADD CONSTRAINT refund_reason_check
  CHECK (reason IN ('short', 'cancelled', 'goodwill', 'double'));
