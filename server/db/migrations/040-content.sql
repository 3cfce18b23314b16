-- What posts of the blog are about; a post may have several.
CREATE TABLE blog_tag (
  handle text PRIMARY KEY,
  position integer NOT NULL DEFAULT 0,
  -- Language code to text.
  name jsonb NOT NULL
);

CREATE TABLE blog_post (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  handle text NOT NULL UNIQUE,
  author text NOT NULL,
  -- Name in pictures.gen.json; null for none.
  picture text,
  published_on date NOT NULL
);
CREATE INDEX blog_post_latest ON blog_post (published_on DESC, id DESC);

CREATE TABLE blog_post_text (
  post_id bigint NOT NULL REFERENCES blog_post ON DELETE CASCADE,
  language text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  -- Cleaned HTML.
  html text NOT NULL,
  picture_alt text NOT NULL DEFAULT '',
  keywords text NOT NULL DEFAULT '',
  PRIMARY KEY (post_id, language)
);

CREATE TABLE blog_post_tag (
  post_id bigint NOT NULL REFERENCES blog_post ON DELETE CASCADE,
  tag_handle text NOT NULL REFERENCES blog_tag ON DELETE CASCADE,
  PRIMARY KEY (post_id, tag_handle)
);
CREATE INDEX blog_post_tag_handle ON blog_post_tag (tag_handle);

-- Products that a post speaks of.
CREATE TABLE blog_post_product (
  post_id bigint NOT NULL REFERENCES blog_post ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES product ON DELETE CASCADE,
  position integer NOT NULL,
  PRIMARY KEY (post_id, product_id)
);
CREATE INDEX blog_post_product_product ON blog_post_product (product_id);

CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON blog_tag FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON blog_post FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON blog_post_text FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON blog_post_tag FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON blog_post_product FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
