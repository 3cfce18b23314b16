import { sql } from 'kysely';
import { createDemoCatalog } from '../demo/createDemoCatalog.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { NO_FILTERS, type Filters } from './filters.ts';
import { searchCatalog } from './searchService.ts';

let db: Database;

beforeAll(async () => {
  db = await freshDatabase();
  await createDemoCatalog(db);
});

afterAll(() => db.destroy());

async function list(filters: Partial<Filters> = {}, term = '') {
  const request = { term, page: 1, limit: 100, sort: 'relevance' as const };
  const asked = { ...request, filters: { ...NO_FILTERS, ...filters } };
  const answer = await searchCatalog(db, asked, 'en');
  const rows = await db
    .selectFrom('product')
    .selectAll()
    .where('id', 'in', ['0', ...answer.ids])
    .execute();
  return { ...answer, rows };
}

describe('filters', () => {
  it('keep only products with every requested diet mark [E-02, E-03]', async () => {
    const { rows, total, found } = await list({ marks: ['vegan', 'organic'] });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ marks }) => marks.includes('vegan') && marks.includes('organic'))).toBe(
      true,
    );
    expect(total).toBe(rows.length);
    expect(found).toBe(96);
  });

  it('exclude products that contain an allergen [E-02]', async () => {
    const { rows } = await list({ without: ['milk', 'nuts'] });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.flatMap(({ allergens }) => allergens)).not.toContain('milk');
    expect(rows.flatMap(({ allergens }) => allergens)).not.toContain('nuts');
    expect(rows.flatMap(({ allergens }) => allergens)).toContain('gluten');
  });

  it('never list a product with undeclared allergens as free from one [E-02]', async () => {
    const unknown = { allergens: null };
    const handle = 'basmati-rice';
    await db.updateTable('product').set(unknown).where('handle', '=', handle).execute();
    const { rows } = await list({ without: ['milk'] });
    expect(rows.map((row) => row.handle)).not.toContain(handle);
    const handles = async () => (await list({ without: ['milk'] })).rows.map((row) => row.handle);
    const cases: [allergens: string[] | null, traces: string[], isListed: boolean][] = [
      [['nuts'], [], true],
      [['nuts'], ['milk'], false],
      [[], [], true],
      [null, ['nuts'], false],
    ];
    for (const [allergens, traces, isListed] of cases) {
      const columns = { allergens, may_contain: traces };
      await db.updateTable('product').set(columns).where('handle', '=', handle).execute();
      expect([columns, (await handles()).includes(handle)]).toEqual([columns, isListed]);
    }
    const before = { allergens: [], may_contain: [] };
    await db.updateTable('product').set(before).where('handle', '=', handle).execute();
  });

  it.each(['', 'oil'])('keep the price paid for "%s" within the range [E-03]', async (term) => {
    const { rows } = await list({ minMinor: 200_00, maxMinor: 400_00 }, term);
    expect(rows.length).toBeGreaterThan(0);
    const paid = rows.map((row) => row.special_minor ?? row.price_minor);
    expect(Math.min(...paid)).toBeGreaterThanOrEqual(200_00);
    expect(Math.max(...paid)).toBeLessThanOrEqual(400_00);
    expect((await list({ minMinor: 400_00, maxMinor: 200_00 }, term)).total).toBe(0);
  });

  it('follow changes of stock and rating immediately [E-03]', async () => {
    const handles = async (filters: Partial<Filters>, term: string) =>
      (await list(filters, term)).rows.map(({ handle }) => handle);
    const change = (values: { stock: number; rating: number }) =>
      db.updateTable('product').set(values).where('handle', '=', 'basmati-rice').execute();
    await change({ stock: 0, rating: 3.9 });
    for (const term of ['', 'basmati']) {
      expect(await handles({ isInStock: true }, term)).not.toContain('basmati-rice');
      expect(await handles({ minRating: 4 }, term)).not.toContain('basmati-rice');
      expect(await handles({ minRating: 3 }, term)).toContain('basmati-rice');
    }
    await change({ stock: 5, rating: 4 });
    for (const term of ['', 'basmati']) {
      expect(await handles({ isInStock: true, minRating: 4 }, term)).toContain('basmati-rice');
    }
    const least = (minimum: number) =>
      db.updateTable('product').set({ minimum }).where('handle', '=', 'basmati-rice').execute();
    await least(6);
    for (const term of ['', 'basmati'])
      expect(await handles({ isInStock: true }, term)).not.toContain('basmati-rice');
    await least(1);
  });

  it('use the price with default options [E-03]', async () => {
    const product = await db
      .selectFrom('product')
      .selectAll()
      .where('handle', '=', 'basmati-rice')
      .executeTakeFirstOrThrow();
    const shown = (minor: number) => (product.special_minor ?? product.price_minor) + minor;
    const isListed = async (minor: number, term: string) =>
      (await list({ minMinor: shown(minor), maxMinor: shown(minor) }, term)).ids.includes(
        product.id,
      );
    const { id: optionId } = await db
      .insertInto('product_option')
      .values({
        product_id: product.id,
        position: 0,
        type: 'select',
        required: true,
        name: '{"en":"Pack"}',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const pack = {
      option_id: optionId,
      position: 0,
      name: '{"en":"5 kg"}',
      price_minor: 650_00,
      is_default: true,
    };
    await db
      .insertInto('product_option_value')
      .values([pack, { ...pack, price_minor: 900_00, is_default: false }])
      .execute();
    for (const term of ['', 'basmati']) expect(await isListed(650_00, term)).toBe(true);
    await db
      .updateTable('product_option_value')
      .set({ is_default: sql<boolean>`NOT is_default` })
      .where('option_id', '=', optionId)
      .execute();
    for (const term of ['', 'basmati']) expect(await isListed(900_00, term)).toBe(true);
    await db.deleteFrom('product_option').where('id', '=', optionId).execute();
    for (const term of ['', 'basmati']) expect(await isListed(0, term)).toBe(true);
  });

  it('match products in any of several collections [E-03]', async () => {
    const { total, facets } = await list({ categories: ['spices', 'grains'] });
    expect(total).toBe(16);
    expect(facets.categories).toHaveLength(12);
    expect((await list({ categories: ['no-such'] })).total).toBe(0);
  });
});

