-- Pictures for pages, posts and the home page, which no product has. The same file twice is one picture.
ALTER TABLE picture_upload ADD COLUMN is_content boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX picture_upload_once_for_content ON picture_upload (content_hash) WHERE is_content AND state <> 'failed';
