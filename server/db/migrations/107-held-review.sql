-- Whether it is shown and counted. One that is not waits for support staff, where the shop holds reviews.
ALTER TABLE review ADD COLUMN is_approved boolean NOT NULL DEFAULT true;
CREATE INDEX review_held ON review (created_at, id) WHERE NOT is_approved;

-- Held reviews are on no page (060-page-change.sql): neither writing nor rejecting one changes any.
CREATE OR REPLACE FUNCTION note_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_products(ARRAY(SELECT DISTINCT product_id FROM changed_review WHERE is_approved OR TG_OP = 'UPDATE'));
  RETURN NULL;
END $$;