describe('facets', () => {
  it('count each value given the other filters [E-03]', async () => {
    const filters = { marks: ['vegetarian' as const], minRating: 4 };
    const { facets } = await list(filters);
    for (const { handle, count } of facets.categories) {
      expect((await list({ ...filters, categories: [handle] })).total).toBe(count);
    }
    for (const { value, count } of facets.ratings ?? []) {
      expect((await list({ ...filters, minRating: value })).total).toBe(count);
    }
    for (const { value, count } of facets.marks ?? []) {
      expect((await list({ ...filters, marks: ['vegetarian', value] })).total).toBe(count);
    }
    for (const { value, count } of facets.without ?? []) {
      expect((await list({ ...filters, without: [value] })).total).toBe(count);
    }
    expect((await list({ ...filters, isInStock: true })).total).toBe(facets.in_stock);
    expect(facets.marks?.length).toBeGreaterThan(1);
    expect(facets.without?.length).toBeGreaterThan(3);
  });

  it('return the full price range whatever part of it is requested [E-03]', async () => {
    const { facets } = await list({ categories: ['spices'], minMinor: 150_00 });
    const { min, max } = await db
      .selectFrom('product')
      .innerJoin('collection', 'collection.id', 'product.collection_id')
      .select(({ fn }) => [fn.min('paid_minor').as('min'), fn.max('paid_minor').as('max')])
      .where('collection.handle', '=', 'spices')
      .executeTakeFirstOrThrow();
    expect(facets.price).toEqual({ min: min / 100, max: max / 100 });
    expect((await list({ categories: ['no-such'] })).facets.price).toBeUndefined();
  });

  it('keep a selected value that has no matches [E-03]', async () => {
    const { facets, total, found } = await list({ categories: ['spices'], maxMinor: 1 });
    expect(total).toBe(0);
    expect(found).toBe(96);
    expect(facets.categories.map(({ handle }) => handle)).toEqual(['spices']);
    expect(facets.marks?.find(({ value }) => value === 'vegan')?.count).toBe(0);
  });
});
