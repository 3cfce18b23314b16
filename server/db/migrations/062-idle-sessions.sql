-- When the session last got a token. Tokens last 30 days, so that nobody came with it later than that.
ALTER TABLE session ADD COLUMN token_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX session_idle ON session (token_at);
