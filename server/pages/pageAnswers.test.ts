import type { FastifyInstance } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { answersInProcess, type AnswersInProcess } from './pageAnswers.ts';
import { followPageChanges } from './pageChanges.ts';
import { insertDelivery, order, openClientWithCart } from '../testing/checkout.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';

type Dto = components['schemas'];

let db: Database;
let app: FastifyInstance;
let answers: AnswersInProcess;
let changes: ReturnType<typeof followPageChanges>;
let rice: string;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db);
  rice = (await insertProduct(db, { handle: 'rice', name: 'Rice' })).id;
  await insertProduct(db, { handle: 'dal', name: 'Dal' });
  const { id: goods } = await db.selectFrom('collection').select('id').executeTakeFirstOrThrow();
  const text = { collection_id: goods, language: 'en', name: 'Goods' };
  await db.insertInto('collection_text').values(text).execute();
  app = await buildApp({ db });
  answers = answersInProcess(app);
  changes = followPageChanges(db);
  await changes();
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

async function read<Answer>(url: string): Promise<Answer> {
  answers.forget(await changes());
  const { body } = await answers.answerFor(new Set())({ url });
  return JSON.parse(body) as Answer;
}

const stockOf = async (handle: string) =>
  (await read<Dto['Product']>(`/api/product/product?product_slug=${handle}`)).stock;

async function popular(): Promise<Dto['ProductCard'][]> {
  return (await read<Dto['ProductList']>('/api/product/product/popular')).products;
}

async function orderRice(): Promise<void> {
  expect((await order(await openClientWithCart(app, rice))).status).toBe(1);
}

async function setStock(stock: number): Promise<void> {
  await db.updateTable('product').set({ stock }).where('id', '=', rice).execute();
}

describe('cached page responses', () => {
  it('remain while orders leave plenty of stock', async () => {
    await setStock(500);
    const before = await stockOf('rice');
    await orderRice();
    expect(before).toBe(500);
    expect(await stockOf('rice')).toBe(500);
  });

  it('are refetched if they show a sold-out product, others remain', async () => {
    await setStock(1);
    expect(await stockOf('rice')).toBe(1);
    const menu = '/api/common/menu';
    await read(menu);
    const subjects = new Set<string>();
    await answers.answerFor(subjects)({ url: '/api/product/product?product_slug=dal' });
    await answers.answerFor(subjects)({ url: menu });
    await orderRice();
    const changed = await changes();
    expect(changed.isDisjointFrom(subjects)).toBe(true);
    answers.forget(changed);
    expect(await stockOf('rice')).toBe(0);
    expect((await popular()).map(({ stock }) => stock)).toContain(0);
  });

  it('show a first review', async () => {
    const reviews = `/api/product/product/review?product_id=${rice}`;
    expect((await read<Dto['ReviewList']>(reviews)).total).toBe(0);
    const client = await openClientWithCart(app, rice);
    const text = 'It cooks well and evenly.';
    await client.post('product/product/write_review', {
      product_id: rice,
      name: 'Meera',
      text,
      rating: '4',
    });
    expect((await read<Dto['ReviewList']>(reviews)).reviews).toMatchObject([{ text }]);
  });

  it('show a product that was missing before', async () => {
    const url = '/api/product/product?product_slug=tea';
    expect(await read<Dto['Product']>(url)).toHaveProperty('error');
    await insertProduct(db, { handle: 'tea', name: 'Tea' });
    expect(await read<Dto['Product']>(url)).toMatchObject({ name: 'Tea' });
  });

  it('report all subjects that a page depends on', async () => {
    const subjects = new Set<string>();
    const answer = answers.answerFor(subjects);
    await answer({ url: '/api/blog/posts' });
    expect(subjects).toEqual(new Set(['content', 'blog']));
    const call = () => answer({ url: '/api/product/search', form: 'search=rice' });
    await call();
    const found = ['content', 'blog', 'catalogue', 'lists', `product:${rice}`];
    expect(subjects).toEqual(new Set(found));
    subjects.clear();
    await call();
    expect(subjects).toContain(`product:${rice}`);
  });
});
