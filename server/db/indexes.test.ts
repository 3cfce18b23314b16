import { sql } from 'kysely';
import { browseOrder } from '../search/orders.ts';
import { isListed } from '../search/traits.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import type { Database } from './schema.ts';

let db: Database;

beforeAll(async () => {
  db = await freshDatabase();
});

afterAll(() => db.destroy());

describe('indexes', () => {
  it('exist for every foreign key', async () => {
    const { rows } = await sql<{ key: string; is_indexed: boolean }>`
      SELECT c.conrelid::regclass || ' ' || pg_get_constraintdef(c.oid) AS key, EXISTS (
        SELECT FROM pg_index i
        WHERE i.indrelid = c.conrelid
          AND (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey
          AND (i.indpred IS NULL OR pg_get_expr(i.indpred, i.indrelid) IN (
            SELECT format('(%I IS NOT NULL)', attname) FROM pg_attribute
            WHERE attrelid = c.conrelid AND attnum = ANY (c.conkey)))
      ) AS is_indexed
      FROM pg_constraint c
      WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace
        -- Has one row.
        AND c.conrelid <> 'tax_policy'::regclass`.execute(db);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ is_indexed }) => !is_indexed).map(({ key }) => key)).toEqual([]);
  });

  it.each(['relevance', 'newest', 'price_asc', 'price_desc', 'rating'] as const)(
    'order lists by %s without sorting',
    async (sort) => {
      const plan = await db.transaction().execute(async (trx) => {
        // Disable sorting: the planner prefers it on an empty table.
        await sql`SET LOCAL enable_sort = off`.execute(trx);
        const order = browseOrder(sort);
        return sql<Record<string, string>>`
          EXPLAIN SELECT p.id FROM product p WHERE ${isListed('p')} ORDER BY ${order} LIMIT 24`.execute(
          trx,
        );
      });
      const lines = plan.rows.flatMap((row) => Object.values(row)).join('\n');
      expect(lines).toContain('Index');
      expect(lines).not.toContain('Sort');
    },
  );

  it('exist for expired tokens', async () => {
    const { rows } = await sql`
      SELECT FROM pg_indexes WHERE tablename = 'api_token' AND indexdef LIKE '%(expires_at)'`.execute(
      db,
    );
    expect(rows).toHaveLength(1);
  });
});
