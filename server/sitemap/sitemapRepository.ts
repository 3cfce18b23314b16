import { sql } from 'kysely';
import { PAGE_PREFIX } from '../content/pageDocument.ts';
import type { Database } from '../db/schema.ts';
import { isListed } from '../search/traits.ts';

export interface ListedPage {
  path: string;
  /** Day of the last change as YYYY-MM-DD, if known. */
  changed?: string;
  pictures?: string[];
}

const part = encodeURIComponent;

export async function findOtherPages(
  db: Database,
  hidden: readonly string[],
): Promise<ListedPage[]> {
  const collections = await sql<{ handle: string }>`
    SELECT handle FROM collection c
    WHERE EXISTS (SELECT FROM product WHERE collection_id = c.id AND ${isListed('product')}) ORDER BY position, id`.execute(
    db,
  );
  const pages = await sql<{ handle: string }>`
    SELECT DISTINCT substr(name, ${PAGE_PREFIX.length + 1}) COLLATE "C" AS handle FROM content
    WHERE starts_with(name, ${PAGE_PREFIX}) ORDER BY handle`.execute(db);
  const posts = await sql<{ handle: string; changed: string }>`
    SELECT handle, to_char(published_on, 'YYYY-MM-DD') AS changed FROM blog_post
    ORDER BY published_on DESC, id DESC`.execute(db);
  return [
    ...collections.rows.map(({ handle }) => ({ path: `/shop/collection/${part(handle)}` })),
    ...pages.rows
      .filter(({ handle }) => !hidden.includes(handle))
      .map(({ handle }) => ({ path: `/info/${part(handle)}` })),
    ...posts.rows.map(({ handle, changed }) => ({ path: `/blog/${part(handle)}`, changed })),
  ];
}

export async function countProducts(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT coalesce(sum(count), 0)::integer AS count FROM product_count WHERE ${isListed('product_count')}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Returns product pages in order of creation. The subquery skips the offset with an index-only scan. */
export async function findProductPages(
  db: Database,
  limit: number,
  offset: number,
): Promise<ListedPage[]> {
  const { rows } = await sql<{ handle: string; pictures: string[] }>`
    SELECT handle, pictures FROM product
    WHERE id >= (SELECT id FROM product WHERE ${isListed('product')} ORDER BY id LIMIT 1 OFFSET ${offset})
      AND ${isListed('product')} ORDER BY id LIMIT ${limit}`.execute(db);
  return rows.map(({ handle, pictures }) => ({ path: `/shop/${part(handle)}`, pictures }));
}
