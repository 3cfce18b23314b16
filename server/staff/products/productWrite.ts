import { sql } from 'kysely';
import { specialColumns } from '../../catalog/scheduledSales.ts';
import { nameMember } from '../../catalog/stockReason.ts';
import { toMinor } from '../../currency/minorUnits.ts';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import { isSameJson } from '../../isSameJson.ts';
import { isSlug } from '../../import/slug.ts';
import type { Text } from '../../language.ts';
import { texts } from '../../texts.ts';
import { changedValues } from '../changes/changedValues.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import { flatTexts } from '../flatTexts.ts';
import { freeHandle, isHandleTaken } from '../freeHandle.ts';
import { cleanValues, findErrors } from './productCheck.ts';
import { writeOptions } from './productOptions.ts';
import { findStaffProduct } from './productRead.ts';
import { withoutOwnSale, writeVariants } from './productVariants.ts';
import { ProductRejection } from './productRejection.ts';
import type { StaffDto } from '../staffDto.ts';

type Values = StaffDto['ProductValues'];
type StaffProduct = StaffDto['StaffProduct'];

export interface ProductWritten {
  product: StaffProduct;
  change?: StaffChange | undefined;
}

const flatProduct = ({ texts: said, ...others }: Values) => ({ ...flatTexts(said), ...others });

function withIds(options: Values['options'], stored: Values['options']): Values['options'] {
  return options.map((option, place) => ({
    ...option,
    id: option.id ?? stored[place]?.id ?? null,
    values: option.values.map((value, index) => ({
      ...value,
      id: value.id ?? stored[place]?.values[index]?.id ?? null,
    })),
  }));
}

const byChoice = (one: { choice: number[] }, other: { choice: number[] }) =>
  one.choice.join().localeCompare(other.choice.join());

function isSaved(values: Values, stored: Values): boolean {
  const ids = new Map(stored.variants.map(({ id, choice }) => [choice.join(), id]));
  const variants = values.variants
    .map(({ stock: _stock, ...variant }) => ({
      ...variant,
      id: variant.id ?? ids.get(variant.choice.join()) ?? null,
    }))
    .toSorted(byChoice);
  const options = withIds(values.options, stored.options);
  const storedVariants = stored.variants.toSorted(byChoice);
  return isSameJson({ ...values, options, variants }, { ...stored, variants: storedVariants });
}

async function findHandleError(
  trx: Database,
  handle: string,
  stored: string,
): Promise<Text | undefined> {
  if (handle === stored) return undefined;
  if (!isSlug(handle)) return texts.staff.handle;
  return (await isHandleTaken(trx, handle)) ? texts.staff.handleTaken : undefined;
}

/** @param handle accepted without a check: the stored handle, or a newly generated one */
async function columnsOf(trx: Database, values: Values, handle: string) {
  const errors = findErrors(values);
  const handleError = await findHandleError(trx, values.handle, handle);
  if (handleError) errors['handle'] = handleError;
  const collection = await trx
    .selectFrom('collection')
    .select('id')
    .where('handle', '=', values.collection)
    // Wait for a concurrent deletion of the collection, so that no product refers to a deleted collection.
    .forKeyShare()
    .executeTakeFirst();
  const taxClass = await trx
    .selectFrom('tax_class')
    .select('id')
    .where('id', '=', values.tax_class_id)
    .forKeyShare()
    .executeTakeFirst();
  if (collection === undefined) errors['collection'] = texts.staff.noCollection;
  if (taxClass === undefined) errors['tax_class_id'] = texts.staff.tax.noClass;
  if (collection === undefined || taxClass === undefined || Object.keys(errors).length > 0) {
    throw new ProductRejection(errors, false);
  }
  return {
    status: values.status,
    publish_at: values.publish_at === null ? null : new Date(values.publish_at),
    collection_id: collection.id,
    brand: values.brand,
    barcode: values.barcode,
    sku: values.sku,
    handle: values.handle,
    is_stock_counted: values.is_stock_counted,
    is_weighed: values.is_weighed,
    tax_class_id: taxClass.id,
    tax_code: values.tax_code,
    price_minor: toMinor(values.price),
    ...specialColumns({
      minor: values.special === null ? null : toMinor(values.special),
      from: values.special_from === null ? null : new Date(values.special_from),
      until: values.special_until === null ? null : new Date(values.special_until),
    }),
    minimum: values.minimum,
    unit_amount: values.unit_amount,
    unit_measure: values.unit_amount === null ? null : values.unit_measure,
    drained_amount: values.drained_amount,
    allergens: values.allergens,
    may_contain: [...values.may_contain],
    marks: [...values.marks],
    nutrition: values.nutrition === null ? null : JSON.stringify(values.nutrition),
  };
}

