import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { NO_FILTERS, passes, type Filters } from './filters.ts';
import { foldProductCounts } from './productCountRepository.ts';
import { hitsOfTerm, searchCatalog, type SearchRequest } from './searchService.ts';
import { suggest } from './suggest.ts';
import { foldWordChanges } from './vocabularyRepository.ts';

const PRODUCTS = 12_000;

let db: Database;

beforeAll(async () => {
  db = await freshDatabase();
  await sql`
    INSERT INTO collection (handle, position) SELECT 'c' || n, n FROM generate_series(1, 4) n`.execute(
    db,
  );
  await sql`
    INSERT INTO collection_text (collection_id, language, name)
    SELECT id, 'en', 'Shelf ' || handle FROM collection`.execute(db);
  await sql`
    INSERT INTO product (handle, collection_id, price_minor, stock, popularity, rating, brand, source, source_key)
    SELECT 'p' || n, (SELECT min(id) FROM collection) + n % 4, 100 + 7 * (n % 900), n % 10, n % 5 * 10, n % 6, 'Figaro', 'x', n
    FROM generate_series(1, ${PRODUCTS}) n`.execute(db);
  await sql`
    INSERT INTO product_text (product_id, language, name, description)
    SELECT id, 'en', CASE WHEN id % 3 = 0 THEN 'Olive oil ' || repeat('virgin ', (id % 4)::integer) || id % 50
      WHEN id % 3 = 1 THEN 'Cold olives in oil ' || id % 50 ELSE 'Vinegar ' || id % 50 END, 'goes with olive oil'
    FROM product`.execute(db);
  await foldWordChanges(db);
  await sql`VACUUM (ANALYZE) product, search_document, search_word`.execute(db);
});

afterAll(() => db.destroy());

function find(request: Partial<SearchRequest>, filters: Partial<Filters> = {}) {
  const all = { term: '', page: 1, limit: 100, sort: 'relevance' as const };
  return searchCatalog(db, { ...all, ...request, filters: { ...NO_FILTERS, ...filters } }, 'en');
}

async function idsOf(
  request: Partial<SearchRequest>,
  filters: Partial<Filters>,
  pages: number,
): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= pages; page += 1)
    ids.push(...(await find({ ...request, page }, filters)).ids);
  return ids;
}

