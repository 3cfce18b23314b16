import { nameStockReason } from '../catalog/stockReason.ts';
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
import type { ImportRow } from './readRow.ts';
import { slugOf } from './slug.ts';

export interface BatchResult {
  inserted: number;
  updated: number;
  unchanged: number;
  sharedCodes: ReadonlyMap<string, string>;
}

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
          stock: row.stock ?? stored?.stock ?? constants.stock,
        }),
    minimum: row.minimum ?? stored?.minimum ?? constants.minimum,
    pictures: picturesOf(row, stored),
    rating,
    // Popularity is estimated from the rating, because the file has no sales figures.
    popularity: row.rating === null ? (stored?.popularity ?? 0) : Math.round(rating * 10),
    barcode: row.barcode ?? stored?.barcode ?? '',
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
  const texts = writes.flatMap(({ product: { key }, text }) => {
    const productId = stored.get(key)?.id ?? ids.get(key);
    return productId === undefined || isTextStored(text, stored.get(key))
      ? []
      : [{ productId, ...text }];
  });
  if (texts.length > 0) await upsertTexts(trx, language, texts);
  const fresh = texts.filter(({ productId }) => newIds.has(productId));
  if (language !== 'en' && fresh.length > 0) await upsertTexts(trx, 'en', fresh);

  const writtenIds = new Set([...ids.values(), ...texts.map(({ productId }) => productId)]);
  return {
    inserted: added.length,
    updated: writtenIds.size - added.length,
    unchanged: rows.length - writtenIds.size,
    sharedCodes: await findSharedCodes(
      trx,
      source,
      rows.flatMap(({ key, barcode }) => (barcode ? [key] : [])),
    ),
  };
}
