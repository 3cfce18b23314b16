-- Guests' orders whose mail address nobody had confirmed when they were placed; as long as they wait to be packed.
CREATE TABLE unconfirmed_order (
  order_id bigint PRIMARY KEY REFERENCES shop_order ON DELETE CASCADE,
  -- SHA-256 of the network that it was placed from.
  network bytea NOT NULL,
  -- When it lapses, to be paid at the door and unconfirmed still. Stands in the order's mail.
  lapses_at timestamptz NOT NULL
);
CREATE INDEX unconfirmed_order_network ON unconfirmed_order (network);