async function writeTexts(trx: Database, id: string, said: Values['texts']): Promise<void> {
  for (const [language, text] of Object.entries(said)) {
    if (text.name === '') {
      await trx
        .deleteFrom('product_text')
        .where('product_id', '=', id)
        .where('language', '=', language)
        .execute();
    } else {
      await trx
        .insertInto('product_text')
        .values({ product_id: id, language, ...text })
        .onConflict((conflict) => conflict.columns(['product_id', 'language']).doUpdateSet(text))
        .execute();
    }
  }
}

async function readWritten(trx: Database, id: string): Promise<StaffProduct> {
  const product = await findStaffProduct(trx, id);
  if (product === undefined) throw new RequestError(404, texts.staff.noProduct);
  return product;
}

/**
 * Saves a product except its pictures and the stock of saved variants. Writes only changed parts, so that
 * unaffected pages stay cached. Equal values are a no-op, so a retry succeeds.
 * @throws RequestError 404 if unknown, 409 if the version is stale
 * @throws ProductRejection 422 if a value is invalid
 */
export async function saveProduct(
  trx: Database,
  memberId: string,
  id: string,
  { version, values: sent }: StaffDto['ProductForm'],
): Promise<ProductWritten> {
  await sql`
    SELECT FROM product WHERE ${id}::bigint IN (id, parent_id) ORDER BY id FOR UPDATE`.execute(trx);
  const before = await readWritten(trx, id);
  const cleaned = cleanValues(sent);
  const values = withoutOwnSale(
    { ...cleaned, handle: cleaned.handle || before.handle },
    before.values,
  );
  const columns = await columnsOf(trx, values, before.handle);
  if (isSaved(values, before.values)) return { product: before };
  if (before.version !== version) throw new RequestError(409, texts.staff.productChanged);

  const { texts: said, options, variants, ...own } = values;
  const {
    texts: saidBefore,
    options: optionsBefore,
    variants: variantsBefore,
    ...ownBefore
  } = before.values;
  if (!isSameJson(own, ownBefore)) {
    await trx.updateTable('product').set(columns).where('id', '=', id).execute();
  }
  if (!isSameJson(said, saidBefore)) await writeTexts(trx, id, said);
  await nameMember(trx, memberId);
  if (!isSameJson([options, variants], [optionsBefore, variantsBefore])) {
    await writeOptions(trx, id, options);
    await writeVariants(trx, id, variants);
  }
  const product = await readWritten(trx, id);
  const changed = changedValues(flatProduct(before.values), flatProduct(product.values));
  return { product, change: changed && { subject: 'product', subjectId: id, ...changed } };
}

export async function addProduct(
  trx: Database,
  memberId: string,
  { stock, values: sent }: StaffDto['NewProductForm'],
): Promise<ProductWritten> {
  const cleaned = cleanValues(sent);
  const made = cleaned.handle === '' ? await freeHandle(trx, 'product', cleaned.texts.en.name) : '';
  const values = withoutOwnSale({ ...cleaned, handle: cleaned.handle || made });
  const columns = await columnsOf(trx, values, made);
  await nameMember(trx, memberId);
  const { id } = await trx
    .insertInto('product')
    .values({ ...columns, stock })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeTexts(trx, id, values.texts);
  await writeOptions(trx, id, values.options);
  await writeVariants(trx, id, values.variants);
  const product = await readWritten(trx, id);
  return {
    product,
    change: {
      subject: 'product',
      subjectId: id,
      before: {},
      after: { stock, ...flatProduct(product.values) },
    },
  };
}

/** Deletes products in one transaction; skips those that are gone. @returns changes for the activity log */
export async function deleteProducts(
  trx: Database,
  ids: readonly string[],
): Promise<StaffChange[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM product WHERE id = ANY (${ids}::bigint[]) AND parent_id IS NULL
    ORDER BY id FOR UPDATE`.execute(trx);
  const changes: StaffChange[] = [];
  for (const { id } of rows) changes.push((await deleteProduct(trx, id)).change);
  return changes;
}

/**
 * Deletes a product with its pictures, reviews and stock alerts, and removes it from carts.
 * @throws RequestError 404 if unknown
 */
export async function deleteProduct(trx: Database, id: string): Promise<{ change: StaffChange }> {
  const { rows } = await sql<{ stock: number }>`
    SELECT stock FROM product WHERE id = ${id}::bigint FOR UPDATE`.execute(trx);
  const { values } = await readWritten(trx, id);
  await trx.deleteFrom('product').where('id', '=', id).execute();
  return {
    change: {
      subject: 'product',
      subjectId: id,
      before: { stock: rows[0]?.stock ?? 0, ...flatProduct(values) },
      after: {},
    },
  };
}
