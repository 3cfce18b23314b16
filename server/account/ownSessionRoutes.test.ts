import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import type { Dto } from '../http/contractTypes.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCustomer, PASSWORD } from '../testing/insertCustomer.ts';
import { insertCurrencies } from '../testing/insertProduct.ts';
import { clientOf, openClient, type TestClient } from '../testing/openClient.ts';
import { signInClient } from '../testing/signInClient.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0';

let db: Database;
let app: FastifyInstance;
let here: TestClient;
let there: TestClient;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

let customers = 0;

beforeEach(async () => {
  customers += 1;
  const email = `meera${customers}@example.com`;
  await insertCustomer(db, email);
  there = await signInClient(app, email);
  const visitor = await openClient(app);
  const form = { email, password: PASSWORD };
  const answer = await visitor.post('account/login', form, { 'user-agent': FIREFOX });
  here = clientOf(app, answer.json<{ api_token: string }>().api_token);
});

const list = async (client: TestClient) =>
  (await client.get('account/session')).json<Dto['OwnSessionList']>().sessions ?? [];

const status = async (client: TestClient) => (await client.get('account/profile')).statusCode;

describe('sessions of a customer', () => {
  it('are listed with browser, times and a mark on the current one', async () => {
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    const times = { started_at: time, last_used_at: time };
    const session_id = expect.any(String);
    expect(await list(here)).toEqual([
      { session_id, browser: 'Firefox', system: 'Windows', ...times, is_current: true },
      { session_id, browser: '', system: '', ...times, is_current: false },
    ]);
    expect((await list(there)).map(({ is_current }) => is_current)).toEqual([false, true]);
  });

  it('are ended one by one', async () => {
    const other = (await list(here)).find(({ is_current }) => !is_current);
    const form = { session_id: other?.session_id ?? '' };
    const ended = await here.post('account/session/end', form);
    expect(ended.json()).toEqual({ status: 1, success: 'Signed out of that browser.' });
    expect(await status(there)).toBe(401);
    expect(await status(here)).toBe(200);
    expect(await list(here)).toHaveLength(1);
    const again = await here.post('account/session/end', form, { 'accept-language': 'fr' });
    expect(again.json()).toEqual({ error: 'Ce navigateur est déjà déconnecté.' });
  });

  it('are all ended except the current one', async () => {
    const ended = await here.post('account/session/end_others', {});
    expect(ended.json()).toEqual({ status: 1, success: 'Signed out of all other browsers.' });
    expect([await status(there), await status(here)]).toEqual([401, 200]);
  });

  it('cannot be ended by another customer, nor the current one by id', async () => {
    const [own] = await list(here);
    await insertCustomer(db, `other${customers}@example.com`);
    const stranger = await signInClient(app, `other${customers}@example.com`);
    for (const client of [stranger, here]) {
      const form = { session_id: own?.session_id ?? '' };
      const answer = await client.post('account/session/end', form);
      expect(answer.json()).toEqual({ error: 'That browser is already signed out.' });
    }
    expect(await status(here)).toBe(200);
  });

  it('are not listed once they have expired', async () => {
    await db
      .updateTable('session')
      .set({ used_at: sql<Date>`now() - interval '31 days'` })
      .where('browser', '=', '')
      .execute();
    expect(await list(here)).toHaveLength(1);
  });

  it('are hidden from visitors', async () => {
    const visitor = await openClient(app);
    const error = { error: 'Sign in first.' };
    expect((await visitor.get('account/session')).json()).toEqual(error);
    const form = { session_id: '1' };
    expect((await visitor.post('account/session/end', form)).json()).toEqual(error);
    expect((await visitor.post('account/session/end_others', {})).json()).toEqual(error);
  });
});
