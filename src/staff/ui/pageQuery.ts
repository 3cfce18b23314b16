import { withPlace } from '../../lib/paths.ts';

export const PAGE_SIZES = [25, 50, 100];

export function oneOf<T extends string>(known: readonly T[], text: string | null): T | undefined {
  return known.find((value) => value === text);
}

export function pageSizeOf(query: URLSearchParams): number {
  return PAGE_SIZES.find((size) => String(size) === query.get('size')) ?? 25;
}

/** Returns a copy of the query with the changes and without paging, so that the list starts at page 1. */
export function withFilter(
  query: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = withPlace(query.toString());
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
