import { readPackSize } from '../../contract/packSize.ts';
import { UNCOUNTED_STOCK } from '../catalog/uncountedStock.ts';
import type { Text } from '../language.ts';
import { fill, texts } from '../texts.ts';
import type { ImportRow, ImportVariant } from './family.ts';
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
  fields: VariantFields;
}

export interface PlannedVariants {
  /** Names of options that the product lacks. */
  newOptions: string[];
  variants: PlannedVariant[];
  /** Reasons why variants can't be written. */
  notes: Text[];
}

const { noted } = texts.import;

export const named = <Item extends StoredValue>(items: readonly Item[], name: string) =>
  items.find(({ names }) => names.includes(name));

/**
 * Returns the stored options in the order of the file's. Renamed ones are known by their place.
 * @returns undefined if the product has another number of options
 */
export function matchOptions(
  row: ImportRow,
  stored: StoredChoices | undefined,
): StoredOption[] | undefined {
  const options = stored?.options ?? [];
  if (options.length !== row.options.length) return undefined;
  const byName = row.options.map(({ name }) => named(options, name));
  const isKnown = byName.every((option) => option !== undefined);
  return isKnown && new Set(byName).size === byName.length ? byName : options;
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

/**
 * Compares the variants of a file's product with the stored ones. They are known by their values, else by their SKU.
 * @param constantStock of new variants without a stock
 */
export function planVariants(
  row: ImportRow,
  stored: StoredChoices | undefined,
  constantStock: number,
): PlannedVariants {
  if (row.variants.length === 0) {
    const isSold = stored !== undefined && stored.variants.length > 0;
    return { newOptions: [], variants: [], notes: isSold ? [noted.hasVariants] : [] };
  }
  const options = matchOptions(row, stored);
  if (stored !== undefined && options === undefined) {
    const known = stored.options.map(({ names }) => names[0] ?? '').join(', ');
    return { newOptions: [], variants: [], notes: [fill(noted.otherOptions, { known })] };
  }
  const taken = new Set<StoredVariant>();
  const find = ({ values, sku }: ImportVariant): StoredVariant | undefined => {
    const ids = values.map((value, index) => named(options?.[index]?.values ?? [], value)?.id);
    const isChosen = ({ valueIds }: StoredVariant) =>
      ids.every((id) => id !== undefined && valueIds.includes(id));
    const variants = stored?.variants.filter((variant) => !taken.has(variant)) ?? [];
    return (
      variants.find(isChosen) ?? (sku ? variants.find((variant) => variant.sku === sku) : undefined)
    );
  };
  return {
    newOptions: stored === undefined ? row.options.map(({ name }) => name) : [],
    variants: row.variants.map((variant) => {
      const known = find(variant);
      if (known !== undefined) taken.add(known);
      const fields = fieldsOf(variant, known, row.language, constantStock);
      return { row: variant, stored: known, fields };
    }),
    notes: [],
  };
}
