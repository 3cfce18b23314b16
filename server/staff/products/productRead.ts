import { sql } from 'kysely';
import { toNutrition } from '../../../contract/nutrients.ts';
import { pictureUrl } from '../../catalog/picture.ts';
import { toDecimal } from '../../currency/minorUnits.ts';
import type { Database } from '../../db/schema.ts';
import { productNameIn } from '../../catalog/nameIn.ts';
import type { StaffDto } from '../staffDto.ts';
import { findVariants, toVariantForm, type StoredVariant } from './productVariants.ts';
import { versionOf } from '../versionOf.ts';

type Values = StaffDto['ProductValues'];
type Text = StaffDto['ProductText'];

interface StoredProduct {
  id: string;
  handle: string;
  stock: number;
  pictures: string[];
  status: Values['status'];
  publishAt: Date | null;
  collection: string;
  brand: string;
  barcode: string;
  taxClassId: string;
  taxCode: string;
  priceMinor: number;
  specialMinor: number | null;
  specialFrom: Date | null;
  specialUntil: Date | null;
  minimum: number;
  unitAmount: string | null;
  unitMeasure: Values['unit_measure'] | null;
  drainedAmount: string | null;
  allergens: Values['allergens'];
  mayContain: Values['may_contain'];
  marks: Values['marks'];
  nutrition: NonNullable<Values['nutrition']> | null;
  sku: string;
  isStockCounted: boolean;
  isWeighed: boolean;
  texts: Record<string, Text> | null;
  options: Values['options'] | null;
}

const NO_TEXT: Text = {
  name: '',
  description: '',
  ingredients: '',
  allergen_names: '',
  picture_alt: '',
  keywords: '',
  meta_title: '',
  meta_description: '',
};

function toText(stored: Text = NO_TEXT): Text {
  const { name, description, ingredients, allergen_names, picture_alt, keywords } = stored;
  const { meta_title, meta_description } = stored;
  return {
    name,
    description,
    ingredients,
    allergen_names,
    picture_alt,
    keywords,
    meta_title,
    meta_description,
  };
}

function toOption(option: Values['options'][number]): Values['options'][number] {
  const { id, type, required, is_variant, name, values } = option;
  return {
    id,
    type,
    required,
    is_variant,
    name: { en: name.en, fr: name.fr },
    values: values.map((value) => ({
      id: value.id,
      name: { en: value.name.en, fr: value.name.fr },
      price: toDecimal(value.price),
      is_default: value.is_default,
    })),
  };
}

function toValues(product: StoredProduct, stored: readonly StoredVariant[]): Values {
  const options = (product.options ?? []).map(toOption);
  return {
    status: product.status,
    publish_at: product.publishAt?.toISOString() ?? null,
    collection: product.collection,
    brand: product.brand,
    barcode: product.barcode,
    tax_class_id: product.taxClassId,
    tax_code: product.taxCode,
    price: toDecimal(product.priceMinor),
    special: product.specialMinor === null ? null : toDecimal(product.specialMinor),
    special_from: product.specialFrom?.toISOString() ?? null,
    special_until: product.specialUntil?.toISOString() ?? null,
    minimum: product.minimum,
    unit_amount: product.unitAmount === null ? null : Number(product.unitAmount),
    unit_measure: product.unitMeasure ?? 'g',
    drained_amount: product.drainedAmount === null ? null : Number(product.drainedAmount),
    allergens: product.allergens,
    may_contain: product.mayContain,
    marks: product.marks,
    nutrition: toNutrition(product.nutrition),
    texts: { en: toText(product.texts?.['en']), fr: toText(product.texts?.['fr']) },
    options,
    sku: product.sku,
    is_stock_counted: product.isStockCounted,
    is_weighed: product.isWeighed,
    handle: product.handle,
    variants: stored.map((variant) => toVariantForm(variant, options)),
  };
}

async function findSameCode(
  db: Database,
  id: string,
): Promise<StaffDto['StaffProduct']['same_code']> {
  const { rows } = await sql<{ product_id: string; name: string }>`
    SELECT p.id AS product_id, ${productNameIn('en')} AS name
    FROM product own JOIN product p ON p.id <> own.id
      AND (p.barcode_key = own.barcode_key OR (own.barcode <> '' AND p.barcode = own.barcode))
    WHERE ${id}::bigint IN (own.id, own.parent_id) ORDER BY p.id LIMIT 10`.execute(db);
  return rows;
}

export async function findStaffProduct(
  db: Database,
  id: string,
): Promise<StaffDto['StaffProduct'] | undefined> {
  const { rows } = await sql<StoredProduct>`
    SELECT p.id, p.handle, p.stock, p.pictures, p.status, p.publish_at AS "publishAt", c.handle AS collection, p.brand, p.barcode, p.sku,
      p.is_stock_counted AS "isStockCounted", p.is_weighed AS "isWeighed",
      p.tax_class_id AS "taxClassId", p.tax_code AS "taxCode",
      p.price_minor AS "priceMinor", coalesce(p.dated_special_minor, p.special_minor) AS "specialMinor",
      p.special_from AS "specialFrom", p.special_until AS "specialUntil", p.minimum,
      p.unit_amount AS "unitAmount", p.unit_measure AS "unitMeasure",
      p.drained_amount AS "drainedAmount", p.allergens,
      p.may_contain AS "mayContain", p.marks, p.nutrition, (
        SELECT jsonb_object_agg(t.language, to_jsonb(t)) FROM product_text t WHERE t.product_id = p.id
      ) AS texts, (
        SELECT jsonb_agg(jsonb_build_object(
          'id', o.id::text, 'type', o.type, 'required', o.required, 'is_variant', o.is_variant,
          'name', jsonb_build_object('en', coalesce(o.name ->> 'en', ''), 'fr', coalesce(o.name ->> 'fr', '')),
          'values', (
            SELECT coalesce(jsonb_agg(jsonb_build_object(
              'id', v.id::text,
              'name', jsonb_build_object('en', coalesce(v.name ->> 'en', ''), 'fr', coalesce(v.name ->> 'fr', '')),
              'price', v.price_minor, 'is_default', v.is_default
            ) ORDER BY v.position, v.id), '[]')
            FROM product_option_value v WHERE v.option_id = o.id
          )
        ) ORDER BY o.position, o.id)
        FROM product_option o WHERE o.product_id = p.id
      ) AS options
    FROM product p JOIN collection c ON c.id = p.collection_id
    WHERE p.id = ${id}::bigint AND p.parent_id IS NULL`.execute(db);
  const [product] = rows;
  if (product === undefined) return undefined;
  const stored = await findVariants(db, id);
  const values = toValues(product, stored);
  return {
    product_id: product.id,
    handle: product.handle,
    version: versionOf(values),
    stock: product.stock,
    variants: stored.map((variant) => ({ variant_id: variant.id, stock: variant.stock })),
    images: product.pictures.map((name) => pictureUrl(name, 360)),
    values,
    same_code: await findSameCode(db, id),
  };
}
