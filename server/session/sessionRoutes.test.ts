import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { limits } from '../rateLimit/limits.ts';
import { DEFAULT_SETTINGS } from '../shopSettings.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';
import { hashOf } from './secret.ts';

let db: Database;
let app: FastifyInstance;
let secured: FastifyInstance;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  app = await buildApp({ db });
  secured = await buildApp({ db, origin: 'https://shop.example' });
});

afterAll(async () => {
  await app.close();
  await secured.close();
  await db.destroy();
});

async function start(headers: Record<string, string> = {}, at = app) {
  const answer = await at.inject({ url: '/api?route=common/apitoken&api_token=', headers });
  const { api_token: token } = answer.json<{ api_token: string }>();
  const cookie = String(answer.headers['set-cookie']);
  return { token, cookie, sent: cookie.split(';', 1)[0] ?? '' };
}

const countOf = async (table: 'session' | 'cart') =>
  (
    await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

const currencyOf = async (token: string) =>
  (await app.inject({ url: `/api/common/currency?api_token=${token}` })).json<{
    currency: string;
  }>().currency;

describe('getApiToken', () => {
  it("opens a session in the currency of the browser's cookie if the shop offers it [CURRENCY-06, CONFLICT-36]", async () => {
    for (const [cookie, currency] of [
      ['currency=EUR', 'EUR'],
      ['currency=XXX', 'INR'],
      ['currency=%00', 'INR'],
      ['', 'INR'],
    ] as const) {
      const { token } = await start({ cookie });
      expect(await currencyOf(token)).toBe(currency);
    }
  });

  it('opens a session for an empty token and stores only hashes [API-02, CONFLICT-01]', async () => {
    const { token, sent } = await start();
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    const secret = sent.replace('session=', '');
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    const rows = await db
      .selectFrom('api_token')
      .innerJoin('session', 'session.id', 'session_id')
      .select(['hash', 'cookie_hash', 'expires_at'])
      .where('hash', '=', hashOf(token))
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.cookie_hash.equals(hashOf(secret))).toBe(true);
    const days = ((rows[0]?.expires_at.getTime() ?? 0) - Date.now()) / (24 * 60 * 60 * 1000);
    expect(Math.round(days)).toBe(30);
  });

  it('sets a host-only HttpOnly cookie', async () => {
    const { cookie } = await start();
    expect(cookie.split('; ').slice(1)).toEqual([
      'Max-Age=15552000',
      'Path=/',
      'HttpOnly',
      'SameSite=Lax',
    ]);
  });

  it("issues another token for the cookie's session, so that a closed tab loses no cart", async () => {
    const { id } = await insertProduct(db, { handle: 'rice', name: 'Rice' });
    const first = await start();
    await app.inject({
      method: 'POST',
      url: `/api/checkout/cart/add?api_token=${first.token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `product_id=${id}&quantity=2`,
    });
    const sessions = await countOf('session');
    const second = await start({ cookie: `language=fr; ${first.sent}` });
    expect(second.token).not.toBe(first.token);
    expect(second.sent).toBe(first.sent);
    expect(await countOf('session')).toBe(sessions);
    for (const { token } of [first, second]) {
      const cart = await app.inject(`/api/checkout/cart?api_token=${token}`);
      expect(cart.json()).toMatchObject({ products: [{ quantity: 2 }] });
    }
  });

  it.each(['session=', `session=${'0'.repeat(64)}`, "session='; --", 'sessions=1'])(
    'opens a new session for the cookie %s',
    async (cookie) => {
      const carts = Number(await countOf('cart'));
      const { sent } = await start({ cookie });
      expect(sent).not.toBe(cookie);
      expect(Number(await countOf('cart'))).toBe(carts + 1);
    },
  );

  it.each([
    ['en', /^Too many attempts\. Try again in \d+ minutes/],
    ['fr', /^Trop de tentatives\. Réessayez dans \d+ minutes/],
  ])(
    'is rate limited by network address, so that a flood cannot fill the tables (%s)',
    async (language, text) => {
      await start();
      await db.updateTable('rate_limit').set({ hits: limits.tokenClient.attempts }).execute();
      const sessions = await countOf('session');
      for (const url of ['/api/common/apitoken', '/api/account/logout']) {
        const answer = await app.inject({ url, headers: { 'accept-language': language } });
        expect(answer.statusCode).toBe(429);
        expect(answer.json()).toMatchObject({ error: expect.stringMatching(text) });
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      }
      expect(await countOf('session')).toBe(sessions);
      const remoteAddress = '203.0.113.9';
      const other = await app.inject({ url: '/api/common/apitoken', remoteAddress });
      expect(other.statusCode).toBe(200);
      await db.deleteFrom('rate_limit').execute();
    },
  );

  it('must not be cached', async () => {
    const { headers } = await app.inject('/api/common/apitoken');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('session lifetime', () => {
  const read = (token: string) => app.inject(`/api/checkout/cart?api_token=${token}`);

  const daysAgo = (count: number) => sql<Date>`now() - make_interval(days => ${count})`;

  const age = (token: string, usedAt: number, createdAt = usedAt) =>
    db
      .updateTable('session')
      .set({ used_at: daysAgo(usedAt), created_at: daysAgo(createdAt) })
      .where('id', 'in', (eb) =>
        eb.selectFrom('api_token').select('session_id').where('hash', '=', hashOf(token)),
      )
      .execute();

  it.each([
    ['goes on after 29 days without use', 29, 29, true],
    ['ends after 31 days without use', 31, 31, false],
    ['goes on for 179 days of use', 0, 179, true],
    ['ends after 181 days, however much it is used', 0, 181, false],
  ])('%s, for its tokens and its cookie', async (_what, usedAt, createdAt, goesOn) => {
    const { token, sent } = await start();
    await age(token, usedAt, createdAt);
    expect((await read(token)).statusCode).toBe(goesOn ? 200 : 401);
    await age(token, usedAt, createdAt);
    expect((await start({ cookie: sent })).sent === sent).toBe(goesOn);
  });

  it('is renewed by each call with one of its tokens', async () => {
    const { token } = await start();
    await age(token, 29);
    await read(token);
    const { used_at: used } = await db
      .selectFrom('session')
      .innerJoin('api_token', 'session_id', 'session.id')
      .select('used_at')
      .where('hash', '=', hashOf(token))
      .executeTakeFirstOrThrow();
    expect(Date.now() - used.getTime()).toBeLessThan(24 * 60 * 60 * 1000);
  });

  it("follows the operator's settings", async () => {
    const sessionLifetime = { idleDays: 7, maxDays: 14 };
    const settings = { ...DEFAULT_SETTINGS, sessionLifetime };
    const strict = await buildApp({ db, settings });
    const { token, cookie } = await start({}, strict);
    expect(cookie).toContain(`Max-Age=${14 * 24 * 60 * 60};`);
    await age(token, 8);
    const { statusCode } = await strict.inject(`/api/checkout/cart?api_token=${token}`);
    expect(statusCode).toBe(401);
    await strict.close();
  });
});

describe('session cookie on https', () => {
  const names = (headers: Record<string, unknown>) =>
    [headers['set-cookie']].flat().map((cookie) => String(cookie).split(/[=;]/, 2).join('='));

  it('is host-only and Secure', async () => {
    const { cookie, sent } = await start({}, secured);
    expect(sent).toMatch(/^__Host-session=[0-9a-f]{64}$/);
    expect(cookie.split('; ').slice(1)).toEqual([
      'Max-Age=15552000',
      'Path=/',
      'HttpOnly',
      'Secure',
      'SameSite=Lax',
    ]);
    expect((await start({ cookie: sent }, secured)).sent).toBe(sent);
  });

  it('replaces a cookie of the plain name and keeps the cart', async () => {
    const { id } = await insertProduct(db, { handle: 'dal', name: 'Dal' });
    const plain = await start();
    await app.inject({
      method: 'POST',
      url: `/api/checkout/cart/add?api_token=${plain.token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `product_id=${id}&quantity=2`,
    });
    const url = '/api/common/apitoken';
    const { headers } = await secured.inject({ url, headers: { cookie: plain.sent } });
    const secret = plain.sent.replace('session=', '');
    expect(names(headers)).toEqual([`__Host-session=${secret}`, 'session=']);
    const later = await start({ cookie: `__Host-session=${secret}` }, secured);
    const cart = await secured.inject(`/api/checkout/cart?api_token=${later.token}`);
    expect(cart.json()).toMatchObject({ products: [{ quantity: 2 }] });
  });

  it('is not accepted under the plain name, which another host could plant', async () => {
    const own = await start({}, secured);
    const planted = await start({ cookie: own.sent.replace('__Host-', '') }, secured);
    expect(planted.sent).not.toBe(own.sent);
  });
});

describe('getLoginStatus', () => {
  it('reports a visitor as signed out [API-18, STARTUP-13]', async () => {
    const { token } = await start();
    const answer = await app.inject(`/api?route=account/login/isLogedIn&api_token=${token}`);
    expect(answer.json()).toEqual({ logged: false });
  });
});
