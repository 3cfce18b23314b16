import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import { productNameIn } from '../../catalog/nameIn.ts';
import type { StaffDto } from '../staffDto.ts';

/**
 * Returns product names in the order of `ids`, in the language, else in English, else in any. Omits deleted
 * products.
 */
export async function findProductNames(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<StaffDto['CouponProduct'][]> {
  const { rows } = await sql<StaffDto['CouponProduct']>`
    SELECT p.id AS product_id, ${productNameIn(language)} AS name
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS asked (id, place)
    JOIN product p ON p.id = asked.id
    ORDER BY asked.place`.execute(db);
  return rows;
}
