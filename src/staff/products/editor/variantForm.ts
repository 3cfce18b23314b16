import type { VariantForm } from '../../../api/staffApi.ts';
import { parseAmount } from '../../ui/amount.ts';
import { typedQuantity, type TypedOption } from './optionForm.ts';

/** Variant as typed: amounts are texts. */
export interface TypedVariant extends Omit<
  VariantForm,
  'price' | 'special' | 'unit_amount' | 'stock'
> {
  readonly price: string;
  readonly special: string;
  readonly unit_amount: string;
  /** First stock of a new variant. */
  readonly stock: string;
}

export function readVariants(text: string): TypedVariant[] {
  return JSON.parse(text || '[]') as TypedVariant[];
}

export function writeVariants(variants: readonly TypedVariant[]): string {
  return variants.length === 0 ? '' : JSON.stringify(variants);
}

export function toTypedVariant(variant: VariantForm): TypedVariant {
  const { price, special, unit_amount: unit } = variant;
  return {
    ...variant,
    price: price.toFixed(2),
    special: special === null ? '' : special.toFixed(2),
    unit_amount: unit === null ? '' : String(unit),
    stock: '0',
  };
}

export function toVariantForm({ stock, ...variant }: TypedVariant): VariantForm {
  return {
    ...variant,
    price: parseAmount(variant.price) ?? 0,
    special: parseAmount(variant.special) ?? null,
    unit_amount: typedQuantity(variant.unit_amount) ?? null,
    ...(variant.id === null && { stock: Number(stock) }),
  };
}

const choosingOptions = (options: readonly TypedOption[]): TypedOption[] =>
  options.filter((option) => option.is_variant);

/** Returns the names of a variant's values, such as "5 kg / Coarse". */
export function variantName(options: readonly TypedOption[], { choice }: TypedVariant): string {
  return choosingOptions(options)
    .map((option, index) => option.values[choice[index] ?? -1]?.name.en ?? '')
    .join(' / ');
}

/**
 * Appends a variant for each combination of values that has none. Their prices are the product's price and the extra
 * prices of the values.
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
      barcode: '',
      unit_amount: '',
      unit_measure: base.unit_measure,
      stock: '0',
    }));
  return [...variants, ...added];
}

/** Place of an item after a change; an edited item keeps its place. Returns -1 if it was removed. */
function placeAfter<Item>(item: Item, before: readonly Item[], after: readonly Item[]): number {
  const same = after.indexOf(item);
  if (same >= 0) return same;
  const place = before.indexOf(item);
  const isKept = before[place] !== undefined && after.length >= before.length;
  return isKept ? place : -1;
}

/**
 * Adapts variants to changed options. Follows moved values, and drops variants whose value was removed. Variants get
 * the first value of an option that now makes variants.
 * @param after shares its unchanged objects with `before`
 */
export function followOptions(
  variants: readonly TypedVariant[],
  before: readonly TypedOption[],
  after: readonly TypedOption[],
): TypedVariant[] {
  const choosingBefore = choosingOptions(before);
  const moved = variants.flatMap((variant) => {
    const choice = choosingOptions(after).map((option) => {
      const earlier = before.find((one) => after[placeAfter(one, before, after)] === option);
      const index = earlier ? choosingBefore.indexOf(earlier) : -1;
      const value = earlier?.values[variant.choice[index] ?? -1];
      return earlier && value ? placeAfter(value, earlier.values, option.values) : 0;
    });
    return choice.includes(-1) || choice.length === 0 ? [] : [{ ...variant, choice }];
  });
  return [
    ...new Map(moved.toReversed().map((one) => [one.choice.join(), one])).values(),
  ].toReversed();
}
