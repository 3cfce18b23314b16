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

function askFor(search: string, language = 'en') {
  return app.inject({
    url: `/api/search/suggest?${new URLSearchParams({ search }).toString()}`,
    headers: { 'accept-language': language },
  });
}

async function suggest(search: string, language?: string): Promise<Dto['SuggestAnswer']> {
  const answer = await askFor(search, language);
  expect(answer.statusCode).toBe(200);
  return answer.json<Dto['SuggestAnswer']>();
}

function post(form: [string, string][]) {
  return app.inject({
    method: 'POST',
    url: '/api/product/search',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
}

describe('suggest', () => {
  it('suggests collections, and products by the beginning of a word [E-03]', async () => {
    const { products, collections, term } = await suggest('alm');
    expect(products[0]?.name).toBe('Kashmiri almonds');
    expect(products[0]).toMatchObject({ price: expect.any(Number), handle: expect.any(String) });
    expect(products.length).toBeLessThanOrEqual(6);
    expect(collections.length).toBeGreaterThan(0);
    expect(term).toBe('alm');
  });

  it('lists the collection with a matching name first, and at most three [E-03]', async () => {
    const { collections } = await suggest('spice');
    expect(collections[0]?.handle).toBe('spices');
    expect((await suggest('a')).collections).toHaveLength(3);
    expect((await suggest('a')).products).toHaveLength(6);
  });

  it('repairs typos and returns the repaired term [E-03]', async () => {
    const { term, products } = await suggest('tumeric');
    expect(term).toBe('turmeric');
    expect(products.map(({ name }) => name)).toContain('Turmeric powder');
  });

  it("returns names in the shopper's language [E-03]", async () => {
    const { products, collections } = await suggest('curcuma', 'fr');
    expect(products[0]?.name).toBe('Curcuma en poudre');
    expect(collections.map(({ name }) => name)).toContain('Épices');
  });

  it.each([
    ['signs', "'; DROP TABLE product; --"],
    ['operators', ":* & | ! <-> \\' (a"],
    ['an emoji', '🍚'],
    ['a lone surrogate', '\ud83c'],
    ['right-to-left script', 'أرز بسمتي'],
    ['marks of direction', '\u202eecir\u2066'],
    ['nothing but spaces', '   '],
    ['nothing', ''],
    ['200 letters', 'a'.repeat(200)],
    ['200 short words', 'a '.repeat(100)],
  ])('answers %s safely [E-03]', async (_title, term) => {
    expect(await suggest(term)).toMatchObject({
      products: expect.any(Array),
      collections: expect.any(Array),
    });
    expect((await suggest('rice')).products.length).toBeGreaterThan(2);
  });

  it.each([
    ['a NUL character', 'ri\0ce'],
    ['201 letters', 'a'.repeat(201)],
  ])('rejects %s with a readable error [E-03]', async (_title, term) => {
    const answer = await askFor(term);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ error: string }>().error).not.toBe('');
  });

  it('requires the term [E-03]', async () => {
    expect((await app.inject({ url: '/api/search/suggest' })).statusCode).toBe(400);
  });
});

describe('searchProducts', () => {
  it('applies every filter of the form [API-27, OPEN-07]', async () => {
    const answer = await post([
      ['category[]', 'grains'],
      ['category[]', 'pulses'],
      ['price_min', '50'],
      ['price_max', '400.5'],
      ['mark[]', 'vegan'],
      ['without[]', 'nuts'],
      ['without[]', 'gluten'],
      ['in_stock', '1'],
      ['rating', '3'],
    ]);
    expect(answer.statusCode).toBe(200);
    const { products, total, found, facets } = answer.json<Dto['SearchAnswer']>();
    expect(total).toBeGreaterThan(0);
    expect(found).toBe(96);
    expect(products.every(({ rating, stock }) => rating >= 3 && (stock ?? 0) > 0)).toBe(true);
    const paid = products.map(({ price, special }) => Number(special || price));
    expect(paid.every((rupees) => rupees >= 50 && rupees <= 400.5)).toBe(true);
    expect(facets.price?.min).toBeLessThan(facets.price?.max ?? 0);
  });

  it.each([
    ['mark[]', 'carnivore'],
    ['without[]', 'moonlight'],
    ['rating', '9'],
    ['price_min', '-1'],
    ['price_min', 'cheap'],
    ['price_max', '1e300'],
    ['in_stock', 'maybe'],
    ['category[]', 'x'.repeat(201)],
  ])('rejects %s=%s [API-27, E-03]', async (name, value) => {
    expect((await post([[name, value]])).statusCode).toBe(400);
  });

  it.each([
    ['category', "x' OR '1'='1"],
    ['category[]', '🍚'],
    ['category', ''],
  ])('accepts %s=%s literally [API-27, E-03]', async (name, value) => {
    const answer = await post([[name, value]]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Dto['SearchAnswer']>().total).toBe(value === '' ? 96 : 0);
  });

  it('pages after and before a product [API-27, E-03]', async () => {
    const idsOf = async (form: [string, string][]) => {
      const { products } = (await post([['limit', '5'], ['sort', 'price_asc'], ...form])).json<
        Dto['SearchAnswer']
      >();
      return products.map(({ product_id }) => product_id);
    };
    const second = await idsOf([['page', '2']]);
    const first = await idsOf([['before', second[0] ?? '']]);
    expect(first).toEqual(await idsOf([]));
    expect(await idsOf([['after', first[4] ?? '']])).toEqual(second);
    for (const after of ['x', '987654321']) {
      expect(
        await idsOf([
          ['page', '2'],
          ['after', after],
        ]),
      ).toEqual(second);
    }
  });
});
