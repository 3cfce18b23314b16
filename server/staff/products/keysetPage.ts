export interface KeysetRow {
  id: string;
  cursor: string;
}

export interface KeysetQuery {
  after: string | undefined;
  before: string | undefined;
  limit: number;
}

export interface KeysetPage {
  ids: string[];
  next: string | null;
  previous: string | null;
}

/**
 * Reads up to `limit` rows after a cursor, or from the start. With `isBackward`, reads the rows before the cursor
 * in reverse order.
 */
type ReadRows = (
  cursor: string | undefined,
  isBackward: boolean,
  limit: number,
) => Promise<KeysetRow[]>;

function toPage(rows: readonly KeysetRow[], hasPrevious: boolean, hasNext: boolean): KeysetPage {
  const [first, last] = [rows.at(0), rows.at(-1)];
  return {
    ids: rows.map(({ id }) => id),
    next: (hasNext && last?.cursor) || null,
    previous: (hasPrevious && first?.cursor) || null,
  };
}

/**
 * Reads a page by cursor, at constant cost, without gaps or repetitions while rows change. Falls back to the first
 * page if too few rows remain.
 */
export async function readKeysetPage(
  read: ReadRows,
  { after, before, limit }: KeysetQuery,
): Promise<KeysetPage> {
  if (before !== undefined) {
    const rows = await read(before, true, limit + 1);
    if (rows.length > limit) return toPage(rows.slice(0, limit).toReversed(), true, true);
  } else if (after !== undefined) {
    const rows = await read(after, false, limit + 1);
    if (rows.length > 0) return toPage(rows.slice(0, limit), true, rows.length > limit);
  }
  const rows = await read(undefined, false, limit + 1);
  return toPage(rows.slice(0, limit), false, rows.length > limit);
}
