-- When the session was last used, to a few minutes: by its cookie or by one of its tokens.
ALTER TABLE session RENAME COLUMN token_at TO used_at;
-- Sessions end at an age, too, however much they are used.
CREATE INDEX session_age ON session (created_at);
