-- The totals as they are shown, each in whole smallest units of the order's currency. Orders until now keep what they showed.
ALTER TABLE shop_order ADD COLUMN shown jsonb, ADD COLUMN agreed_shown_total bigint;

UPDATE shop_order SET
  shown = jsonb_build_object(
    'goods', round(goods_paise * currency_value * power(10::numeric, currency_decimal - 2)),
    'discount', round(discount_paise * currency_value * power(10::numeric, currency_decimal - 2)),
    'delivery', round(delivery_paise * currency_value * power(10::numeric, currency_decimal - 2)),
    'tax', round(tax_paise * currency_value * power(10::numeric, currency_decimal - 2)),
    'taxPercent', tax_percent,
    'total', round(total_paise * currency_value * power(10::numeric, currency_decimal - 2))),
  agreed_shown_total = round(agreed_total_paise * currency_value * power(10::numeric, currency_decimal - 2));

ALTER TABLE shop_order ALTER COLUMN shown SET NOT NULL;
