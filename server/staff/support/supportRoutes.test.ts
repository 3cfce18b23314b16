import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { prune } from '../../prune.ts';
import { limits } from '../../rateLimit/limits.ts';
import { DEFAULT_SETTINGS } from '../../shopSettings.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies } from '../../testing/insertProduct.ts';
import { insertStaff, openStaffClient } from '../../testing/openStaffClient.ts';
import { openClient, type TestClient } from '../../testing/openClient.ts';
import { supportCookie } from './supportAccess.ts';

const TOKEN = 'a-token-of-support-staff';

let db: Database;
let app: FastifyInstance;
let client: TestClient;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  app = await buildApp({ db, settings: { ...DEFAULT_SETTINGS, supportToken: TOKEN } });
  client = await openClient(app);
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(() => db.deleteFrom('rate_limit').execute());

const file = (fields: object = {}) =>
  JSON.stringify({
    format: 'ridge-and-root-recording',
    version: 1,
    payload: '[]',
    preloadedState: '{"ui":{}}',
    ...fields,
  });

async function send(recording: string, headers: Record<string, string> = {}) {
  const answer = await client.post('support/recording', { recording }, headers);
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

async function read(code: string, headers: Record<string, string> = {}, of = app) {
  const answer = await of.inject({ url: '/api/support/recording', query: { code }, headers });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

const asSupport = { authorization: `Bearer ${TOKEN}` };

describe('sendRecording', () => {
  it('stores a recording that support staff find by its code in any case [E-11]', async () => {
    const content = file({ payload: JSON.stringify([{ type: 'ui/dialogClosed', text: '•1 é' }]) });
    const { status, body } = await send(content);
    expect(status).toBe(200);
    expect(body).toEqual({ status: 1, code: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/) });
    const code = String(body['code']);
    const found = await read(` ${code.toLowerCase()} `, asSupport);
    expect(found.body).toEqual({ status: 1, sent: expect.any(String), recording: content });
    const cookie = { cookie: `support=${supportCookie(TOKEN)}` };
    expect((await read(code, cookie)).body).toEqual(found.body);
  });

  it('accepts a recording of one megabyte and rejects one above the contract’s limit [E-11]', async () => {
    const long = file({ payload: JSON.stringify(['"'.repeat(250_000)]) });
    expect(long.length).toBeGreaterThan(1_000_000);
    expect((await send(long)).body).toMatchObject({ status: 1 });
    expect((await send(file({ browser: 'x'.repeat(1_200_000) }))).status).toBe(400);
    expect((await send('x'.repeat(4 * 1024 * 1024))).status).toBe(413);
  });

  it('accepts every version, as pages open during a deploy send another [E-11]', async () => {
    for (const version of [1, 2, 3]) {
      expect((await send(file({ version }))).body).toMatchObject({ status: 1 });
    }
  });

  it('stores a recording once if the call is repeated [E-11, E-12]', async () => {
    const headers = { 'idempotency-key': 'a-recording-of-today' };
    const [first, second] = [await send(file(), headers), await send(file(), headers)];
    expect(second.body).toEqual(first.body);
  });

  it.each([
    ['no JSON', '{'],
    ['no recording', '{}'],
    ['a list', '[]'],
    ['a version that is none', file({ version: '2' })],
    ['actions that are no list', file({ payload: '{}' })],
    ['a state that is no record', file({ preloadedState: '[]' })],
    ['actions that are no JSON', file({ payload: '[{' })],
    ['actions that are no text', file({ payload: [] })],
    ['a way to a prototype', file({ payload: '[{"type":"x","__proto__":{"a":1}}]' })],
    ['such a way in disguise', file({ preloadedState: '{"\\u005f_proto__":{}}' })],
    ['endless nesting', file({ payload: '['.repeat(300_000) + ']'.repeat(300_000) })],
  ])('rejects %s [E-11]', async (_what, content) => {
    const { status, body } = await send(content);
    expect(status).toBe(200);
    expect(body).toEqual({ error: 'This isn’t a recording of the shop.' });
  });

  it('is rate limited [E-11]', async () => {
    const before = await db.selectFrom('recording').select('code').execute();
    for (let count = 0; count < limits.recordingClient.attempts; count += 1) await send('{}');
    expect((await send(file())).body).toMatchObject({ retry_after: expect.any(Number) });
    expect(await db.selectFrom('recording').select('code').execute()).toEqual(before);
  });

  it('deletes recordings after 30 days [E-11]', async () => {
    await db.deleteFrom('recording').execute();
    const [old, recent] = [await send(file()), await send(file())];
    await db
      .updateTable('recording')
      .set({ created_at: sql<Date>`now() - interval '31 days'` })
      .where('code', '=', String(old.body['code']))
      .execute();
    await prune(db, DEFAULT_SETTINGS);
    const rows = await db.selectFrom('recording').select('code').execute();
    expect(rows).toEqual([{ code: recent.body['code'] }]);
    expect((await read(String(old.body['code']), asSupport)).body).toEqual({
      error: 'No recording has this code. Recordings are deleted after 30 days.',
    });
  });
});

describe('getRecording', () => {
  const code = async () => String((await send(file())).body['code']);

  it.each([
    ['nobody', {}],
    ['a wrong token', { authorization: 'Bearer another-token-altogether' }],
    ['the token without its scheme', { authorization: TOKEN }],
    ['a wrong cookie', { cookie: `support=${TOKEN}` }],
  ])('denies access to %s [E-11]', async (_who, headers: Record<string, string>) => {
    const { status, body } = await read(await code(), headers);
    expect(status).toBe(401);
    expect(body).toEqual({ error: 'This is for support staff only.' });
  });

  it('blocks guessing of tokens, even with a right one, but not signed-in staff [E-11]', async () => {
    const known = await code();
    for (let count = 0; count < limits.supportClient.attempts; count += 1) await read(known);
    expect((await read(known, asSupport)).body).toMatchObject({ retry_after: expect.any(Number) });
    const cookie = { cookie: `support=${supportCookie(TOKEN)}` };
    expect((await read(known, cookie)).body).toMatchObject({ status: 1 });
  });

  it('does not count right tokens against the limit [E-11]', async () => {
    const known = await code();
    for (let count = 0; count <= limits.supportClient.attempts; count += 1) {
      expect((await read(known, asSupport)).body).toMatchObject({ status: 1 });
    }
  });

  it('responds with 404 if no token is configured [E-11]', async () => {
    const without = await buildApp({ db });
    for (const headers of [{}, asSupport, { authorization: 'Bearer undefined' }]) {
      expect((await read(await code(), headers, without)).status).toBe(404);
    }
    await without.close();
  });

  it('allows staff whose role may read recordings, with or without a configured token [E-11]', async () => {
    const known = await code();
    const without = await buildApp({ db });
    await insertStaff(without, 'noor@example.com', 'support');
    await insertStaff(without, 'ravi@example.com', 'packer');
    const { cookie } = await openStaffClient(without, 'noor@example.com');
    const { cookie: packers } = await openStaffClient(without, 'ravi@example.com');
    for (const shop of [without, app]) {
      expect((await read(known, { cookie }, shop)).body).toMatchObject({ status: 1 });
      expect((await read(known, { cookie: packers }, shop)).status).toBe(401);
      expect((await read(known, {}, shop)).status).toBe(401);
    }
    await without.close();
  });
});
