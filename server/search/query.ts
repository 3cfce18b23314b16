/** What words and tokens a document must hold (migration 230 describes the tokens). */
export type Query =
  | { readonly token: string; readonly isPrefix?: boolean }
  | { readonly any: readonly Query[] }
  | { readonly all: readonly Query[] };

/** The query as PostgreSQL reads it; words hold no special characters, so that quoting them is enough. */
export function toTsquery(query: Query): string {
  if ('token' in query) return `'${query.token}'${query.isPrefix ? ':*' : ''}`;
  return 'any' in query
    ? `(${query.any.map(toTsquery).join(' | ')})`
    : `(${query.all.map(toTsquery).join(' & ')})`;
}
