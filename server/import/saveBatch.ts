import { nameStockReason } from '../catalog/stockReason.ts';
import { UNCOUNTED_STOCK } from '../catalog/uncountedStock.ts';
import { uploadedPictureOf } from '../catalog/uploadedPicture.ts';
import type { Database } from '../db/schema.ts';
import { isSameJson } from '../isSameJson.ts';
import type { HandleChoice } from './trackHandles.ts';
import {
  ensureCollection,
  findSharedCodes,
  findTakenHandles,
  lockStoredRows,
  upsertProducts,
  upsertTexts,
  type ProductWrite,
  type StoredRow,
  type TextWrite,
} from './importRepository.ts';
import { FIRST_TAX_CLASS } from '../tax/taxRepository.ts';
import type { Mapping } from './mapping.ts';
import type { ImportRow, ImportVariant } from './family.ts';
import type { Text } from '../language.ts';
import { planVariants, type PlannedVariants } from './planVariants.ts';
import { saveVariants } from './saveVariants.ts';
import { slugOf } from './slug.ts';
import { fill, texts } from '../texts.ts';
import { findStoredChoices } from './variantRepository.ts';

export interface BatchResult {
  inserted: number;
  updated: number;
  unchanged: number;
  /** Notes that only the stored products show, by row. */
  notes: ReadonlyMap<ImportRow | ImportVariant, Text[]>;
}

const { noted } = texts.import;

/**
 * Chooses handles for new products, by product key. Tries the slug of the name, then slug and key, then adds a
 * number. In the shop's own exports the key is the handle.
 */
async function newHandles(
  trx: Database,
  rows: readonly ImportRow[],
  { source }: Mapping,
  choice: HandleChoice,
): Promise<Map<string, string>> {
  if (source === null) return new Map(rows.map(({ key }) => [key, key]));
  const choices = rows.map((row) => {
    const slug = slugOf(row.name) || 'product';
    const own = `${slug}-${slugOf(row.key) || 'item'}`;
    return { key: row.key, own, handles: [slug, own, `${own}-2`] };
  });
  const taken = new Set(
    await findTakenHandles(
      trx,
      choices.flatMap(({ handles }) => handles),
    ),
  );
  const isFree = (handle: string) => !taken.has(handle) && !choice.isGiven(handle);
  const chosen = new Map<string, string>();
  for (const { key, own, handles } of choices) {
    let handle = handles.find((candidate) => isFree(candidate));
    for (let number = handles.length; handle === undefined; number += 1) {
      const next = `${own}-${number}`;
      const [known] = await findTakenHandles(trx, [next]);
      if (known === undefined && isFree(next)) handle = next;
    }
    choice.give(handle);
    chosen.set(key, handle);
  }
  return chosen;
}

const PLACEHOLDER = 'category-other';

const isSameText = (a: string, b: string | undefined) =>
  a.replaceAll(/\r\n?/g, '\n') === b?.replaceAll(/\r\n?/g, '\n');

function textOf(
  name: keyof NonNullable<ImportRow['verbatim']>,
  row: ImportRow,
  stored: StoredRow | undefined,
): string {
  const isVerbatim = row.verbatim !== undefined && isSameText(row.verbatim[name], stored?.[name]);
  return (isVerbatim ? null : row[name]) ?? stored?.[name] ?? '';
}

function picturesOf({ picture }: ImportRow, stored: StoredRow | undefined): string[] {
  const names = stored?.pictures ?? [PLACEHOLDER];
  const hasUpload = names.some((name) => uploadedPictureOf(name) !== undefined);
  return hasUpload || picture === null ? names : [picture];
}

function contentOf(
  { content: read }: ImportRow,
  stored: StoredRow | undefined,
): Pick<StoredRow, 'unitAmount' | 'unitMeasure' | 'drainedAmount'> {
  const { unitAmount = null, unitMeasure = null, drainedAmount = null } = stored ?? {};
  const content = stored?.hasVariants ? undefined : read;
  if (content === undefined) return { unitAmount, unitMeasure, drainedAmount };
  return {
    unitAmount: content?.amount ?? null,
    unitMeasure: content?.measure ?? null,
    drainedAmount: content?.drained ?? null,
  };
}

