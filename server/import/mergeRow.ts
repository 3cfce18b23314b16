import { toNutrition } from '../../contract/nutrients.ts';
import { isWeightStep } from '../../contract/weight.ts';
import { PLACEHOLDER } from '../catalog/placeholderPicture.ts';
import { UNCOUNTED_STOCK } from '../../contract/uncountedStock.ts';
import { uploadedPictureOf } from '../catalog/uploadedPicture.ts';
import { isSameJson } from '../isSameJson.ts';
import { FIRST_TAX_CLASS } from '../tax/taxRepository.ts';
import type { ImportRow } from './family.ts';
import type { ProductWrite, StoredRow } from './importRepository.ts';
import { TEXT_FIELDS, type ProductTexts, type TextField } from './textColumns.ts';
import type { Mapping } from './mapping.ts';

const isSameText = (a: string, b: string | undefined) =>
  a.replaceAll(/\r\n?/g, '\n') === b?.replaceAll(/\r\n?/g, '\n');

export function textOf(
  name: TextField | 'brand',
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
 * that is based on the shop's own reviews. Price, stock, codes and content of a product with variants are those of
 * the variants.
 */
export function mergeProduct(
  row: ImportRow,
  stored: StoredRow | undefined,
  constants: Mapping['constants'],
) {
  const isRated = row.rating === null || (stored && stored.reviewCount > 0);
  const isVaried = row.variants.length > 0 || (stored?.hasVariants ?? false);
  const content = contentOf(row, stored);
  const wantsWeight = row.isWeighed ?? stored?.isWeighed ?? false;
  const hasStep = isVaried || isWeightStep(content.unitAmount, content.unitMeasure);
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
    isStockCounted: isVaried || (row.isStockCounted ?? stored?.isStockCounted ?? true),
    minimum: row.minimum ?? stored?.minimum ?? constants.minimum,
    pictures: picturesOf(row, stored),
    rating,
    // Popularity is estimated from the rating, because the file has no sales figures.
    popularity: row.rating === null ? (stored?.popularity ?? 0) : Math.round(rating * 10),
    barcode: isVaried ? '' : (row.barcode ?? stored?.barcode ?? ''),
    sku: isVaried ? '' : (row.sku ?? stored?.sku ?? ''),
    ...content,
    allergens: row.allergens ?? stored?.allergens ?? null,
    mayContain: row.mayContain ?? stored?.mayContain ?? [],
    marks: row.marks ?? stored?.marks ?? [],
    nutrition: toNutrition({ ...stored?.nutrition, ...row.nutrition }),
    isWeighed: wantsWeight && hasStep,
    taxClassId: row.taxClassId ?? stored?.taxClassId ?? FIRST_TAX_CLASS,
    taxCode: row.taxCode ?? stored?.taxCode ?? '',
    status: row.status ?? stored?.status ?? 'active',
  };
}

export function isProductStored(write: ProductWrite, stored: StoredRow | undefined): boolean {
  if (stored === undefined) return false;
  const { popularity: _, ...rest } = write;
  const keys = Object.keys(rest) as (keyof typeof rest)[];
  return keys.every((key) => isSameJson([rest[key]], [stored[key]]));
}

export function isTextStored(text: ProductTexts, stored: StoredRow | undefined): boolean {
  return stored !== undefined && TEXT_FIELDS.every((field) => stored[field] === text[field]);
}
