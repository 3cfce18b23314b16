import type { StaffOrder, StaffOrderLine } from '../../api/staffApi.ts';

export interface PickingTotal {
  readonly key: string;
  readonly name: string;
  readonly ordered: number;
  readonly packed: number;
  /** Packed weight in grams; null if not sold by weight. */
  readonly weight: number | null;
  /** Weight of one unit in grams; null if not sold by weight. */
  readonly weightStep: number | null;
}

export const lineName = ({ name, option }: StaffOrderLine): string =>
  [name, ...option.map(({ value }) => value)].join(', ');

/**
 * Sums quantities per product and option. Omits replacements, which are already picked.
 * @param language language of the names, for sorting
 */
export function pickingTotals(
  orders: readonly Pick<StaffOrder, 'lines'>[],
  language: string,
): readonly PickingTotal[] {
  const lines = orders.flatMap((order) => order.lines).filter(({ replaces }) => replaces === null);
  const { compare } = new Intl.Collator(language);
  return [
    ...Map.groupBy(
      lines,
      (line) => `${line.product_id ?? ''} ${line.weight_step ?? ''} ${lineName(line)}`,
    ),
  ]
    .map(([key, same]) => ({
      key,
      name: same[0] ? lineName(same[0]) : '',
      weight: same[0]?.weight_step
        ? same.reduce((sum, { weight }) => sum + (weight ?? 0), 0)
        : null,
      weightStep: same[0]?.weight_step ?? null,
      ordered: same.reduce((sum, { quantity }) => sum + quantity, 0),
      packed: same.reduce((sum, { packed_quantity: packed }) => sum + (packed ?? 0), 0),
    }))
    .toSorted((one, other) => compare(one.name, other.name));
}
