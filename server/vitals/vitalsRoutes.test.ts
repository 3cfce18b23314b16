import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { limits } from '../rateLimit/limits.ts';
import { DEFAULT_SETTINGS } from '../shopSettings.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies } from '../testing/insertProduct.ts';
import { openClient, type TestClient } from '../testing/openClient.ts';
import { readPercentiles } from './vitalsRepository.ts';

let db: Database;
let app: FastifyInstance;
let client: TestClient;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  app = await buildApp({ db, settings: { ...DEFAULT_SETTINGS, collectsVitals: true } });
  client = await openClient(app);
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('vital').execute();
  await db.deleteFrom('rate_limit').execute();
});

const send = (form: Record<string, string>) => client.post('vitals', form);

describe('sendVitals', () => {
  it('counts visits by kind of page, and keeps nothing of a visitor', async () => {
    for (let visit = 1; visit <= 20; visit += 1) {
      const answer = await send({ kind: 'product', lcp: String(visit * 100), cls: '0' });
      expect(answer.json()).toEqual({ status: 1 });
    }
    await send({ kind: 'home', inp: '64' });
    const found = await readPercentiles(db, 28);
    expect(found.map(({ kind, metric, visits }) => [kind, metric, visits])).toEqual([
      ['home', 'inp', 1],
      ['product', 'lcp', 20],
      ['product', 'cls', 20],
    ]);
    const [inp, lcp, cls] = found;
    // Known to a tenth.
    for (const [told, sent] of [
      [inp?.p50, 64],
      [lcp?.p50, 1000],
      [lcp?.p75, 1500],
      [lcp?.p95, 1900],
    ] as const) {
      expect(Math.abs((told ?? 0) / sent - 1)).toBeLessThan(0.1);
    }
    expect(cls).toMatchObject({ p50: 0, p75: 0, p95: 0 });
    const columns = await db.selectFrom('vital').selectAll().executeTakeFirstOrThrow();
    expect(Object.keys(columns).toSorted()).toEqual(['bucket', 'day', 'kind', 'metric', 'visits']);
  });

  it.each([
    ['another page', { kind: 'elsewhere', lcp: '1' }],
    ['what is no number', { kind: 'home', lcp: 'soon' }],
    ['less than nothing', { kind: 'home', inp: '-1' }],
    ['more than ten minutes', { kind: 'home', inp: '600001' }],
  ])('refuses %s', async (_what, form) => {
    expect((await send(form)).statusCode).toBe(400);
    expect(await readPercentiles(db, 28)).toEqual([]);
  });

  it('leaves out what is older than it was asked for', async () => {
    await send({ kind: 'home', lcp: '900' });
    await db.updateTable('vital').set({ day: '2020-01-06' }).execute();
    expect(await readPercentiles(db, 28)).toEqual([]);
  });

  it('is limited by network', async () => {
    for (let call = 0; call < limits.vitalsClient.attempts; call += 1) await send({ kind: 'home' });
    expect((await send({ kind: 'home', lcp: '1' })).json()).toMatchObject({
      retry_after: expect.any(Number),
    });
  });

  it('does not exist where the shop does not collect it', async () => {
    const other = await buildApp({ db });
    const answer = await (await openClient(other)).post('vitals', { kind: 'home', lcp: '1' });
    expect(answer.statusCode).toBe(404);
    await other.close();
  });
});
