import { sql } from 'kysely';
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

/** Returns the present handles of renamed products by their former ones, unless another product has those now. */
export async function findMovedHandles(
  db: Database,
  handles: readonly string[],
): Promise<Map<string, string>> {
  const paths = handles.map((handle) => `/shop/${handle}`);
  const { rows } = await sql<{ path: string; handle: string }>`
    SELECT r.path, p.handle FROM page_redirect r JOIN product p ON p.handle = substr(r.target, 7)
    WHERE r.path = ANY (${paths}::text[]) AND NOT EXISTS (SELECT FROM product WHERE handle = substr(r.path, 7))`.execute(
    db,
  );
  return new Map(rows.map(({ path, handle }) => [path.slice('/shop/'.length), handle]));
}