function stockOf(
  { stock, isStockCounted, variants }: ImportRow,
  stored: StoredRow | undefined,
  constants: Mapping['constants'],
): number {
  if (!(isStockCounted ?? stored?.isStockCounted ?? true)) return UNCOUNTED_STOCK;
  return stock ?? stored?.stock ?? (variants.length > 0 ? 0 : constants.stock);
}

/**
 * Merges a row into the stored product. Keeps stored values that the file lacks, uploaded pictures, and a rating
 * that is based on the shop's own reviews. Price, stock and content of a product with variants stay those of the
 * variants.
 */
function mergeProduct(
  row: ImportRow,
  stored: StoredRow | undefined,
  constants: Mapping['constants'],
) {
  const isRated = row.rating === null || (stored && stored.reviewCount > 0);
  const rating = (isRated ? stored?.rating : row.rating) ?? 0;
  return {
    key: row.key,
    brand: textOf('brand', row, stored),
    ...(stored?.hasVariants
      ? { priceMinor: stored.priceMinor, specialMinor: stored.specialMinor, stock: stored.stock }
      : {
          priceMinor: row.priceMinor,
          specialMinor: row.specialMinor,
          stock: stockOf(row, stored, constants),
        }),
    isStockCounted: row.isStockCounted ?? stored?.isStockCounted ?? true,
    minimum: row.minimum ?? stored?.minimum ?? constants.minimum,
    pictures: picturesOf(row, stored),
    rating,
    // Popularity is estimated from the rating, because the file has no sales figures.
    popularity: row.rating === null ? (stored?.popularity ?? 0) : Math.round(rating * 10),
    barcode: row.barcode ?? stored?.barcode ?? '',
    sku: row.sku ?? stored?.sku ?? '',
    ...contentOf(row, stored),
    allergens: row.allergens ?? stored?.allergens ?? null,
    mayContain: row.mayContain ?? stored?.mayContain ?? [],
    taxClassId: row.taxClassId ?? stored?.taxClassId ?? FIRST_TAX_CLASS,
    taxCode: row.taxCode ?? stored?.taxCode ?? '',
    status: row.status ?? stored?.status ?? 'active',
  };
}

function isProductStored(write: ProductWrite, stored: StoredRow | undefined): boolean {
  if (stored === undefined) return false;
  const { popularity: _, ...rest } = write;
  const keys = Object.keys(rest) as (keyof typeof rest)[];
  return keys.every((key) => isSameJson([rest[key]], [stored[key]]));
}

function isTextStored(text: Omit<TextWrite, 'productId'>, stored: StoredRow | undefined): boolean {
  return (
    stored !== undefined &&
    stored.name === text.name &&
    stored.description === text.description &&
    stored.keywords === text.keywords
  );
}

/**
 * Writes a batch. Does not write unchanged products, so that their cached pages remain valid.
 * @param trx a transaction
 * @param rows with distinct keys and texts in one language
 * @param choice of handles for new products
 */
