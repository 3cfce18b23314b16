/** Search condition on the tokens of a document. `search_tokens` in 001-shop.sql describes them. */
export type Query =
  | { readonly token: string; readonly isPrefix?: boolean }
  | { readonly any: readonly Query[] }
  | { readonly all: readonly Query[] };

/** Returns the query in tsquery syntax. Words contain no special characters, so quoting is enough. */
export function toTsquery(query: Query): string {
  if ('token' in query) return `'${query.token}'${query.isPrefix ? ':*' : ''}`;
  return 'any' in query
    ? `(${query.any.map(toTsquery).join(' | ')})`
    : `(${query.all.map(toTsquery).join(' & ')})`;
}
