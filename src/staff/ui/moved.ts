/** The list with one of it moved by a place; as it is where there is no such place. */
export function moved<Item>(list: readonly Item[], from: number, by: -1 | 1): Item[] {
  const to = from + by;
  const [item, other] = [list[from], list[to]];
  if (item === undefined || other === undefined) return [...list];
  return list.with(from, other).with(to, item);
}
