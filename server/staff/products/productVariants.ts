import { sql } from 'kysely';
import { cleanNumber } from '../../../contract/gtin.ts';
import { writeVariantRows } from '../../catalog/writeVariantRows.ts';
import { isWholeMinor, toDecimal, toMinor } from '../../currency/minorUnits.ts';
import type { Database } from '../../db/schema.ts';
import type { Text } from '../../language.ts';
import { texts } from '../../texts.ts';
import type { StaffDto } from '../staffDto.ts';

type Values = StaffDto['ProductValues'];
export type VariantForm = StaffDto['VariantForm'];

/** Maximum number of options that choose a variant, as in Shopify's files. */
const MOST_OPTIONS = 3;

const LISTS: ReadonlySet<string> = new Set(['select', 'radio', 'image']);

/** Returns variants as they are stored. Only new variants include their stock. */
export function cleanVariants(variants: readonly VariantForm[]): VariantForm[] {
  return variants.map((variant) => ({
    id: variant.id,
    choice: [...variant.choice],
    price: variant.price,
    special: variant.special,
    sku: variant.sku.trim(),
    barcode: cleanNumber(variant.barcode),
    unit_amount: variant.unit_amount,
    unit_measure: variant.unit_amount === null ? 'g' : variant.unit_measure,
    is_stock_counted: variant.is_stock_counted,
    ...(variant.id === null && { stock: variant.stock ?? 0 }),
  }));
}

/** Makes an option that selects a variant required. Removes the prices and the default of its values. */
export function cleanVariantOption(option: Values['options'][number]): Values['options'][number] {
  if (!option.is_variant) return option;
  const values = option.values.map((value) => ({ ...value, price: 0, is_default: false }));
  return { ...option, required: true, values };
}

function whyNoVariant(
  { choice, price, special, unit_amount: unit }: VariantForm,
  choosing: Values['options'],
): Text | undefined {
  const isKnown =
    choice.length === choosing.length &&
    choice.every((place, index) => choosing[index]?.values[place] !== undefined);
  if (!isKnown) return texts.staff.variantChoice;
  if (price <= 0 || !isWholeMinor(price)) return texts.staff.price;
  if (special !== null && (special <= 0 || special >= price || !isWholeMinor(special)))
    return texts.staff.special;
  return unit !== null && unit <= 0 ? texts.staff.unit : undefined;
}

export function findVariantError({ options, variants }: Values): Text | undefined {
  const choosing = options.filter(({ is_variant: isVariant }) => isVariant);
  if ((choosing.length === 0) !== (variants.length === 0)) return texts.staff.variantsMissing;
  if (choosing.length > MOST_OPTIONS || choosing.some(({ type }) => !LISTS.has(type)))
    return texts.staff.variantOptions;
  const choices = new Set(variants.map(({ choice }) => choice.join()));
  if (choices.size < variants.length) return texts.staff.variantTwice;
  return variants.map((variant) => whyNoVariant(variant, choosing)).find((why) => why);
}

export interface StoredVariant {
  id: string;
  valueIds: string[];
  priceMinor: number;
  specialMinor: number | null;
  sku: string;
  barcode: string;
  unitAmount: string | null;
  unitMeasure: VariantForm['unit_measure'] | null;
  stock: number;
  isStockCounted: boolean;
}

/** Returns the variants of a product in the order of their options' values. */
export async function findVariants(db: Database, productId: string): Promise<StoredVariant[]> {
  const { rows } = await sql<StoredVariant>`
    SELECT p.id, p.variant_values::text[] AS "valueIds", p.price_minor AS "priceMinor",
      p.special_minor AS "specialMinor", p.sku, p.barcode,
      p.unit_amount AS "unitAmount", p.unit_measure AS "unitMeasure", p.stock, p.is_stock_counted AS "isStockCounted"
    FROM product p
    WHERE p.parent_id = ${productId}::bigint
    ORDER BY ARRAY(
      SELECT v.position FROM product_option_value v JOIN product_option o ON o.id = v.option_id
      WHERE v.id = ANY (p.variant_values) ORDER BY o.position
    ), p.id`.execute(db);
  return rows;
}

/** @param options of the product, with the ids of their values */
export function toVariantForm(variant: StoredVariant, options: Values['options']): VariantForm {
  const choosing = options.filter(({ is_variant: isVariant }) => isVariant);
  return {
    id: variant.id,
    choice: choosing.map(({ values }) =>
      values.findIndex(({ id }) => id !== null && variant.valueIds.includes(id)),
    ),
    price: toDecimal(variant.priceMinor),
    special: variant.specialMinor === null ? null : toDecimal(variant.specialMinor),
    sku: variant.sku,
    barcode: variant.barcode,
    unit_amount: variant.unitAmount === null ? null : Number(variant.unitAmount),
    unit_measure: variant.unitMeasure ?? 'g',
    is_stock_counted: variant.isStockCounted,
  };
}

async function findValueIds(trx: Database, productId: string): Promise<string[][]> {
  const { rows } = await sql<{ ids: string[] }>`
    SELECT ARRAY(
      SELECT v.id::text FROM product_option_value v WHERE v.option_id = o.id ORDER BY v.position, v.id
    ) AS ids
    FROM product_option o WHERE o.product_id = ${productId}::bigint AND o.is_variant
    ORDER BY o.position, o.id`.execute(trx);
  return rows.map(({ ids }) => ids);
}

/**
 * Replaces a product's variants. Those that remain keep their ids, which carts and orders refer to. The options must
 * be written before.
 */
export async function writeVariants(
  trx: Database,
  productId: string,
  variants: readonly VariantForm[],
): Promise<void> {
  const known = new Set((await findVariants(trx, productId)).map(({ id }) => id));
  const kept = new Set(variants.flatMap(({ id }) => (id !== null && known.has(id) ? [id] : [])));
  const gone = [...known].filter((id) => !kept.has(id));
  if (gone.length > 0) await trx.deleteFrom('product').where('id', 'in', gone).execute();
  if (variants.length === 0) return;

  const valueIds = await findValueIds(trx, productId);
  await writeVariantRows(
    trx,
    variants.map(({ id, choice, unit_amount: amount, ...variant }) => ({
      id: id !== null && known.has(id) ? id : null,
      productId,
      valueIds: choice.flatMap((place, index) => valueIds[index]?.[place] ?? []),
      priceMinor: toMinor(variant.price),
      specialMinor: variant.special === null ? null : toMinor(variant.special),
      sku: variant.sku,
      barcode: variant.barcode,
      unitAmount: amount,
      unitMeasure: amount === null ? null : variant.unit_measure,
      stock: variant.stock ?? null,
      isStockCounted: variant.is_stock_counted,
    })),
  );
}

/**
 * Replaces fields that a product with variants cannot set: price, sale price, content, codes. Uses the stored
 * values of derived fields, so that only real changes are saved.
 */
export function withoutOwnSale(values: Values, stored?: Values): Values {
  if (values.variants.length === 0) return values;
  const derived =
    stored && stored.variants.length > 0
      ? stored
      : {
          price: Math.min(...values.variants.map(({ price }) => price)),
          special: null,
          special_from: null,
          special_until: null,
          unit_amount: null,
          unit_measure: 'g' as const,
          drained_amount: null,
        };
  return {
    ...values,
    barcode: '',
    sku: '',
    price: derived.price,
    special: derived.special,
    special_from: derived.special_from,
    special_until: derived.special_until,
    unit_amount: derived.unit_amount,
    unit_measure: derived.unit_measure,
    drained_amount: derived.drained_amount,
  };
}
