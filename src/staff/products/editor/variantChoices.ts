import { parseAmount } from '../../ui/amount.ts';
import type { TypedOption } from './optionForm.ts';
import type { TypedVariant } from './variantForm.ts';

const choosingOptions = (options: readonly TypedOption[]): TypedOption[] =>
  options.filter((option) => option.is_variant);

export function variantName(options: readonly TypedOption[], { choice }: TypedVariant): string {
  return choosingOptions(options)
    .map((option, index) => option.values[choice[index] ?? -1]?.name.en ?? '')
    .join(' / ');
}

/**
 * Appends a variant for each combination of values that has none. Sets its price to the product's price plus the
 * extra prices of the values.
 */
export function withAllCombinations(
  options: readonly TypedOption[],
  variants: readonly TypedVariant[],
  base: Pick<TypedVariant, 'price' | 'unit_measure'>,
): TypedVariant[] {
  const choosing = choosingOptions(options);
  const known = new Set(variants.map(({ choice }) => choice.join()));
  const combinations = choosing.reduce<number[][]>(
    (found, { values }) =>
      found.flatMap((choice) => values.map((_value, place) => [...choice, place])),
    choosing.length === 0 ? [] : [[]],
  );
  const priceOf = (choice: readonly number[]) =>
    choosing
      .map((option, index) => parseAmount(option.values[choice[index] ?? -1]?.price ?? '') ?? 0)
      .reduce((sum, extra) => sum + extra, parseAmount(base.price) ?? 0);
  const added = combinations
    .filter((choice) => !known.has(choice.join()))
    .map((choice) => ({
      id: null,
      choice,
      price: priceOf(choice) === 0 ? '' : priceOf(choice).toFixed(2),
      special: '',
      sku: '',
      is_stock_counted: true,
      barcode: '',
      unit_amount: '',
      unit_measure: base.unit_measure,
      stock: '0',
    }));
  return [...variants, ...added];
}

/** Number of variants that a product may have; the contract's limit. */
const MOST_VARIANTS = 1000;

/** Returns the number of combinations without a variant; 0 if all combinations exceed the limit. */
export function countMissing(
  options: readonly TypedOption[],
  variants: readonly TypedVariant[],
): number {
  const all = choosingOptions(options).reduce((product, { values }) => product * values.length, 1);
  return all > MOST_VARIANTS ? 0 : all - variants.length;
}

/** Returns the new position of an item; -1 if removed. An edited item is a new object at the old position. */
function placeAfter<Item>(item: Item, before: readonly Item[], after: readonly Item[]): number {
  const same = after.indexOf(item);
  if (same >= 0) return same;
  const place = before.indexOf(item);
  const isKept = before[place] !== undefined && after.length >= before.length;
  return isKept ? place : -1;
}

function fits(options: readonly TypedOption[], { choice }: TypedVariant): boolean {
  const choosing = choosingOptions(options);
  return (
    choosing.length === choice.length &&
    choosing.every(({ values }, index) => values[choice[index] ?? -1] !== undefined)
  );
}

/**
 * Adapts variants to changed options. Follows moved values and drops variants of removed values. Assigns the first
 * value of an option that starts to make variants. Returns the variants unchanged if no option makes variants.
 * @param after shares its unchanged objects with `before`
 */
export function followOptions(
  variants: readonly TypedVariant[],
  before: readonly TypedOption[],
  after: readonly TypedOption[],
): TypedVariant[] {
  const choosingBefore = choosingOptions(before);
  if (choosingOptions(after).length === 0) return [...variants];
  if (choosingBefore.length === 0) return variants.filter((variant) => fits(after, variant));
  const moved = variants.flatMap((variant) => {
    const choice = choosingOptions(after).map((option) => {
      const earlier = before.find((one) => after[placeAfter(one, before, after)] === option);
      const index = earlier ? choosingBefore.indexOf(earlier) : -1;
      const value = earlier?.values[variant.choice[index] ?? -1];
      return earlier && value ? placeAfter(value, earlier.values, option.values) : 0;
    });
    return choice.includes(-1) ? [] : [{ ...variant, choice }];
  });
  return [
    ...new Map(moved.toReversed().map((one) => [one.choice.join(), one])).values(),
  ].toReversed();
}
