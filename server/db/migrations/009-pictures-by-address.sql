-- Pictures of import files, which are fetched in the background.
CREATE TABLE picture_fetch (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  address text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
  -- Reason of a failure: a key of texts.picture.fetch.
  failure text,
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  -- An import of the same file doesn't fetch the picture again.
  CONSTRAINT picture_fetch_once UNIQUE (product_id, address),
  CONSTRAINT picture_fetch_check CHECK ((state = 'failed') = (failure IS NOT NULL))
);
CREATE INDEX picture_fetch_waiting ON picture_fetch (next_try_at, id) WHERE (state = 'waiting');
CREATE INDEX picture_fetch_failed ON picture_fetch (id) WHERE (state = 'failed');