describe('a large catalogue', () => {
  it('is counted up to 10,000, with 10,001 for more [E-03]', async () => {
    const { total, found, facets } = await find({});
    expect([total, found]).toEqual([10_001, 10_001]);
    expect(facets.categories.map(({ count }) => count)).toEqual([3000, 3000, 3000, 3000]);
    expect(facets.in_stock).toBe(10_001);
    expect(await find({ term: 'olive' })).toMatchObject({ total: 10_001, found: 10_001 });
    expect(await find({}, { categories: ['c1'] })).toMatchObject({ total: 3000, found: 10_001 });
  });

  it('suggests the first search results and three of their collections [E-03]', async () => {
    const { ids } = await find({ term: 'olive', limit: 6 });
    const suggested = await suggest(db, 'olive', 'en');
    expect(suggested.ids).toEqual(ids);
    expect(suggested.ids).toHaveLength(6);
    expect(suggested.collections).toHaveLength(3);
  });

  it.each([
    ['price_asc', {}],
    ['relevance', { categories: ['c1', 'c3'] }],
    ['name', { categories: ['c2'] }],
    ['rating', { isInStock: true, minMinor: 300, maxMinor: 5000 }],
    ['newest', { minRating: 4, minMinor: 6000 }],
  ] as const)('lists by %s within %j without gaps or repetitions [E-03]', async (sort, filters) => {
    const wanted: Filters = { ...NO_FILTERS, ...filters };
    const rows = await db
      .selectFrom('product as p')
      .innerJoin('collection as c', 'c.id', 'p.collection_id')
      .select(['p.id', 'p.paid_minor', 'p.stock', 'p.rating', 'c.handle'])
      .execute();
    const passing = rows.filter(
      (row) =>
        (wanted.categories.length === 0 || wanted.categories.includes(row.handle)) &&
        (!wanted.isInStock || row.stock > 0) &&
        Number(row.rating) >= wanted.minRating &&
        row.paid_minor >= (wanted.minMinor ?? 0) &&
        row.paid_minor <= (wanted.maxMinor ?? Infinity),
    );
    const ids = await idsOf({ sort }, filters, Math.ceil(passing.length / 100) + 1);
    expect(ids).toHaveLength(passing.length);
    expect(new Set(ids)).toEqual(new Set(passing.map(({ id }) => id)));
    const { total } = await find({ sort }, filters);
    expect(total).toBe(Math.min(passing.length, 10_001));
  });

  it.each([
    ['relevance', {}],
    ['newest', { isInStock: true }],
    ['price_asc', { categories: ['c1', 'c3'] }],
    ['price_desc', { categories: ['c2'], minMinor: 300 }],
    ['rating', { minRating: 3 }],
    ['name', {}],
    ['name', { categories: ['c1', 'c4'] }],
    ['rating', { categories: ['c1'], minRating: 4, minMinor: 6000 }],
  ] as const)(
    'pages by cursor, sorted by %s within %j, exactly as by page number [E-03]',
    async (sort, filters) => {
      const ids = await idsOf({ sort }, filters, 8);
      for (const place of [0, 37, ids.length - 13]) {
        const cursor = { productId: ids[place] ?? '', isBackward: false };
        const behind = await find({ sort, cursor, limit: 12 }, filters);
        expect(behind.ids).toEqual(ids.slice(place + 1, place + 13));
        const before = await find(
          { sort, cursor: { ...cursor, isBackward: true }, limit: 12 },
          filters,
        );
        expect(before.ids).toEqual(ids.slice(Math.max(place - 12, 0), place));
      }
    },
  );

  it("falls back to the page number if the cursor's product does not exist [E-03]", async () => {
    const cursor = { productId: '999999', isBackward: false };
    expect((await find({ page: 3, cursor })).ids).toEqual((await find({ page: 3 })).ids);
    expect((await find({ page: 1000, cursor })).ids).toEqual([]);
  });

  it('reads deep pages with an index-only scan [E-03]', async () => {
    const inStock = { ...NO_FILTERS, categories: ['spices'], isInStock: true };
    const { rows } = await db.transaction().execute(async (trx) => {
      await sql`SET LOCAL enable_sort = off`.execute(trx);
      return sql<Record<string, string>>`
        EXPLAIN SELECT p.id FROM product p
        WHERE ${passes('p', inStock, ['1'])} ORDER BY p.popularity DESC, p.id LIMIT 24 OFFSET 2000`.execute(
        trx,
      );
    });
    const plan = rows.flatMap((row) => Object.values(row)).join('\n');
    expect(plan).toContain('Index Only Scan using product_collection on product');
  });

  it('ranks tier by tier in the same order as hit by hit [E-03]', async () => {
    for (const term of ['olive oil', 'oil', 'virgin olive']) {
      const hits = await hitsOfTerm(db, term, 'en');
      const { rows } = await sql<{ id: string }>`
        SELECT product_id::text AS id FROM (${hits}) AS hit
        ORDER BY tier DESC, other_words, popularity DESC, product_id LIMIT 1000`.execute(db);
      const found = await idsOf({ term }, {}, 10);
      expect(found).toEqual(rows.map(({ id }) => id));
    }
  });

  it('sorts matches of a term by price when requested [E-03]', async () => {
    const { ids } = await find({ term: 'oil', sort: 'price_asc' });
    const { rows } = await sql<{ id: string }>`
      SELECT id::text FROM product p ORDER BY p.paid_minor, p.id LIMIT 100`.execute(db);
    expect(ids).toEqual(rows.map(({ id }) => id));
  });

  it('keeps product counts correct after updates and deletions [E-03]', async () => {
    const truth = async () =>
      (
        await sql`
          SELECT collection_id, traits, price_band(paid_minor) AS price_band, count(*)::integer AS count
          FROM product GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`.execute(db)
      ).rows;
    const counted = async () =>
      (
        await sql`
          SELECT collection_id, traits, price_band, sum(count)::integer AS count
          FROM product_count GROUP BY 1, 2, 3 HAVING sum(count) <> 0 ORDER BY 1, 2, 3`.execute(db)
      ).rows;
    await sql`UPDATE product SET stock = 0, price_minor = 50000 WHERE id % 7 = 0`.execute(db);
    await sql`UPDATE product SET collection_id = collection_id + 1 WHERE handle = 'p4'`.execute(db);
    await sql`DELETE FROM product WHERE id % 11 = 0`.execute(db);
    const expected = await truth();
    expect(await counted()).toEqual(expected);
    await foldProductCounts(db);
    expect(await counted()).toEqual(expected);
    const { rows } = await sql`SELECT FROM product_count`.execute(db);
    expect(rows).toHaveLength(expected.length);
  });
});
