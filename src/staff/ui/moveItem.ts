export function moveItem<Item>(list: readonly Item[], from: number, by: -1 | 1): Item[] {
  const to = from + by;
  const [item, other] = [list[from], list[to]];
  if (item === undefined || other === undefined) return [...list];
  return list.with(from, other).with(to, item);
}
