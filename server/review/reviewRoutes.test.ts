import type { FastifyInstance } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import { buildApp } from '../app.ts';
import { createDemoCatalog } from '../demo/createDemoCatalog.ts';
import type { Database } from '../db/schema.ts';
import { openClient, type TestClient } from '../testing/openClient.ts';
import { advanceOrder, packRest } from '../testing/advanceOrder.ts';
import { BY_PARCEL, order, openClientWithCart } from '../testing/checkout.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';

type Dto = components['schemas'];

let db: Database;
let app: FastifyInstance;
let token: string;

beforeAll(async () => {
  db = await freshDatabase();
  await createDemoCatalog(db);
  app = await buildApp({ db });
  token = (await get<Dto['ApiTokenAnswer']>('common/apitoken')).api_token ?? '';
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(() => db.deleteFrom('rate_limit').execute());

async function get<Answer>(path: string): Promise<Answer> {
  const answer = await app.inject({ url: `/api/${path}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}

async function write(form: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/product/product/write_review?api_token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<Dto['Outcome']>();
}

const productOf = (slug: string) => get<Dto['Product']>(`product/product?product_slug=${slug}`);
const review = { name: 'Meera', text: 'Fluffy.', rating: '1' };

describe('listProductReviews', () => {
  it('returns a product’s reviews, latest first, matching its review count [API-33]', async () => {
    const rice = await productOf('basmati-rice');
    const { reviews, total } = await get<Dto['ReviewList']>(
      `product/product/review?product_id=${rice.product_id}`,
    );
    expect(total).toBe(rice.review_count);
    expect(reviews).toHaveLength(total);
    const dates = reviews.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / total;
    expect(rice.rating).toBe(Math.round(mean * 10) / 10);
  });

  it('returns none for an unknown product', async () => {
    for (const id of ['999999', 'rice', '99999999999999999999']) {
      expect(await get(`product/product/review?product_id=${id}`)).toEqual({
        reviews: [],
        total: 0,
        ratings: [0, 0, 0, 0, 0],
      });
    }
  });

  it('counts all reviews by number of stars [API-33, API-34]', async () => {
    const { product_id: id } = await productOf('almonds');
    const { reviews, total, ratings } = await get<Dto['ReviewList']>(
      `product/product/allreviews?product_id=${id}&limit=100`,
    );
    expect(total).toBe(reviews.length);
    expect(ratings).toEqual(
      [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length),
    );
    const first = await get<Dto['ReviewList']>(
      `product/product/allreviews?product_id=${id}&limit=1`,
    );
    expect(first.reviews).toHaveLength(1);
    expect(first.ratings).toEqual(ratings);
  });
});

describe('listAllReviews', () => {
  it('returns reviews of all products without an id, 20 a page [API-34, OPEN-53]', async () => {
    const first = await get<Dto['ReviewList']>('product/product/allreviews');
    const second = await get<Dto['ReviewList']>('product/product/allreviews?page=2');
    expect(first.total).toBeGreaterThan(40);
    expect([first.reviews.length, second.reviews.length]).toEqual([20, 20]);
    const ids = [...first.reviews, ...second.reviews].map((item) => item.review_id);
    expect(new Set(ids).size).toBe(40);
    const { reviews } = await get<Dto['ReviewList']>('product/product/allreviews?limit=3');
    expect(reviews).toEqual(first.reviews.slice(0, 3));
  });

  it('returns the reviews of one product [API-34]', async () => {
    const { product_id: id } = await productOf('almonds');
    const { reviews } = await get<Dto['ReviewList']>(`product/product/allreviews?product_id=${id}`);
    expect(reviews.length).toBeGreaterThan(0);
    expect(new Set(reviews.map((item) => item.product_id))).toEqual(new Set([id]));
  });
});

describe('writeReview', () => {
  it('stores a review and updates the rating [API-35, OPEN-15]', async () => {
    const before = await productOf('almonds');
    const { product_id: id = '', review_count: count = 0, rating = 0 } = before;
    const outcome = await write({ ...review, product_id: id });
    expect(outcome).toEqual({ status: 1, success: 'Thank you for your review.' });
    const after = await productOf('almonds');
    expect(after.review_count).toBe(count + 1);
    expect(after.rating).toBeLessThan(rating);
    const { reviews } = await get<Dto['ReviewList']>(`product/product/review?product_id=${id}`);
    expect(reviews[0]).toMatchObject({ name: 'Meera', text: 'Fluffy.', rating: 1 });
  });

  it('counts two concurrent reviews, and repeats of one key once [E-12]', async () => {
    const { product_id: id = '', review_count: count = 0 } = await productOf('cashews');
    const key = { 'idempotency-key': 'review-once-1' };
    await Promise.all([
      write({ ...review, product_id: id }),
      write({ ...review, product_id: id, text: 'Dry.' }),
      write({ ...review, product_id: id, text: 'Once.' }, key),
      write({ ...review, product_id: id, text: 'Once.' }, key),
    ]);
    expect((await productOf('cashews')).review_count).toBe(count + 3);
  });

  it('explains a rejection in the requested language [API-35]', async () => {
    const { product_id: id = '' } = await productOf('peanuts');
    expect(await write({ ...review, product_id: '999999' })).toEqual({
      error: 'Product not found.',
    });
    expect(await write({ ...review, product_id: 'x' })).toEqual({
      error: 'Product not found.',
    });
    expect(await write({ ...review, product_id: id, name: '  ' })).toEqual({
      error: 'Enter your name',
    });
    expect(
      await write({ ...review, product_id: id, text: ' ' }, { 'accept-language': 'fr' }),
    ).toEqual({ error: 'Rédigez votre avis' });
  });

  it('marks only buyers’ reviews as verified [API-35]', async () => {
    const [bought, other] = [await productOf('rolled-oats'), await productOf('peanuts')];
    const client = await openClientWithCart(app, bought.product_id ?? '');
    const { number = '' } = await order(client, { ...BY_PARCEL, delivery_id: 'standard' });
    const verifiedOf = async (product: Dto['Product']) => {
      const form = { ...review, product_id: product.product_id ?? '' };
      await client.post('product/product/write_review', form);
      const { reviews } = await get<Dto['ReviewList']>(
        `product/product/review?product_id=${product.product_id}`,
      );
      return reviews[0]?.verified;
    };
    expect(await verifiedOf(bought)).toBe(false);
    await packRest(db, number);
    await advanceOrder(db, number, 'packed', 'dispatched');
    expect(await verifiedOf(bought)).toBe(true);
    expect(await verifiedOf(other)).toBe(false);
  });

  it('is limited by session, and by network address over all sessions [API-35]', async () => {
    const { product_id: id = '' } = await productOf('peanuts');
    const writeMany = async (client: TestClient, count: number) => {
      const outcomes = [];
      for (let at = 0; at < count; at += 1) {
        const answer = await client.post('product/product/write_review', {
          ...review,
          product_id: id,
        });
        outcomes.push(answer.json<Dto['Outcome']>());
      }
      return outcomes;
    };
    const outcomes = await writeMany(await openClient(app), 11);
    expect(outcomes.slice(0, 10).every(({ status }) => status === 1)).toBe(true);
    expect(outcomes[10]).toEqual({
      error: 'Too many attempts. Try again in 60 minutes.',
      retry_after: expect.any(Number),
    });
    for (const count of [10, 9]) await writeMany(await openClient(app), count);
    expect(await writeMany(await openClient(app), 1)).toEqual([
      expect.objectContaining({ retry_after: expect.any(Number) }),
    ]);
  });

  it('keeps HTML characters as text', async () => {
    const { product_id: id = '' } = await productOf('walnuts');
    await write({ ...review, product_id: id, text: '<script>alert(1)</script>' });
    const { reviews } = await get<Dto['ReviewList']>(`product/product/review?product_id=${id}`);
    expect(reviews[0]?.text).toBe('<script>alert(1)</script>');
  });
});
