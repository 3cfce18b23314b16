-- Why a row was refused, in French; empty for rows of earlier imports, whose `reason`, in English, is all there is.
ALTER TABLE product_import_rejection ADD COLUMN reason_fr text NOT NULL DEFAULT '';
