import type { Database } from '../db/schema.ts';

const PRODUCT_PAGE = /^(?:\/shop\/|\/p)([^/]+)(\/reviews)?$/;

/** Returns the new path of a page that has moved; undefined for other paths. */
export async function findRedirect(db: Database, pathname: string): Promise<string | undefined> {
  const [, handle, rest = ''] = PRODUCT_PAGE.exec(pathname) ?? [];
  const found = await db
    .selectFrom('page_redirect')
    .select('target')
    .where('path', '=', handle === undefined ? pathname : `/shop/${handle}`)
    .executeTakeFirst();
  return found && found.target + rest;
}

const PRODUCT = '/shop/';

/** Returns the present handles of renamed products by their former ones. */
export async function findMovedHandles(
  db: Database,
  handles: readonly string[],
): Promise<Map<string, string>> {
  if (handles.length === 0) return new Map();
  const rows = await db
    .selectFrom('page_redirect')
    .selectAll()
    .where(
      'path',
      'in',
      handles.map((handle) => PRODUCT + handle),
    )
    .where('target', 'like', `${PRODUCT}%`)
    .execute();
  return new Map(
    rows.map(({ path, target }) => [path.slice(PRODUCT.length), target.slice(PRODUCT.length)]),
  );
}
