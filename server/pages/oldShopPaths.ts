import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Paths of product and collection pages in Shopify and WooCommerce. */
const PRODUCT = /^(?:\/collections\/[^/]+)?\/products?\/([^/]+)$/;
const COLLECTION = /^\/(?:collections|product-category)\/(?:[^/]+\/)*([^/]+)$/;

/**
 * Returns the path of the page that had the path `pathname` in another shop. Old links then still work after a move.
 * Products are known by their path or the key of their import. Undefined for other paths.
 */
export async function findMovedPath(db: Database, pathname: string): Promise<string | undefined> {
  const product = PRODUCT.exec(pathname)?.[1];
  if (product !== undefined) {
    const key = decodeURIComponent(product);
    const found = await db
      .selectFrom('product')
      .select('handle')
      .where((eb) =>
        eb.or([eb('id', '=', sql<string>`product_of_handle(${key})`), eb('source_key', '=', key)]),
      )
      .where('parent_id', 'is', null)
      .where('status', 'in', ['active', 'hidden'])
      // Prefer a product's own handle over the import key of another product.
      .orderBy((eb) => eb('handle', '=', key), 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return found && `/shop/${encodeURIComponent(found.handle)}`;
  }
  const collection = COLLECTION.exec(pathname)?.[1];
  if (collection === undefined) return undefined;
  const found = await db
    .selectFrom('collection')
    .select('handle')
    .where('handle', '=', decodeURIComponent(collection))
    .executeTakeFirst();
  return found && `/shop/collection/${encodeURIComponent(found.handle)}`;
}
