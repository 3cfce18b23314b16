-- Checkouts at payment providers, automatic refunds and webhook events.

ALTER TABLE payment
  -- Id and page of the checkout at the provider; null until it is open.
  ADD COLUMN checkout_id text,
  ADD COLUMN checkout_url text,
  -- Payment to refund, such as pi_… or pay_….
  ADD COLUMN provider_payment_id text,
  -- Amount asked for, in the provider's smallest unit.
  ADD COLUMN charge_amount bigint,
  ADD COLUMN charge_currency text,
  -- Next time to ask the provider for the state; null for never.
  ADD COLUMN next_check_at timestamptz,
  -- Key in the address that the provider sends the customer back to; random.
  ADD COLUMN return_key text UNIQUE;
-- held: the provider reports another amount or currency, so staff decide.
ALTER TABLE payment DROP CONSTRAINT payment_state_check;
ALTER TABLE payment ADD CONSTRAINT payment_state_check
  CHECK (state IN ('due', 'pending', 'paid', 'failed', 'cancelled', 'refund_due', 'refunded', 'held'));
ALTER TABLE shop_order DROP CONSTRAINT shop_order_payment_state_check;
ALTER TABLE shop_order ADD CONSTRAINT shop_order_payment_state_check
  CHECK (payment_state IN ('due', 'pending', 'paid', 'failed', 'cancelled', 'refund_due', 'refunded', 'held'));

CREATE OR REPLACE FUNCTION payment_state_of(of_order bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM refund WHERE order_id = of_order AND state <> 'done') THEN 'refund_due'
    ELSE (SELECT state FROM payment WHERE order_id = of_order ORDER BY id DESC LIMIT 1)
  END
$$;

CREATE INDEX payment_to_check ON payment (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX payment_checkout ON payment (checkout_id) WHERE checkout_id IS NOT NULL;
CREATE INDEX payment_at_provider ON payment (provider_payment_id) WHERE provider_payment_id IS NOT NULL;

ALTER TABLE refund
  ADD COLUMN provider_refund_id text,
  -- Reason of the provider's last rejection; staff refund by hand.
  ADD COLUMN failure text NOT NULL DEFAULT '',
  ADD COLUMN attempts integer NOT NULL DEFAULT 0,
  ADD COLUMN next_attempt_at timestamptz,
  -- Amount in the provider's smallest unit, computed once: retries must send the same.
  ADD COLUMN charge_amount bigint;
-- pending: the provider has accepted the refund.
ALTER TABLE refund DROP CONSTRAINT refund_state_check;
ALTER TABLE refund ADD CONSTRAINT refund_state_check CHECK (state IN ('due', 'pending', 'done'));
CREATE INDEX refund_at_provider ON refund (provider_refund_id) WHERE provider_refund_id IS NOT NULL;
CREATE INDEX refund_to_send ON refund (next_attempt_at) WHERE next_attempt_at IS NOT NULL;

-- Webhook events, kept for good: Razorpay signs no time, so the id is the only guard against repeats.
CREATE TABLE payment_event (
  provider text NOT NULL,
  event_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('payment', 'dispute')),
  -- Ids of the checkout or payment at the provider.
  ids text[] NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, event_id)
);

ALTER TABLE order_event DROP CONSTRAINT order_event_status_check;
ALTER TABLE order_event ADD CONSTRAINT order_event_status_check
  CHECK (status IN ('placed', 'paid', 'packed', 'dispatched', 'delivered', 'cancelled', 'disputed'));
