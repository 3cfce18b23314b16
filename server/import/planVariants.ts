import { readPackSize } from '../../contract/packSize.ts';
import { UNCOUNTED_STOCK } from '../catalog/uncountedStock.ts';
import type { Text } from '../language.ts';
import { fill, texts } from '../texts.ts';
import { plainValue, type ImportRow, type ImportVariant } from './family.ts';
import type {
  StoredChoices,
  StoredOption,
  StoredValue,
  StoredVariant,
} from './variantRepository.ts';

/** A variant's fields after the import. */
type VariantFields = Omit<StoredVariant, 'id' | 'valueIds'>;

export interface PlannedVariant {
  row: ImportVariant;
  stored: StoredVariant | undefined;
  /** True if a stored variant, known by its SKU, gets other values. */
  isMoved: boolean;
  fields: VariantFields;
}

export interface PlannedVariants {
  /** Names of options that the product lacks. */
  newOptions: string[];
  variants: PlannedVariant[];
  /** Reasons why all or some variants can't be written, by row of the file. */
  notes: [ImportRow | ImportVariant, Text][];
}

const { noted, rejected } = texts.import;

/** Finds an option or value by its name in the language of the file, else in another one. Ignores case and spaces. */
export function named<Item extends StoredValue>(
  items: readonly Item[],
  name: string,
  language: string,
): Item | undefined {
  const wanted = plainValue(name);
  const isNamed = (text: string | undefined) => text !== undefined && plainValue(text) === wanted;
  return (
    items.find(({ names }) => isNamed(names[language])) ??
    items.find(({ names }) => Object.values(names).some(isNamed))
  );
}

/**
 * Returns the stored options in the order of the file's. A single renamed one is known by its place.
 * @returns undefined if the product has other options
 */
export function matchOptions(
  row: ImportRow,
  stored: StoredChoices | undefined,
): StoredOption[] | undefined {
  const options = stored?.options ?? [];
  if (options.length !== row.options.length) return undefined;
  const left = [...options];
  const known = row.options.map(({ name }) => {
    const found = named(left, name, row.language);
    if (found) left.splice(left.indexOf(found), 1);
    return found;
  });
  if (left.length > 1) return undefined;
  return known.flatMap((option) => option ?? left);
}

/** A size as a value ("5 kg") is also the content of a new variant. */
function contentIn(values: readonly string[], language: string): ImportVariant['content'] {
  for (const value of values) {
    const size = readPackSize(value, language);
    if (size.verdict === 'read') return size;
  }
  return undefined;
}

function fieldsOf(
  row: ImportVariant,
  stored: StoredVariant | undefined,
  language: string,
  stock: number,
): VariantFields {
  const content =
    row.content ?? (stored === undefined ? contentIn(row.values, language) : undefined);
  const isStockCounted = row.isStockCounted ?? stored?.isStockCounted ?? true;
  return {
    priceMinor: row.priceMinor,
    specialMinor: row.specialMinor,
    stock: isStockCounted ? (row.stock ?? stored?.stock ?? stock) : UNCOUNTED_STOCK,
    isStockCounted,
    sku: row.sku ?? stored?.sku ?? '',
    barcode: row.barcode ?? stored?.barcode ?? '',
    unitAmount: (content === undefined ? stored?.unitAmount : content?.amount) ?? null,
    unitMeasure: (content === undefined ? stored?.unitMeasure : content?.measure) ?? null,
  };
}

/** Maximum number of variants of one product; the contract's limit. */
const MOST_VARIANTS = 1000;

/**
 * Compares the variants of a file's product with the stored ones. They are known by their values, else by their SKU.
 * @param constantStock of new variants without a stock
 */
export function planVariants(
  row: ImportRow,
  stored: StoredChoices | undefined,
  constantStock: number,
): PlannedVariants {
  const { language } = row;
  const storedVariants = stored?.variants ?? [];
  if (row.variants.length === 0) {
    const notes: PlannedVariants['notes'] =
      storedVariants.length > 0 ? [[row, noted.hasVariants]] : [];
    return { newOptions: [], variants: [], notes };
  }
  const options = matchOptions(row, stored);
  if (stored !== undefined && options === undefined) {
    const known = stored.options
      .map(({ names }) => names[language] ?? names['en'] ?? '')
      .join(', ');
    return { newOptions: [], variants: [], notes: [[row, fill(noted.otherOptions, { known })]] };
  }

  const idsOf = ({ values }: ImportVariant) =>
    values.map((value, index) => named(options?.[index]?.values ?? [], value, language)?.id);
  const taken = new Set<StoredVariant>();
  const take = (isMatch: (one: StoredVariant) => boolean): StoredVariant | undefined => {
    const found = storedVariants.find((one) => !taken.has(one) && isMatch(one));
    if (found) taken.add(found);
    return found;
  };
  const notes: PlannedVariants['notes'] = [];
  const keys = new Set<string>();
  const distinct = row.variants.filter((variant) => {
    const key = idsOf(variant)
      .map((id, index) => id ?? `new ${plainValue(variant.values[index] ?? '')}`)
      .join();
    const isNew = !keys.has(key);
    keys.add(key);
    if (!isNew) notes.push([variant, noted.sameValues]);
    return isNew;
  });
  const byValues = new Map(
    distinct.map((variant) => {
      const ids = idsOf(variant);
      return [variant, take(({ valueIds }) => ids.every((id) => id && valueIds.includes(id)))];
    }),
  );
  const planned = distinct.map((variant): PlannedVariant => {
    const same = byValues.get(variant);
    const { sku } = variant;
    const known = same ?? (sku ? take((one) => one.sku === sku) : undefined);
    return {
      row: variant,
      stored: known,
      isMoved: same === undefined && known !== undefined,
      fields: fieldsOf(variant, known, language, constantStock),
    };
  });
  let room = MOST_VARIANTS - storedVariants.length;
  const variants = planned.filter(({ row: variant, stored: known }) => {
    if (known !== undefined) return true;
    room -= 1;
    if (room < 0) notes.push([variant, fill(rejected.manyVariants, { most: MOST_VARIANTS })]);
    return room >= 0;
  });
  return {
    newOptions: stored === undefined ? row.options.map(({ name }) => name) : [],
    variants,
    notes,
  };
}
