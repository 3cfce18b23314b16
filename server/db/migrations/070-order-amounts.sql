-- Sums of paise pass what an integer holds, which is 21,474,836.47 rupees.
ALTER TABLE cart_line ALTER COLUMN price_paise TYPE bigint;
ALTER TABLE line_set_aside ALTER COLUMN price_paise TYPE bigint;
ALTER TABLE order_line ALTER COLUMN price_paise TYPE bigint;
ALTER TABLE payment ALTER COLUMN amount_paise TYPE bigint;

ALTER TABLE shop_order
  -- The currency it was agreed to in, as it was then.
  ADD COLUMN currency_code text,
  ADD COLUMN currency_symbol text,
  ADD COLUMN currency_value numeric CHECK (currency_value > 0),
  ADD COLUMN currency_decimal smallint,
  ADD COLUMN goods_paise bigint CHECK (goods_paise >= 0),
  ADD COLUMN discount_paise bigint CHECK (discount_paise >= 0),
  ADD COLUMN delivery_paise bigint CHECK (delivery_paise >= 0),
  -- Part of the total.
  ADD COLUMN tax_paise bigint CHECK (tax_paise >= 0),
  ADD COLUMN tax_percent numeric,
  ALTER COLUMN total_paise TYPE bigint,
  -- Language code to text.
  ADD COLUMN delivery_names jsonb;

-- The number in '€ 1,234.50/-', or in '€ 1 234,50/-' in French; null where the text is not of that form or symbol.
CREATE FUNCTION shown_number(shown text, symbol text, language text) RETURNS numeric LANGUAGE sql AS $$
  SELECT CASE WHEN digits ~ '^\d+(\.\d+)?$' THEN digits::numeric END
  FROM (
    SELECT CASE language
      WHEN 'fr' THEN translate(regexp_replace(number, '[^0-9,-]', '', 'g'), ',', '.')
      ELSE replace(number, ',', '')
    END AS digits
    FROM (
      SELECT CASE WHEN starts_with(shown, symbol || ' ') AND right(shown, 2) = '/-'
        THEN substr(shown, length(symbol) + 2, length(shown) - length(symbol) - 3)
      END AS number
    ) AS cut
  ) AS plain
$$;

WITH old AS (
  SELECT
    o.*,
    (SELECT coalesce(sum(l.quantity * l.price_paise), 0) FROM order_line l WHERE l.order_id = o.id) AS goods,
    jsonb_path_query_first(o.totals, '$[*] ? (@.code == "total").text') #>> '{}' AS total_text,
    jsonb_path_query_first(o.totals, '$[*] ? (@.code == "shipping").text') #>> '{}' AS delivery_text,
    -- '5' of 'Tax included (5 %)', the rate there was until now.
    coalesce(
      substring(jsonb_path_query_first(o.totals, '$[*] ? (@.code == "tax").title') #>> '{}' FROM '\d+')::numeric, 5
    ) AS percent
  FROM shop_order o
), priced AS (
  SELECT
    old.*,
    coalesce(c.code, 'INR') AS code,
    coalesce(c.symbol, '₹') AS symbol,
    coalesce(c.decimal, 2) AS decimal,
    -- Today's rate if it gives the total that was shown, else the rate that does.
    CASE
      WHEN c.code IS NULL THEN 1
      WHEN c.is_rate OR 0 IN (c.shown_total, old.total_paise) THEN c.value
      ELSE c.shown_total * 100 / old.total_paise
    END AS value
  FROM old
  LEFT JOIN LATERAL (
    SELECT
      c.*,
      shown_total,
      round(old.total_paise * c.value / 100, c.decimal) = shown_total AS is_rate
    FROM currency c, shown_number(old.total_text, c.symbol, old.language) AS shown_total
    WHERE shown_total IS NOT NULL
    -- Dollars are of many countries.
    ORDER BY abs(old.total_paise * c.value / 100 - shown_total), c.position, c.code
    LIMIT 1
  ) c ON true
), delivered AS (
  SELECT
    p.*,
    coalesce(m.name, jsonb_build_object('en', p.delivery_name)) AS names,
    greatest(
      -- Without a coupon the sums leave no choice. With one, the text counts: rupees are exact in it, and what was
      -- rounded to another currency may still be the price of the method.
      p.total_paise - p.goods,
      CASE
        WHEN p.coupon_code IS NULL THEN 0
        WHEN round(m.price_paise * p.value / 100, p.decimal) = shown THEN m.price_paise
        ELSE round(shown * 100 / p.value)
      END,
      0
    ) AS delivery
  FROM priced p
  CROSS JOIN LATERAL shown_number(p.delivery_text, p.symbol, p.language) AS shown
  LEFT JOIN LATERAL (
    SELECT m.name, m.price_paise FROM delivery_method m
    WHERE coalesce(m.name ->> p.language, m.name ->> 'en') = p.delivery_name
    ORDER BY m.position, m.id
    LIMIT 1
  ) m ON true
)
UPDATE shop_order SET
  currency_code = d.code,
  currency_symbol = d.symbol,
  currency_value = d.value,
  currency_decimal = d.decimal,
  goods_paise = d.goods,
  delivery_paise = d.delivery,
  discount_paise = d.goods + d.delivery - d.total_paise,
  tax_paise = round(d.total_paise * d.percent / (100 + d.percent)),
  tax_percent = d.percent,
  delivery_names = d.names
FROM delivered d
WHERE d.id = shop_order.id;

DROP FUNCTION shown_number;

ALTER TABLE shop_order
  ALTER COLUMN currency_code SET NOT NULL,
  ALTER COLUMN currency_symbol SET NOT NULL,
  ALTER COLUMN currency_value SET NOT NULL,
  ALTER COLUMN currency_decimal SET NOT NULL,
  ALTER COLUMN goods_paise SET NOT NULL,
  ALTER COLUMN discount_paise SET NOT NULL,
  ALTER COLUMN delivery_paise SET NOT NULL,
  ALTER COLUMN tax_paise SET NOT NULL,
  ALTER COLUMN tax_percent SET NOT NULL,
  ALTER COLUMN delivery_names SET NOT NULL,
  ADD CHECK (total_paise = goods_paise - discount_paise + delivery_paise),
  DROP COLUMN totals,
  DROP COLUMN delivery_name;
ALTER TABLE shop_order RENAME COLUMN delivery_names TO delivery_name;