export async function saveBatch(
  trx: Database,
  rows: readonly ImportRow[],
  mapping: Mapping,
  choice: HandleChoice,
): Promise<BatchResult> {
  choice.clear();
  await nameStockReason(trx, { reason: 'import' });
  const { source, constants } = mapping;
  const language = rows[0]?.language ?? mapping.language;
  const stored = await lockStoredRows(
    trx,
    source,
    rows.map(({ key }) => key),
    language,
  );
  const added = rows.filter(({ key }) => !stored.has(key));
  const handles = await newHandles(trx, added, mapping, choice);
  const collectionIds = new Map<string, string>();
  for (const { collection, picture } of rows) {
    if (collectionIds.has(collection.handle)) continue;
    collectionIds.set(
      collection.handle,
      await ensureCollection(
        trx,
        collection,
        picture ?? PLACEHOLDER,
        language,
        mapping.columns.collectionPath === undefined,
      ),
    );
  }

  const writes = rows.map((row): { product: ProductWrite; text: Omit<TextWrite, 'productId'> } => {
    const product = mergeProduct(row, stored.get(row.key), constants);
    return {
      product: {
        ...product,
        handle: stored.get(row.key)?.handle ?? handles.get(row.key) ?? '',
        collectionId: collectionIds.get(row.collection.handle) ?? '',
      },
      text: {
        name: textOf('name', row, stored.get(row.key)),
        description: textOf('description', row, stored.get(row.key)),
        keywords: textOf('keywords', row, stored.get(row.key)),
      },
    };
  });

  const products = writes
    .map(({ product }) => product)
    .filter((product) => !isProductStored(product, stored.get(product.key)));
  const ids =
    products.length > 0 ? await upsertProducts(trx, source, products) : new Map<string, string>();
  const newIds = new Set(added.flatMap(({ key }) => ids.get(key) ?? []));
  const textWrites = writes.flatMap(({ product: { key }, text }) => {
    const productId = stored.get(key)?.id ?? ids.get(key);
    return productId === undefined || isTextStored(text, stored.get(key))
      ? []
      : [{ productId, ...text }];
  });
  if (textWrites.length > 0) await upsertTexts(trx, language, textWrites);
  const fresh = textWrites.filter(({ productId }) => newIds.has(productId));
  if (language !== 'en' && fresh.length > 0) await upsertTexts(trx, 'en', fresh);

  const idOf = ({ key }: ImportRow) => stored.get(key)?.id ?? ids.get(key) ?? '';
  const plans = await plansOf(trx, rows, stored, constants);
  const variantIds = await saveVariants(
    trx,
    language,
    rows.flatMap((row) => {
      const plan = plans.get(row);
      return plan ? [{ productId: idOf(row), row, plan }] : [];
    }),
  );

  const changedTexts = new Set(textWrites.map(({ productId }) => productId));
  const written = rows.filter(
    (row) =>
      ids.has(row.key) ||
      changedTexts.has(idOf(row)) ||
      row.variants.some((variant) => variantIds.has(variant)),
  );
  const notes = new Map<ImportRow | ImportVariant, Text[]>();
  const note = (row: ImportRow | ImportVariant, further: Text[]) =>
    notes.set(row, [...(notes.get(row) ?? []), ...further]);
  for (const [row, plan] of plans) note(row, plan.notes);
  const codes = new Map<string, ImportRow | ImportVariant>(
    rows.flatMap((row) => [
      ...(row.barcode ? [[idOf(row), row] as const] : []),
      ...row.variants.flatMap((variant) => {
        const id = variantIds.get(variant);
        return variant.barcode && id !== undefined ? [[id, variant] as const] : [];
      }),
    ]),
  );
  for (const [id, handle] of await findSharedCodes(trx, [...codes.keys()])) {
    const row = codes.get(id);
    if (row) note(row, [fill(noted.sharedCode, { code: row.barcode ?? '', handle })]);
  }
  return {
    inserted: added.length,
    updated: written.length - added.length,
    unchanged: rows.length - written.length,
    notes,
  };
}

async function plansOf(
  db: Database,
  rows: readonly ImportRow[],
  stored: ReadonlyMap<string, StoredRow>,
  { stock }: Mapping['constants'],
): Promise<Map<ImportRow, PlannedVariants>> {
  const ids = rows.flatMap(({ key, variants }) => {
    const known = stored.get(key);
    return known && (known.hasVariants || variants.length > 0) ? [known.id] : [];
  });
  const choices = await findStoredChoices(db, ids);
  return new Map(
    rows
      .filter(({ key, variants }) => variants.length > 0 || stored.get(key)?.hasVariants)
      .map((row) => [row, planVariants(row, choices.get(stored.get(row.key)?.id ?? ''), stock)]),
  );
}
