-- Rows that were imported with a note stand beside the refused ones; what is kept of a row is enough to mend it and
-- send it again.
ALTER TABLE product_import_rejection
  ADD COLUMN is_imported boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT product_import_rejection_pkey,
  ADD PRIMARY KEY (import_id, is_imported, row_number);
ALTER TABLE product_import
  ADD COLUMN noted integer NOT NULL DEFAULT 0,
  -- Names of the file's columns, once it is read.
  ADD COLUMN columns text[] NOT NULL DEFAULT '{}';
