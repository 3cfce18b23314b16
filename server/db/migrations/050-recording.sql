-- What shoppers sent to support: redacted by the storefront, deleted after 30 days.
CREATE TABLE recording (
  -- Such as K7QM-3XPD.
  code text PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The file as it was sent, JSON.
  content text NOT NULL
);
CREATE INDEX recording_created ON recording (created_at);
