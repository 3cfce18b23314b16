/**
 * Keys for the entries of a list that React tells apart: the ids, and where one is missing or comes again, with the
 * number of its coming.
 */
export function uniqueKeys(ids: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 && id !== '' ? id : `${id} #${count}`;
  });
}
