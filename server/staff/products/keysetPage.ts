/** A row as far as paging looks at it; its cursor says where it stands in the order. */
export interface KeysetRow {
  id: string;
  cursor: string;
}

/** Which page is asked for: after a cursor, before one, or the first. */
export interface KeysetQuery {
  after: string | undefined;
  before: string | undefined;
  limit: number;
}

/** Rows of a page in their order, with the cursors of the pages after and before it. */
export interface KeysetPage {
  ids: string[];
  next: string | null;
  previous: string | null;
}

/** Reads at most `limit` rows behind a cursor, or from the beginning; with `isBackward` in reverse, before the cursor. */
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
 * A page that costs the same however far in the list it is, and misses none and repeats none while rows come and go. Where
 * nothing is left behind a cursor, or too little before it, it is the first page.
 */
export async function readKeysetPage(
  read: ReadRows,
  { after, before, limit }: KeysetQuery,
): Promise<KeysetPage> {
  // One more tells whether there are more.
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
