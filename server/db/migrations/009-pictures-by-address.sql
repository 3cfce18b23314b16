-- Pictures of import files, which are fetched in the background.
CREATE TABLE picture_fetch (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  address text NOT NULL,
  -- Undoing the import drops its pictures that are not fetched yet.
  import_id bigint REFERENCES product_import ON DELETE SET NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
  -- Reason of a failure: a key of texts.picture.fetch.
  failure text,
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT picture_fetch_check CHECK ((state = 'failed') = (failure IS NOT NULL))
);
-- An import of the same file doesn't fetch a picture again. The hash keeps long addresses within the index's limit.
CREATE UNIQUE INDEX picture_fetch_once ON picture_fetch (product_id, md5(address));
CREATE INDEX picture_fetch_import ON picture_fetch (import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX picture_fetch_waiting ON picture_fetch (next_try_at, id) WHERE (state = 'waiting');
CREATE INDEX picture_fetch_failed ON picture_fetch (id) WHERE (state = 'failed');

-- Finds products by the key that they had in another shop.
CREATE INDEX product_source_key ON product (source_key) WHERE (source_key IS NOT NULL);
