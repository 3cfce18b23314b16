import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Dto } from '../http/contractTypes.ts';
import type { Database } from '../db/schema.ts';
import { followPageChanges } from '../pages/pageChanges.ts';
import { DEFAULT_SETTINGS } from '../shopSettings.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../testing/openStaffClient.ts';
import { openClient, type TestClient } from '../testing/openClient.ts';

const TOKEN = 'a-token-of-support-staff';
const SUPPORT = { authorization: `Bearer ${TOKEN}` };

let db: Database;
let app: FastifyInstance;
let client: TestClient;
let rice: string;
let serial = 0;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertProduct(db, { handle: 'rice', name: 'Rice' });
  const { id } = await db.selectFrom('collection').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('collection_text')
    .values({ collection_id: id, language: 'en', name: 'Goods' })
    .execute();
  const settings = { ...DEFAULT_SETTINGS, holdsReviews: true, supportToken: TOKEN };
  app = await buildApp({ db, settings });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
  await db.deleteFrom('review').execute();
  serial += 1;
  rice = (await insertProduct(db, { handle: `rice-${serial}`, name: 'Rice' })).id;
  client = await openClient(app);
});

async function write(rating: number, headers?: Record<string, string>): Promise<Dto['Outcome']> {
  const form = { product_id: rice, name: 'Meera', text: 'Fluffy.', rating: String(rating) };
  return (await client.post('product/product/write_review', form, headers)).json();
}

const listed = async (path = `product/product/review?product_id=${rice}`) =>
  (await client.get(path)).json<Dto['ReviewList']>();

const held = async () =>
  (await client.get('support/review', SUPPORT)).json<Dto['ReviewList']>().reviews;

const counted = async () => {
  const { rating, review_count: count } = (
    await client.get(`product/product?product_slug=rice-${serial}`)
  ).json<Dto['Product']>();
  return { rating, count };
};

const decide = async (what: 'approve' | 'reject', id = '', headers: Record<string, string> = {}) =>
  client.post(`support/review/${what}`, { review_id: id }, { ...SUPPORT, ...headers });

describe('reviews that need approval', () => {
  it('are pending, not listed or counted, and their writer is notified [API-35]', async () => {
    expect(await write(5)).toEqual({
      status: 1,
      success: 'Thank you for your review. It will appear once we have approved it.',
    });
    expect((await write(4, { 'accept-language': 'fr' })).success).toBe(
      'Merci pour votre avis. Il sera publié une fois approuvé.',
    );
    const none = { reviews: [], total: 0, ratings: [0, 0, 0, 0, 0] };
    expect(await listed()).toEqual(none);
    expect(await listed('product/product/allreviews')).toEqual(none);
    expect(await counted()).toEqual({ rating: 0, count: 0 });
    expect((await held()).map(({ rating }) => rating)).toEqual([5, 4]);
  });

  it('are listed and counted on approval, which refreshes only the product’s pages', async () => {
    const readChanges = followPageChanges(db);
    await readChanges();
    await write(5);
    await write(2);
    expect([...(await readChanges())]).toEqual([]);
    const [review] = await held();
    expect((await decide('approve', review?.review_id)).json()).toEqual({
      status: 1,
      success: 'Review published.',
    });
    expect([...(await readChanges())]).toEqual([`product:${rice}`]);
    expect(await listed()).toMatchObject({ total: 1, reviews: [review] });
    expect(await counted()).toEqual({ rating: 5, count: 1 });
    expect((await decide('approve', review?.review_id)).json()).toEqual({
      error: 'This review isn’t pending.',
    });
  });

  it('are deleted on rejection, which refreshes no page', async () => {
    await write(1);
    const readChanges = followPageChanges(db);
    await readChanges();
    const [review] = await held();
    expect((await decide('reject', review?.review_id)).json()).toHaveProperty('status', 1);
    expect(await held()).toEqual([]);
    expect([...(await readChanges())]).toEqual([]);
    for (const id of [review?.review_id, 'x', '999999']) {
      expect((await decide('reject', id)).json()).toHaveProperty('error');
    }
  });

  it('cannot be rejected after approval', async () => {
    await write(3);
    const [review] = await held();
    await decide('approve', review?.review_id);
    expect((await decide('reject', review?.review_id)).json()).toHaveProperty('error');
    expect((await listed()).total).toBe(1);
  });

  it('are not accessible to others', async () => {
    await write(5);
    const [review] = await held();
    const stranger = { authorization: 'Bearer another' };
    expect((await client.get('support/review', stranger)).statusCode).toBe(401);
    for (const what of ['approve', 'reject'] as const) {
      expect((await decide(what, review?.review_id, stranger)).statusCode).toBe(401);
    }
    expect(await held()).toEqual([review]);
  });

  it('require the reviews permission and the session’s CSRF token', async () => {
    await insertStaff(app, 'ed@example.com', 'editor');
    await insertStaff(app, 'ravi@example.com', 'packer');
    await write(5);
    await write(4);
    const [first, second] = await held();
    const editor = await openStaffClient(app, 'ed@example.com');
    const packer = await openStaffClient(app, 'ravi@example.com');
    const of = ({ cookie, csrfToken }: StaffClient) => ({ cookie, 'x-csrf-token': csrfToken });
    const decideAs = (headers: Record<string, string>, what: string, id = '') =>
      client.post(`support/review/${what}`, { review_id: id }, headers);
    const found = await client.get('support/review', { cookie: editor.cookie });
    expect(found.json<Dto['ReviewList']>().reviews).toEqual([first, second]);
    expect((await client.get('support/review', of(packer))).statusCode).toBe(401);
    const { cookie } = editor;
    expect((await decideAs({ cookie }, 'approve', first?.review_id)).statusCode).toBe(403);
    expect((await decideAs(of(packer), 'approve', first?.review_id)).statusCode).toBe(401);
    expect(await held()).toEqual([first, second]);
    expect((await decideAs(of(editor), 'approve', first?.review_id)).json()).toHaveProperty(
      'success',
    );
    expect((await decideAs(of(editor), 'reject', second?.review_id)).json()).toHaveProperty(
      'success',
    );
    expect((await listed()).total).toBe(1);
  });
});
