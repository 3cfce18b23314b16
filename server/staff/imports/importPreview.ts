import { toDecimal } from '../../currency/minorUnits.ts';
import type { Database } from '../../db/schema.ts';
import type { ReadProduct } from '../../import/readFamilies.ts';
import { findStoredRows, type StoredRow } from '../../import/importRepository.ts';
import type { Mapping } from '../../import/mapping.ts';
import type { ImportRow } from '../../import/family.ts';
import type { Language } from '../../language.ts';
import type { StaffDto } from '../staffDto.ts';

type PreviewRow = StaffDto['ImportPreview']['rows'][number];
type Values = NonNullable<PreviewRow['before']>;

function valuesOf({
  name,
  priceMinor,
  specialMinor,
  stock,
  isStockCounted,
}: ImportRow | StoredRow): Values {
  return {
    name,
    price: toDecimal(specialMinor ?? priceMinor),
    ...(specialMinor !== null && { list_price: toDecimal(priceMinor) }),
    ...(stock !== null && isStockCounted !== false && { stock }),
  };
}

function differing(stored: StoredRow, product: ImportRow): Values | undefined {
  const [before, after] = [valuesOf(stored), valuesOf(product)];
  const names = ['name', 'price', 'list_price', 'stock'] as const;
  const changed = names.filter((name) => {
    const isSaid = name !== 'stock' || after.stock !== undefined;
    return isSaid && before[name] !== after[name];
  });
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((name) => [name, before[name]])) as Values;
}

export async function previewRows(
  db: Database,
  read: readonly ReadProduct[],
  mapping: Mapping,
  language: Language,
): Promise<PreviewRow[]> {
  const keys = read.flatMap((row) => ('product' in row ? [row.product.key] : []));
  const stored = await findStoredRows(db, mapping.source, keys, mapping.language);
  return read.map((row) => {
    if ('rejection' in row) {
      return { row: row.rejection.row, reason: row.rejection.reason[language] };
    }
    const { product } = row;
    const known = stored.get(product.key);
    const before = known && differing(known, product);
    return {
      row: product.place.row,
      reason: '',
      key: product.key,
      collection: product.collection.name,
      ...valuesOf(product),
      is_new: known === undefined,
      ...(product.variants.length > 0 && { variants: product.variants.length }),
      ...(before && { before }),
      ...(product.notes.length > 0 && { notes: product.notes.map((note) => note[language]) }),
    };
  });
}
