import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { components } from '../../contract/types.gen.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';
import { openClient, type TestClient } from '../testing/openClient.ts';
import { publishDueProducts, type ProductStatus } from './productStatus.ts';

type Dto = components['schemas'];

let db: Database;
let app: FastifyInstance;
let client: TestClient;
let honeyId: string;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  ({ id: honeyId } = await insertProduct(db, { handle: 'honey', name: 'Honey', nameFr: 'Miel' }));
  await insertProduct(db, { handle: 'honey-cake', name: 'Honey cake' });
  await sql`
    INSERT INTO collection_text (collection_id, language, name) SELECT id, 'en', 'Goods' FROM collection`.execute(
    db,
  );
  app = await buildApp({ db, origin: 'https://shop.example' });
});

beforeEach(async () => {
  await become('active');
  client = await openClient(app);
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

async function become(status: ProductStatus, publishAt: Date | null = null): Promise<void> {
  await db
    .updateTable('product')
    .set({ status, publish_at: publishAt })
    .where('handle', '=', 'honey')
    .execute();
}

async function read<Answer>(path: string): Promise<Answer> {
  return (await client.get(path)).json<Answer>();
}

const productBy = async (query: Record<string, string>) =>
  (await app.inject({ url: '/api/product/product', query })).json<Dto['Product']>();

async function search(form: Record<string, string>, language = 'en'): Promise<Dto['SearchAnswer']> {
  const headers = { 'accept-language': language };
  return (await client.post('product/search', form, headers)).json<Dto['SearchAnswer']>();
}

const handlesOf = (products: readonly Dto['ProductCard'][] = []) =>
  products.map(({ handle }) => handle);

async function placesWithHoney(): Promise<string[]> {
  const page = await productBy({ product_slug: 'honey' });
  const byId = await productBy({ product_id: honeyId });
  const popular = await read<Dto['ProductList']>('product/product/popular');
  const browsed = await search({});
  const found = await search({ search: 'honey' });
  const inFrench = await search({ search: 'miel' }, 'fr');
  const { collections } = await read<Dto['CollectionList']>('catalog/collection/all');
  const sitemap = await app.inject('/sitemap.xml');
  const places = {
    page: page.handle === 'honey' && byId.handle === 'honey',
    popular: handlesOf(popular.products).includes('honey'),
    browsed: handlesOf(browsed.products).includes('honey'),
    'count of all': browsed.total === 2,
    found: handlesOf(found.products).includes('honey'),
    'count found': found.total === 2,
    'found in French': (inFrench.total ?? 0) > 0,
    collection: collections[0]?.product_count === 2,
    sitemap: sitemap.body.includes('/shop/honey<'),
  };
  return Object.entries(places).flatMap(([place, isThere]) => (isThere ? [place] : []));
}

const EVERYWHERE = [
  'page',
  'popular',
  'browsed',
  'count of all',
  'found',
  'count found',
  'found in French',
  'collection',
  'sitemap',
];

it.each<[ProductStatus, string[]]>([
  ['active', EVERYWHERE],
  ['hidden', ['page']],
  ['draft', []],
  ['archived', []],
])('shows a product that is %s in the right places only', async (status, places) => {
  await become(status);
  expect(await placesWithHoney()).toEqual(places);
});

it('shows a draft everywhere once its time has come, not before', async () => {
  await become('draft', new Date(Date.now() + 60_000));
  await publishDueProducts(db);
  expect(await placesWithHoney()).toEqual([]);
  await become('draft', new Date(Date.now() - 1));
  await publishDueProducts(db);
  expect(await placesWithHoney()).toEqual(EVERYWHERE);
});

it('shows an archived product as sold out in the cart and wishlist that hold it', async () => {
  const form = { product_id: honeyId, quantity: '2' };
  await client.post('checkout/cart/add', form);
  await client.post('account/wishlist/add', { product_id: honeyId });
  await become('archived');
  const { products: lines } = await read<Dto['Cart']>('checkout/cart');
  expect(lines).toMatchObject([{ handle: 'honey', quantity: 2, available: 0 }]);
  const { products } = await read<Dto['Wishlist']>('account/wishlist');
  expect(products).toMatchObject([{ product: { handle: 'honey', stock: 0 } }]);
  expect((await client.post('checkout/cart/add', form)).json()).toHaveProperty('error');
});

it('takes no wish, review or stock alert for a draft', async () => {
  await become('draft');
  for (const [path, form] of [
    ['account/wishlist/add', {}],
    [
      'product/product/write_review',
      { name: 'Meera', text: 'Very good honey, thank you.', rating: '5' },
    ],
    ['product/stock_alert', { email: 'meera@example.com' }],
  ] as const) {
    const answer = await client.post(path, { product_id: honeyId, ...form });
    expect([path, answer.json<{ error?: string }>().error]).toEqual([path, expect.any(String)]);
  }
});
