import { readPackSize } from '../../contract/packSize.ts';
import { UNCOUNTED_STOCK } from '../../contract/uncountedStock.ts';
import { isSameJson } from '../isSameJson.ts';
import type { Text } from '../language.ts';
import { fill, texts } from '../texts.ts';
import { MOST_VARIANTS, plainValue, type ImportRow, type ImportVariant } from './family.ts';
import type {
  StoredChoices,
  StoredOption,
  StoredValue,
  StoredVariant,
} from './variantRepository.ts';

type VariantFields = Omit<StoredVariant, 'id' | 'valueIds'>;

interface PlannedVariant {
  row: ImportVariant;
  stored: StoredVariant | undefined;
  /** True if a stored variant was matched by SKU and gets other option values. */
  isMoved: boolean;
  isChanged: boolean;
  fields: VariantFields;
}

export interface PlannedVariants {
  newOptions: string[];
  variants: PlannedVariant[];
  notes: [ImportRow | ImportVariant, Text][];
}

const { noted, rejected } = texts.import;

type Finder<Item> = (name: string) => Item | undefined;

/**
 * Returns a function that finds an option or value by its name: in the language of the file, else in another one.
 * Ignores case and spaces.
 */
export function finderOf<Item extends StoredValue>(
  items: readonly Item[],
  language: string,
): Finder<Item> {
  const inOthers = new Map<string, Item>();
  const inLanguage = new Map<string, Item>();
  for (const item of items.toReversed()) {
    for (const name of Object.values(item.names)) inOthers.set(plainValue(name), item);
    const own = item.names[language];
    if (own !== undefined) inLanguage.set(plainValue(own), item);
  }
  return (name) => inLanguage.get(plainValue(name)) ?? inOthers.get(plainValue(name));
}

/**
 * Returns the stored options in the file's order. Matches a single renamed option by its position.
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
    const found = finderOf(left, row.language)(name);
    if (found) left.splice(left.indexOf(found), 1);
    return found;
  });
  if (left.length > 1) return undefined;
  return known.flatMap((option) => option ?? left);
}

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

const choiceKey = (ids: readonly (string | undefined)[]): string =>
  ids.toSorted((one, other) => Number(one) - Number(other)).join();

function isStored(
  { id: _id, valueIds: _valueIds, ...stored }: StoredVariant,
  fields: VariantFields,
) {
  return isSameJson(stored, fields);
}

/**
 * Compares a product's variants in the file with the stored ones. Matches them by values, else by SKU.
 * @param constantStock stock of new variants if the file states none
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

  const finders = options?.map((option) => finderOf(option.values, language)) ?? [];
  const idsByVariant = new Map(
    row.variants.map((variant) => [
      variant,
      variant.values.map((value, index) => finders[index]?.(value)?.id),
    ]),
  );
  const idsOf = (variant: ImportVariant) => idsByVariant.get(variant) ?? [];
  const byKey = new Map(storedVariants.map((one) => [choiceKey(one.valueIds), one]));
  const bySku = Map.groupBy(storedVariants, ({ sku }) => sku);
  const taken = new Set<StoredVariant>();
  const take = (found: StoredVariant | undefined): StoredVariant | undefined => {
    if (found === undefined || taken.has(found)) return undefined;
    taken.add(found);
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
    distinct.map((variant) => [variant, take(byKey.get(choiceKey(idsOf(variant))))]),
  );
  const planned = distinct.map((variant): PlannedVariant => {
    const same = byValues.get(variant);
    const { sku } = variant;
    const left = sku ? bySku.get(sku)?.find((one) => !taken.has(one)) : undefined;
    const known = same ?? take(left);
    const fields = fieldsOf(variant, known, language, constantStock);
    const isMoved = same === undefined && known !== undefined;
    const isChanged = known === undefined || isMoved || !isStored(known, fields);
    return { row: variant, stored: known, isMoved, isChanged, fields };
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
