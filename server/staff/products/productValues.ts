import { sql } from 'kysely';
import { writeSpecials } from '../../catalog/scheduledSales.ts';
import { nameMember, nameStockReason } from '../../catalog/stockReason.ts';
import type { Currency } from '../../currency/currencyRepository.ts';
import { findStoreCurrency } from '../../currency/storeCurrency.ts';
import { currencyText } from '../../currency/currencyText.ts';
import { isWholeMinor, toMinor, toDecimal } from '../../currency/minorUnits.ts';
import type { Database } from '../../db/schema.ts';
import { lockProducts } from '../../orders/placing/stock.ts';
import type { Text } from '../../language.ts';
import { fill, inEveryLanguage, texts } from '../../texts.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import { ProductRejection } from './productRejection.ts';
import type { StaffDto } from '../staffDto.ts';

/** Price and sale price in minor units; null without a sale price. */
interface Values {
  price: number;
  special: number | null;
  stock: number;
}

interface LockedProduct extends Values {
  name: string;
  hasVariants: boolean;
  isStockCounted: boolean;
}

type Field = StaffDto['ProductField'];

const COLUMNS = { price: 'price_minor', stock: 'stock' } as const;

const toStored = (field: Field, value: number | null) =>
  value === null || field === 'stock' ? value : toMinor(value);

const toSent = (field: Field, value: number | null) =>
  value === null || field === 'stock' ? value : toDecimal(value);

async function lockProductValues(
  trx: Database,
  ids: readonly string[],
): Promise<Map<string, LockedProduct>> {
  await lockProducts(trx, ids);
  const { rows } = await sql<LockedProduct & { id: string }>`
    SELECT id, price_minor AS price, coalesce(dated_special_minor, special_minor) AS special, stock,
      has_variants AS "hasVariants", is_stock_counted AS "isStockCounted",
      coalesce((SELECT name FROM product_text WHERE product_id = product.id AND language = 'en'), handle) AS name
    FROM product WHERE id = ANY (${ids}::bigint[])`.execute(trx);
  return new Map(rows.map(({ id, ...product }) => [id, product]));
}

function valueText(field: Field, value: number | null, currency: Currency): Text {
  return inEveryLanguage((language) => {
    if (value === null) return texts.staff.noSpecial[language];
    return field === 'stock' ? String(value) : currencyText(value, currency, language);
  });
}

function whyInvalid(field: Field, next: Values, currency: Currency): Text | undefined {
  if (next.price <= 0) return texts.staff.price;
  if (next.special === null || (next.special > 0 && next.special < next.price)) return undefined;
  if (field === 'special') return texts.staff.special;
  const special = valueText('special', next.special, currency);
  return inEveryLanguage(
    (language) => fill(texts.staff.belowSpecial, { special: special[language] })[language],
  );
}

function whyMalformed(field: Field, value: number | null): Text | undefined {
  if (field === 'stock') return Number.isInteger(value) ? undefined : texts.staff.wholeStock;
  if (value === null) return field === 'special' ? undefined : texts.staff.price;
  return isWholeMinor(value) ? undefined : texts.staff.price;
}

async function writeValues(
  trx: Database,
  field: Field,
  changes: readonly { id: string; next: number | null }[],
): Promise<void> {
  if (field === 'special') {
    await writeSpecials(
      trx,
      changes.map(({ id, next }) => ({ id, minor: next })),
    );
    return;
  }
  await sql`
    UPDATE product SET ${sql.ref(COLUMNS[field])} = change.value
    FROM unnest(${changes.map(({ id }) => id)}::bigint[], ${changes.map(({ next }) => next)}::integer[]) AS change (id, value)
    WHERE product.id = change.id`.execute(trx);
}

/**
 * Changes one field of several products, all or none. Records stock changes as corrections. Equal values are a
 * no-op, so a retry succeeds.
 * @returns changes for the activity log
 * @throws ProductRejection 409 if a product is gone or its value has changed since, 422 if a value is invalid
 */
export async function changeValues(
  trx: Database,
  memberId: string,
  { field, changes: sent }: StaffDto['ProductValuesForm'],
): Promise<StaffChange[]> {
  // If a product occurs several times, use its last change.
  const changes = [...new Map(sent.map((change) => [change.product_id, change])).values()];
  const currency = await findStoreCurrency(trx);
  const products = await lockProductValues(
    trx,
    changes.map(({ product_id: id }) => id),
  );
  const conflicts: Record<string, Text> = {};
  const errors: Record<string, Text> = {};
  const wanted = changes.flatMap(({ product_id: id, from, to }) => {
    const product = products.get(id);
    if (product === undefined) {
      conflicts[id] = texts.staff.noProduct;
      return [];
    }
    const { [field]: now } = product;
    const next = toStored(field, to);
    const malformed = whyMalformed(field, to);
    if (malformed === undefined && now === next) return [];
    if (now !== toStored(field, from)) {
      const value = valueText(field, now, currency);
      conflicts[id] = inEveryLanguage(
        (language) => fill(texts.staff.valueChanged, { value: value[language] })[language],
      );
    }
    const invalid = malformed ?? whyInvalid(field, { ...product, [field]: next }, currency);
    if (invalid) errors[id] = invalid;
    if (product.hasVariants) errors[id] = texts.staff.hasVariants;
    if (field === 'stock' && !product.isStockCounted) errors[id] = texts.staff.uncounted;
    return [{ id, name: product.name, now, next }];
  });
  if (Object.keys(conflicts).length > 0) throw new ProductRejection(conflicts, true);
  if (Object.keys(errors).length > 0) throw new ProductRejection(errors, false);

  await nameMember(trx, memberId);
  if (field === 'stock') await nameStockReason(trx, { reason: 'correction' });
  await writeValues(trx, field, wanted);
  return wanted.map(({ id, name, now, next }) => ({
    subject: 'product',
    subjectId: id,
    before: { product: name, [field]: toSent(field, now) },
    after: { product: name, [field]: toSent(field, next) },
  }));
}
