import type { Database } from '../db/schema.ts';

/** Returns the new path of a page that has moved; undefined for other paths. */
export async function findRedirect(db: Database, pathname: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('page_redirect')
    .select('target')
    .where('path', '=', pathname)
    .executeTakeFirst();
  return found?.target;
}
