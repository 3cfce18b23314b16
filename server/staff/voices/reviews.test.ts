import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { followPageChanges } from '../../pages/pageChanges.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertProduct } from '../../testing/insertProduct.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import type { StaffDto } from '../staffDto.ts';

let db: Database;
let app: FastifyInstance;
let editor: StaffClient;
let manager: StaffClient;
let rice: string;
let oil: string;

beforeAll(async () => {
  db = await freshDatabase();
  rice = (await insertProduct(db, { handle: 'rice', name: 'Rice', nameFr: 'Riz' })).id;
  oil = (await insertProduct(db, { handle: 'oil', name: 'Mustard oil' })).id;
  app = await buildApp({ db });
  for (const role of ['editor', 'manager'] as const) {
    await insertStaff(app, `${role}@example.com`, role);
  }
  editor = await openStaffClient(app, 'editor@example.com');
  manager = await openStaffClient(app, 'manager@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(() => db.deleteFrom('review').execute());

async function write(productId: string, text: string, isApproved: boolean): Promise<string> {
  const { id } = await db
    .insertInto('review')
    .values({ product_id: productId, name: 'Meera', text, rating: 4, is_approved: isApproved })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const list = async (query: Record<string, string> = {}, language = 'en') =>
  (await editor.call('GET', '/reviews', { query, headers: { 'accept-language': language } })).json<
    StaffDto['ReviewPage']
  >();

const ids = ({ reviews }: StaffDto['ReviewPage']) => reviews.map(({ review_id: id }) => id);

const publish = (id: string, key?: string) =>
  editor.call('POST', `/reviews/${id}/publication`, {
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

const ratingOf = (id: string) =>
  db
    .selectFrom('product')
    .select(['rating', 'review_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('reviews in the staff area', () => {
  it('lists pending reviews oldest first with their product, published ones latest first', async () => {
    const first = await write(rice, 'Fluffy.', false);
    const second = await write(oil, '<b>Cheap</b> pills', false);
    const shown = [await write(rice, 'Good.', true), await write(oil, 'Fine.', true)];
    const held = await list({}, 'fr');
    expect(held.total).toBe(2);
    expect(ids(held)).toEqual([first, second]);
    expect(held.reviews).toMatchObject([
      { product_name: 'Riz', handle: 'rice', text: 'Fluffy.', rating: 4, verified: false },
      { product_name: 'Mustard oil', text: '<b>Cheap</b> pills' },
    ]);
    expect(ids(await list({ view: 'published' }))).toEqual(shown.toReversed());
    expect(ids(await list({ page: '2', page_size: '1' }))).toEqual([second]);
  });

  it('finds reviews by their product', async () => {
    const ofOil = await write(oil, 'Fine.', true);
    await write(rice, 'Good.', true);
    expect(ids(await list({ view: 'published', text: 'mustard' }))).toEqual([ofOil]);
    expect(await list({ view: 'published', text: 'nothing like it' })).toEqual({
      total: 0,
      reviews: [],
    });
  });

  it('publishes a review in shop and rating, once per key, and logs it', async () => {
    const id = await write(rice, 'Fluffy.', false);
    const readChanges = followPageChanges(db);
    await readChanges();
    const key = `publish-review-${id}`;
    for (const { statusCode } of await Promise.all([publish(id, key), publish(id, key)])) {
      expect(statusCode).toBe(204);
    }
    expect([...(await readChanges())]).toEqual([`product:${rice}`]);
    expect(await ratingOf(rice)).toEqual({ rating: '4.0', review_count: 1 });
    expect(ids(await list())).toEqual([]);
    expect(ids(await list({ view: 'published' }))).toEqual([id]);
    const again = await publish(id);
    expect([again.statusCode, again.json<object>()]).toEqual([
      422,
      expect.objectContaining({ detail: 'This review isn’t pending.' }),
    ]);
    const query = { subject: 'review', subject_id: id };
    const { changes } = (await manager.call('GET', '/changes', { query })).json<
      StaffDto['ChangeList']
    >();
    expect(changes).toMatchObject([
      { by: 'The editor', operation: 'publishReview', after: { is_approved: true } },
    ]);
  });

  it('hides a review from shop and rating, makes it pending again, and logs it', async () => {
    const id = await write(rice, 'Rude words.', true);
    const hide = () => editor.call('DELETE', `/reviews/${id}/publication`);
    expect((await hide()).statusCode).toBe(204);
    expect(await ratingOf(rice)).toEqual({ rating: '0.0', review_count: 0 });
    expect(ids(await list())).toEqual([id]);
    expect(ids(await list({ view: 'published' }))).toEqual([]);
    expect((await hide()).json<object>()).toMatchObject({
      detail: 'This review isn’t published.',
    });
    const query = { subject: 'review', subject_id: id };
    expect((await manager.call('GET', '/changes', { query })).json<object>()).toMatchObject({
      changes: [{ operation: 'hideReview', after: { is_approved: false } }],
    });
  });

  it('publishes a reply as plain text, logs it, and removes it if empty', async () => {
    const id = await write(rice, 'Good.', true);
    const held = await write(rice, 'Fluffy.', false);
    const answer = (of: string, text: string) =>
      editor.call('PUT', `/reviews/${of}/reply`, { payload: { text } });
    const inShop = async () =>
      (await app.inject(`/api/product/product/review?product_id=${rice}`)).json<{
        reviews: object[];
      }>().reviews[0];
    expect(await inShop()).toHaveProperty('reply', '');
    const readChanges = followPageChanges(db);
    await readChanges();
    expect((await answer(id, ' <b>Thank</b> you!\r\nCome again.\u202e ')).statusCode).toBe(204);
    expect([...(await readChanges())]).toEqual([`product:${rice}`]);
    expect(await inShop()).toHaveProperty('reply', '<b>Thank</b> you!\nCome again.');
    expect((await list({ view: 'published' })).reviews[0]?.reply).toMatch(/^<b>Thank/);
    const payload = { text: 'Mine.', from: 'An answer that is gone.' };
    const overtaken = await editor.call('PUT', `/reviews/${id}/reply`, { payload });
    expect([overtaken.statusCode, overtaken.json<StaffDto['Problem']>().detail]).toEqual([
      409,
      expect.stringMatching(/^Someone else changed this to “<b>Thank<\/b> you!/),
    ]);
    expect((await answer(id, '')).statusCode).toBe(204);
    expect((await answer(id, '')).statusCode).toBe(204);
    expect(await inShop()).toHaveProperty('reply', '');
    expect((await answer(held, 'Thanks.')).statusCode).toBe(422);
    const query = { subject: 'review', subject_id: id };
    const { changes } = (await manager.call('GET', '/changes', { query })).json<
      StaffDto['ChangeList']
    >();
    expect(changes.map(({ operation, after }) => [operation, after])).toEqual([
      ['replyToReview', { reply: '' }],
      ['replyToReview', { reply: '<b>Thank</b> you!\nCome again.' }],
    ]);
  });

  it('deletes a rejected review, logs it without its text, and keeps published ones', async () => {
    const id = await write(rice, 'Call 98450 12345.', false);
    const shown = await write(rice, 'Good.', true);
    expect((await editor.call('DELETE', `/reviews/${id}`)).statusCode).toBe(204);
    expect((await editor.call('DELETE', `/reviews/${shown}`)).statusCode).toBe(422);
    expect((await list()).total).toBe(0);
    expect((await list({ view: 'published' })).total).toBe(1);
    const query = { subject: 'review', subject_id: id };
    const { changes } = (await manager.call('GET', '/changes', { query })).json<
      StaffDto['ChangeList']
    >();
    expect(changes).toMatchObject([{ operation: 'rejectReview', after: { is_deleted: true } }]);
    expect(JSON.stringify(changes)).not.toContain('98450');
  });
});
