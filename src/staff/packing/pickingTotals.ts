import type { StaffOrder, StaffOrderLine } from '../../api/staffApi.ts';

/** How much of a product, as it was chosen, orders need together. */
export interface PickingTotal {
  readonly key: string;
  /** Its name with what was chosen of it. */
  readonly name: string;
  readonly ordered: number;
  /** How many of them are in boxes already. */
  readonly packed: number;
}

/** What a product is called on a list, with what was chosen of it. */
export const lineName = ({ name, option }: StaffOrderLine): string =>
  [name, ...option.map(({ value }) => value)].join(', ');

/**
 * What orders need together, by name as the language sorts them. What stands in for something else was taken off its shelf
 * already and is left out.
 */
export function pickingTotals(
  orders: readonly Pick<StaffOrder, 'lines'>[],
  language: string,
): readonly PickingTotal[] {
  const lines = orders.flatMap((order) => order.lines).filter(({ replaces }) => replaces === null);
  const { compare } = new Intl.Collator(language);
  return [...Map.groupBy(lines, (line) => `${line.product_id ?? ''} ${lineName(line)}`)]
    .map(([key, same]) => ({
      key,
      name: same[0] ? lineName(same[0]) : '',
      ordered: same.reduce((sum, { quantity }) => sum + quantity, 0),
      packed: same.reduce((sum, { packed_quantity: packed }) => sum + (packed ?? 0), 0),
    }))
    .toSorted((one, other) => compare(one.name, other.name));
}
