-- Pictures that members have uploaded, from their arrival on. Files are made of them in the background; what came of that
-- stays until the picture has gone.
CREATE TABLE picture_upload (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null once there is no such product any more.
  product_id bigint REFERENCES product ON DELETE SET NULL,
  -- As the member's computer named it.
  file_name text NOT NULL,
  -- SHA-256 of the file in hexadecimal digits.
  content_hash text NOT NULL,
  -- Where it lies in the store of pictures until files are made of it; null afterwards.
  original text UNIQUE,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
  -- Why no files could be made of it.
  failure text CHECK (failure IN ('broken', 'unavailable')),
  -- What product.pictures names it by; null before it is done.
  name text,
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  -- Since when nothing has named the picture, as far as pruning has seen.
  unnamed_since timestamptz,
  CHECK ((state = 'failed') = (failure IS NOT NULL)),
  CHECK ((state = 'done') = (name IS NOT NULL)),
  CHECK ((state = 'waiting') = (original IS NOT NULL)),
  CHECK ((state = 'waiting') = (ended_at IS NULL))
);
CREATE INDEX picture_upload_product ON picture_upload (product_id) WHERE product_id IS NOT NULL;
CREATE INDEX picture_upload_content ON picture_upload (content_hash);
CREATE INDEX picture_upload_waiting ON picture_upload (next_try_at, id) WHERE state = 'waiting';
-- The same file twice for one product is one picture.
CREATE UNIQUE INDEX picture_upload_once ON picture_upload (product_id, content_hash) WHERE state = 'waiting';
