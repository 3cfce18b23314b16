import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { isListed } from '../search/traits.ts';

export interface Collection {
  handle: string;
  name: string;
  description: string;
  productCount: number;
  picture: string | null;
}

export async function findCollections(db: Database, language: string): Promise<Collection[]> {
  const { rows } = await sql<{
    handle: string;
    name: string;
    description: string;
    product_count: number;
    picture: string | null;
  }>`
    SELECT c.handle, t.name, t.description, n.product_count, c.picture
    FROM (
      SELECT collection_id, sum(count)::integer AS product_count FROM product_count
      WHERE ${isListed('product_count')} GROUP BY collection_id HAVING sum(count) > 0
    ) n
    JOIN collection c ON c.id = n.collection_id
    JOIN LATERAL (
      SELECT * FROM collection_text
      WHERE collection_id = c.id AND language IN (${language}, 'en')
      ORDER BY language = ${language} DESC LIMIT 1
    ) t ON true
    ORDER BY c.position, c.id`.execute(db);
  return rows.map(({ product_count, ...collection }) => ({
    ...collection,
    productCount: product_count,
  }));
}
