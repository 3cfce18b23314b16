/** Returns a unique React key for each id. Appends a number to empty and repeated ids. */
export function uniqueKeys(ids: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 && id !== '' ? id : `${id} #${count}`;
  });
}
