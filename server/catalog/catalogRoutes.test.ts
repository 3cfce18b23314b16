import type { FastifyInstance } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import { buildApp } from '../app.ts';
import { createDemoCatalog } from '../demo/createDemoCatalog.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';

type Dto = components['schemas'];

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await freshDatabase();
  await createDemoCatalog(db);
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

async function get<Answer>(path: string, language = 'en'): Promise<Answer> {
  const answer = await app.inject({
    url: `/api/${path}`,
    headers: { 'accept-language': language },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}

async function search(form: Record<string, string>): Promise<Dto['SearchAnswer']> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/product/search',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<Dto['SearchAnswer']>();
}

async function newToken(): Promise<string> {
  const { api_token: token } = await get<Dto['ApiTokenAnswer']>('common/apitoken');
  return token ?? '';
}

const product = (slug: string, language?: string) =>
  get<Dto['Product']>(`product/product?product_slug=${slug}`, language);

describe('getProduct', () => {
  it('shows no stock if less than the minimum is left [API-28]', async () => {
    const setMinimum = (minimum: number) =>
      db.updateTable('product').set({ minimum }).where('handle', '=', 'basmati-rice').execute();
    const { stock = 0 } = await product('basmati-rice');
    await setMinimum(stock + 1);
    expect(await product('basmati-rice')).toMatchObject({ stock: 0, minimum: stock + 1 });
    await setMinimum(1);
  });

  it('finds a renamed product by its former handle', async () => {
    const rename = (from: string, handle: string) =>
      db.updateTable('product').set({ handle }).where('handle', '=', from).execute();
    await rename('carrots', 'fresh-carrots');
    expect(await product('carrots')).toMatchObject({ handle: 'fresh-carrots' });
    await rename('fresh-carrots', 'orange-carrots');
    await rename('cucumber', 'fresh-carrots');
    expect(await product('carrots')).toMatchObject({ handle: 'orange-carrots' });
    expect(await product('fresh-carrots')).toMatchObject({ name: 'Cucumber' });
    await rename('fresh-carrots', 'cucumber');
    await rename('orange-carrots', 'carrots');
    expect(await product('orange-carrots')).toMatchObject({ handle: 'carrots' });
  });

  it('returns everything a product page shows [API-28, ENTITIES-13]', async () => {
    const rice = await product('basmati-rice');
    expect(rice).toMatchObject({
      handle: 'basmati-rice',
      name: 'Basmati rice',
      price: 245,
      special: 0,
      minimum: 1,
      meta_title: 'Basmati rice',
      collection: { handle: 'grains', name: 'Rice & grains' },
    });
    expect(rice.description).toMatch(/^<p>/);
    expect(rice.images).toHaveLength(3);
    expect(rice.images?.[0]).toMatch(/^\/pictures\/basmati-rice-1-720\.webp/);
    expect(rice.pictures?.[0]?.url).toMatch(
      /^\/pictures\/basmati-rice-1-\{width\}\.\{format\}\?v=/,
    );
    expect(rice.meta_description?.length).toBeLessThanOrEqual(156);
    expect(rice.nutrition?.energy_kcal).toBeGreaterThan(0);
  });

  it('finds a product by id as well as by handle [API-29]', async () => {
    const byHandle = await product('basmati-rice');
    expect(await get(`product/product?product_id=${byHandle.product_id}`)).toEqual(byHandle);
  });

  it('returns options with their preselected value [ENTITIES-14, ENTITIES-15]', async () => {
    const { options = [] } = await product('basmati-rice');
    expect(options.map(({ type, name }) => [type, name])).toEqual([
      ['select', 'Pack size'],
      ['image', expect.any(String)],
    ]);
    for (const option of options) {
      const chosen = option.product_option_value.find(({ isdefault }) => isdefault);
      expect(option.value).toBe(chosen?.product_option_value_id);
    }
    expect(options[1]?.product_option_value[1]?.picture?.url).toContain('basmati-rice-2');
    expect(options[0]?.product_option_value[1]).not.toHaveProperty('picture');
  });

  it('returns an error in the requested language for an unknown product [OPEN-06]', async () => {
    expect(await product('no-such-rice')).toEqual({ error: 'Product not found.' });
    expect(await product('no-such-rice', 'fr')).toEqual({ error: 'Produit introuvable.' });
    for (const id of ['999999', '99999999999999999999', '-1', 'rice', '']) {
      const answer = await get<Dto['Product']>(`product/product?product_id=${id}`);
      expect(answer.error).toBe('Product not found.');
    }
  });

  it('returns every demo product completely in both languages', async () => {
    const rows = await db
      .selectFrom('product')
      .select('handle')
      .where('parent_id', 'is', null)
      .execute();
    expect(rows).toHaveLength(96);
    for (const { handle } of rows) {
      const [english, french] = [await product(handle, 'en'), await product(handle, 'fr-FR')];
      for (const answer of [english, french]) {
        expect(answer.name).toBeTruthy();
        expect(answer.description?.split(/\s+/).length).toBeGreaterThanOrEqual(60);
        expect(answer.ingredients).toBeTruthy();
        expect(
          answer.pictures?.every(({ alt, color }) => alt !== '' && color.startsWith('#')),
        ).toBe(true);
        expect(answer.pictures?.map(({ url }) => url).join()).not.toContain('category-other');
      }
      expect(french.description).not.toBe(english.description);
      expect(french.price).toBe(english.price);
    }
  }, 60_000);

  it('includes sale price and default options in the unit price [E-01]', async () => {
    const { id, price } = await db
      .selectFrom('product')
      .select(['id', 'price_minor as price'])
      .where('handle', '=', 'brown-rice')
      .executeTakeFirstOrThrow();
    const unit = { unit_amount: 500, unit_measure: 'g' as const, special_minor: price - 1000 };
    await db.updateTable('product').set(unit).where('id', '=', id).execute();
    const option = await db
      .insertInto('product_option')
      .values({ product_id: id, position: 0, name: '{"en":"Sack"}', type: 'radio', required: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const value = { option_id: option.id, picture: null };
    await db
      .insertInto('product_option_value')
      .values([
        { ...value, position: 0, name: '{"en":"Jute"}', price_minor: 500, is_default: true },
        { ...value, position: 1, name: '{"en":"Silk"}', price_minor: 99_900 },
      ])
      .execute();
    const answer = await product('brown-rice', 'fr');
    const perGram = Math.round((price - 500) / 500) / 100;
    const unitPrice = { price: perGram, per: 1, measure: 'g', content: 500 };
    expect(answer.unit_price).toEqual(unitPrice);
    expect(answer.special).toBe((price - 1000) / 100);
    expect(answer.options?.[0]?.name).toBe('Sack');
    await db.deleteFrom('product_option').where('id', '=', option.id).execute();
    await db.updateTable('product').set({ special_minor: null }).where('id', '=', id).execute();
  });

  it('falls back to English texts and to the placeholder picture', async () => {
    const { id } = await db
      .insertInto('product')
      .values((eb) => ({
        handle: 'plain-soap',
        collection_id: eb.selectFrom('collection').select('id').where('handle', '=', 'grains'),
        price_minor: 4550,
        special_minor: 4000,
        unit_measure: null,
        stock: 3,
        source: null,
        source_key: null,
      }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('product_text')
      .values({ product_id: id, language: 'en', name: 'Plain soap' })
      .execute();
    const soap = await product('plain-soap', 'fr');
    expect(soap).toMatchObject({ name: 'Plain soap', price: 45.5, special: 40, rating: 0 });
    expect(soap.images?.[0]).toMatch(/^\/pictures\/category-other-720\.webp/);
    expect(soap.pictures?.[0]?.alt).toBe('Plain soap');
    expect(soap).not.toHaveProperty('unit_price');
    await db.deleteFrom('product').where('id', '=', id).execute();
  });
});

describe('searchProducts', () => {
  it('returns cards, their count and facets [API-27, ENTITIES-12]', async () => {
    const answer = await search({ search: 'rice', limit: '2' });
    expect(answer.products).toHaveLength(2);
    expect(answer.products[0]).toMatchObject({
      handle: expect.stringMatching(/-rice$/),
      price: expect.any(Number),
      special: expect.any(Number),
      minimum: 1,
      options: expect.any(Array),
    });
    expect(answer.products[0]?.thumb).toMatch(/^\/pictures\/[a-z-]+-1-360\.webp/);
    expect(answer).toMatchObject({ page: 1, limit: 2, term: 'rice' });
    expect(answer.total).toBeGreaterThan(2);
    const counts = answer.facets.categories.map(({ count }) => count);
    expect(counts.reduce((sum, count) => sum + count)).toBe(answer.total);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  it('pages through a collection without gaps or duplicates [E-03]', async () => {
    const form = { category: 'spices', limit: '3' };
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => search({ ...form, page })));
    const ids = pages.flatMap(({ products }) => products.map((card) => card.product_id));
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
    expect(pages[0]).toMatchObject({ total: 8, term: '' });
    expect(pages[0]?.facets.categories).toHaveLength(12);
  });

  it.each(['', 'oil'])(
    'sorts the matches of "%s" by price, rating and name [E-03]',
    async (term) => {
      const paid = (card: Dto['ProductCard']) => Number(card.special || card.price);
      const cards = async (sort: string) =>
        (await search({ search: term, sort, limit: '100' })).products;
      const dear = (await cards('price_desc')).map(paid);
      expect(dear).toEqual(dear.toSorted((a, b) => b - a));
      expect((await cards('price_asc')).map(paid)).toEqual(dear.toReversed());
      const ratings = (await cards('rating')).map(({ rating }) => rating);
      expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
      const names = (await cards('name')).map(({ name }) =>
        name.toLowerCase().replace(/[^a-z0-9]+/g, ' '),
      );
      expect(names).toEqual(names.toSorted());
      expect(dear.length).toBeGreaterThan(5);
    },
  );

  it('finds nothing in an unknown collection or far past the last page', async () => {
    expect(await search({ category: 'no-such' })).toMatchObject({ products: [], total: 0 });
    expect(await search({ page: '100000', limit: '100' })).toMatchObject({
      products: [],
      total: 96,
    });
  });
});

describe('product lists', () => {
  it('returns related products, those of the same kind first [API-30]', async () => {
    const rice = await product('basmati-rice');
    const { products } = await get<Dto['ProductList']>(
      `product/product/related?product_id=${rice.product_id}&limit=5`,
    );
    expect(products).toHaveLength(5);
    expect(products.map(({ handle }) => handle)).not.toContain('basmati-rice');
    expect(products.map(({ handle }) => handle)).toContain('brown-rice');
    expect(await get('product/product/related?product_id=999999')).toEqual({ products: [] });
    expect(await get('product/product/related?product_id=rice')).toEqual({ products: [] });
  });

  it("returns a session's recently viewed products, latest first [API-31]", async () => {
    const token = await newToken();
    const ids = await Promise.all(
      ['almonds', 'cashews', 'peanuts'].map(async (slug) => (await product(slug)).product_id ?? ''),
    );
    const view = async (id = '', of = token) =>
      (
        await get<Dto['ProductList']>(
          `product/product/recent_view?product_id=${id}&api_token=${of}`,
        )
      ).products.map((card) => card.handle);
    expect(await view(ids[0])).toEqual([]);
    expect(await view(ids[1])).toEqual(['almonds']);
    expect(await view(ids[2])).toEqual(['cashews', 'almonds']);
    expect(await view(ids[0])).toEqual(['peanuts', 'cashews']);
    expect(await view('999999')).toEqual(['almonds', 'peanuts', 'cashews']);
    expect(await view(ids[0], await newToken())).toEqual([]);
    expect(await view(ids[0], '')).toEqual([]);
  });

  it('returns twelve popular products, most popular first [API-32]', async () => {
    const { products } = await get<Dto['ProductList']>('product/product/popular');
    const expected = await db
      .selectFrom('product')
      .select('handle')
      .orderBy('popularity', 'desc')
      .orderBy('id')
      .limit(12)
      .execute();
    expect(products.map(({ handle }) => handle)).toEqual(expected.map(({ handle }) => handle));
  });
});

describe('listCollections', () => {
  it('returns collections with products, in order and language', async () => {
    await db.insertInto('collection').values({ handle: 'empty', picture: null }).execute();
    const { collections } = await get<Dto['CollectionList']>('catalog/collection/all', 'fr');
    expect(collections).toHaveLength(12);
    expect(collections[0]).toMatchObject({
      handle: 'fruits',
      name: 'Fruits frais',
      product_count: 8,
    });
    expect(collections[0]?.picture?.url).toContain('/pictures/collection-fruits-');
  });
});
