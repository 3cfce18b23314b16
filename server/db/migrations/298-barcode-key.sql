-- One key of 14 digits for a product's number, as contract/gtin.ts makes it: of its digits without gaps, if their check digit
-- is right (GS1 General Specifications 7.9).
CREATE FUNCTION gtin_check(digits text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT sum(digit::integer * CASE WHEN place % 2 = 1 THEN 1 ELSE 3 END) % 10 = 0
  FROM unnest(string_to_array(reverse(digits), NULL)) WITH ORDINALITY AS signs (digit, place)
$$;

CREATE FUNCTION gtin_key(barcode text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  digits text := regexp_replace(barcode, '[\s-]', '', 'g');
  upc text;
BEGIN
  IF digits !~ '^(\d{8}|\d{12,14})$' OR digits ~ '^0+$' THEN
    RETURN NULL;
  END IF;
  IF gtin_check(digits) THEN
    RETURN lpad(digits, 14, '0');
  END IF;
  IF digits !~ '^[01]\d{7}$' THEN
    RETURN NULL;
  END IF;
  upc := left(digits, 1) || CASE
    WHEN substr(digits, 7, 1) <= '2' THEN substr(digits, 2, 2) || substr(digits, 7, 1) || '0000' || substr(digits, 4, 3)
    WHEN substr(digits, 7, 1) = '3' THEN substr(digits, 2, 3) || '00000' || substr(digits, 5, 2)
    WHEN substr(digits, 7, 1) = '4' THEN substr(digits, 2, 4) || '00000' || substr(digits, 6, 1)
    ELSE substr(digits, 2, 5) || '0000' || substr(digits, 7, 1)
  END || right(digits, 1);
  RETURN CASE WHEN gtin_check(upc) THEN lpad(upc, 14, '0') END;
END $$;

ALTER TABLE product ADD COLUMN barcode_key text GENERATED ALWAYS AS (gtin_key(barcode)) STORED;
CREATE INDEX product_barcode_key ON product (barcode_key) WHERE barcode_key IS NOT NULL;

-- No page shows the number or its key (136-order-packing.sql).
CREATE OR REPLACE FUNCTION shown_of_product(p product) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT (to_jsonb(p) - 'barcode' - 'barcode_key') || jsonb_build_object('stock', least(p.stock, 6))
$$;
