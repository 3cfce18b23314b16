import { scryptSync } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { components } from '../../../contract/types.gen.ts';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { isOutdated, isPassword } from './password.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCustomer, PASSWORD } from '../../testing/insertCustomer.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { latestCode } from '../../testing/mailTo.ts';
import { clientOf, openClient, type TestClient } from '../../testing/openClient.ts';
import { signInClient } from '../../testing/signInClient.ts';

type Dto = components['schemas'];

let db: Database;
let app: FastifyInstance;
let visitor: TestClient;
let riceId: string;
let teaId: string;
let count = 0;
let email: string;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  riceId = (await insertProduct(db, { handle: 'rice', name: 'Rice' })).id;
  teaId = (await insertProduct(db, { handle: 'tea', name: 'Tea' })).id;
  await db
    .insertInto('coupon')
    .values([
      { code: 'TENTH', percent: 10 },
      { code: 'HALF', percent: 50 },
    ])
    .execute();
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
  visitor = await openClient(app);
  count += 1;
  email = `customer${count}@example.com`;
  await insertCustomer(db, email);
});

const signIn = (client: TestClient, form: Record<string, string> = {}, headers = {}) =>
  client.post('account/login', { email, password: PASSWORD, ...form }, headers);
const isLogged = async (client: TestClient) =>
  (await client.get('account/login/isLogedIn')).json<unknown>();
const add = (client: TestClient, productId: string, quantity: string) =>
  client.post('checkout/cart/add', { product_id: productId, quantity });
async function readQuantity(client: TestClient): Promise<Record<string, number>> {
  const { products } = (await client.get('checkout/cart')).json<Dto['Cart']>();
  return Object.fromEntries(products.map(({ name, quantity }) => [name, quantity]));
}
async function coupon(client: TestClient): Promise<boolean> {
  const totals = (await client.get('checkout/cart/totals')).json<Dto['TotalLine'][]>();
  return totals.some(({ code }) => code === 'coupon');
}

const setCookie = ({ headers }: LightMyRequestResponse, name: string) =>
  [headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith(`${name}=`)) ?? '';

describe('login', () => {
  it('returns the customer and a signed-in token [ROLES-01, OPEN-18]', async () => {
    const answer = await signIn(visitor);
    const { status, api_token: token = '', customer } = answer.json<Dto['LoginAnswer']>();
    expect(status).toBe(1);
    expect(customer).toEqual({
      customer_id: expect.any(String),
      firstname: 'Meera',
      lastname: 'Sen',
      email,
    });
    expect(await isLogged(clientOf(app, token))).toEqual({ logged: true });
    expect(setCookie(answer, 'session')).toMatch(
      /^session=[0-9a-f]{64}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('renews token and cookie and invalidates the old ones [API-19]', async () => {
    const first = await app.inject('/api/common/apitoken');
    const cookie = String(first.headers['set-cookie']).split(';', 1)[0] ?? '';
    const before = clientOf(app, first.json<{ api_token: string }>().api_token);
    const { headers } = await signIn(before);
    expect(String(headers['set-cookie'])).not.toContain(cookie);
    expect((await before.get('checkout/cart')).statusCode).toBe(401);
    const again = await app.inject({ url: '/api/common/apitoken', headers: { cookie } });
    expect(String(again.headers['set-cookie'])).not.toContain(cookie);
    const { api_token: token } = again.json<{ api_token: string }>();
    expect(await isLogged(clientOf(app, token))).toEqual({ logged: false });
  });

  it.each([
    ['a wrong password', { password: 'something else' }],
    ['an empty password', { password: '' }],
    ['an unknown address', { email: 'nobody@example.com' }],
    ['what is no address', { email: '🍞' }],
    ['an empty address', { email: '' }],
    ['a longer password', { password: 'x'.repeat(1000) }],
  ])('rejects %s with the same error [API-19, OPEN-19]', async (_what, form) => {
    expect((await signIn(visitor, form)).json()).toEqual({
      error: 'Incorrect email or password.',
    });
    expect((await signIn(visitor, form, { 'accept-language': 'fr' })).json()).toEqual({
      error: 'Adresse e-mail ou mot de passe incorrect.',
    });
    expect(await isLogged(visitor)).toEqual({ logged: false });
  });

  it('limits attempts by email, returns the waiting time and resets after a success', async () => {
    const invalid = { password: 'something else' };
    for (let attempts = 0; attempts < 9; attempts += 1) await signIn(visitor, invalid);
    const client = await signInClient(app, email, visitor);
    for (let attempts = 0; attempts < 10; attempts += 1) {
      expect((await signIn(client, invalid)).json()).not.toHaveProperty('retry_after');
    }
    const { error, retry_after: wait } = (await signIn(client)).json<Dto['LoginAnswer']>();
    expect(error).toBe('Too many attempts. Try again in 15 minutes.');
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
  });

  it('limits attempts on unknown emails the same way', async () => {
    const unknown = { email: 'nobody@example.com' };
    for (let attempts = 0; attempts < 10; attempts += 1) {
      expect((await signIn(visitor, unknown)).json()).not.toHaveProperty('retry_after');
    }
    expect((await signIn(visitor, unknown)).json()).toHaveProperty('retry_after');
  });

  describe('password guesses from many IP addresses', () => {
    const ATTEMPTS = 30;
    const INVALID = { password: 'something else' };
    let behindProxy: FastifyInstance;

    beforeAll(async () => {
      behindProxy = await buildApp({ db, trustProxy: 1 });
    });
    afterAll(() => behindProxy.close());

    const signInFrom = async (address: string, form = {}, cookie = '') => {
      const client = await openClient(behindProxy);
      return signIn(client, form, { 'x-forwarded-for': address, cookie });
    };
    const deviceOf = (answer: LightMyRequestResponse) =>
      setCookie(answer, 'device').split(';', 1)[0];
    async function useUp(device?: string): Promise<void> {
      await signInFrom('203.0.113.1', INVALID, device);
      await db.updateTable('rate_limit').set({ hits: ATTEMPTS }).execute();
    }

    it('locks out unknown browsers, but not one that signed in before', async () => {
      const device = deviceOf(await signInFrom('198.51.100.1'));
      await db.deleteFrom('rate_limit').execute();
      for (let at = 0; at < ATTEMPTS; at += 1) {
        const { body } = await signInFrom(`203.0.113.${at}`, INVALID);
        expect(body).not.toContain('retry_after');
      }
      expect((await signInFrom('203.0.113.200')).json()).toHaveProperty('retry_after');
      const again = await signInFrom('198.51.100.2', {}, device);
      expect(again.json()).toMatchObject({ status: 1 });
      expect(deviceOf(again)).toBe(device);
    });

    it('counts attempts from a known browser too', async () => {
      const device = deviceOf(await signInFrom('198.51.100.1'));
      await useUp(device);
      const late = await signInFrom('198.51.100.1', {}, device);
      expect(late.json()).toHaveProperty('retry_after');
    });

    it("does not accept another customer's known browser", async () => {
      const other = `other-${email}`;
      await insertCustomer(db, other);
      const device = deviceOf(await signInFrom('198.51.100.1', { email: other }));
      await useUp();
      expect((await signInFrom('198.51.100.1', {}, device)).json()).toHaveProperty('retry_after');
    });

    it('admits the browser that reset the password, but no earlier one', async () => {
      const earlier = deviceOf(await signInFrom('198.51.100.1'));
      await db.deleteFrom('rate_limit').execute();
      await useUp();
      const client = await openClient(behindProxy);
      await client.post('account/reset', { email });
      const form = { code: await latestCode(db, email), password: 'staple battery horse' };
      const answer = await client.post('account/reset', form, { cookie: earlier ?? '' });
      const device = deviceOf(answer);
      const password = { password: form.password };
      expect((await signInFrom('198.51.100.9', password, device)).json()).toMatchObject({
        status: 1,
      });
      await useUp();
      expect((await signInFrom('198.51.100.9', password, earlier)).json()).toHaveProperty(
        'retry_after',
      );
    });

    it('resets the limit with a second factor, and makes only the resetting browser known', async () => {
      await sql`
        INSERT INTO second_factor (customer_id, secret, confirmed_at)
        SELECT id, 'a secret', now() FROM customer WHERE email = ${email}`.execute(db);
      await useUp();
      const client = await openClient(behindProxy);
      await client.post('account/reset', { email });
      const form = { code: await latestCode(db, email), password: 'staple battery horse' };
      const device = deviceOf(await client.post('account/reset', form));
      const password = { password: form.password };
      const asked = { second_factor: true };
      expect((await signInFrom('198.51.100.9', password)).json()).toMatchObject(asked);
      await useUp();
      expect((await signInFrom('198.51.100.9', password)).json()).toHaveProperty('retry_after');
      expect((await signInFrom('198.51.100.9', password, device)).json()).toMatchObject(asked);
    });

    it('clears the limit of the guessing browser after a password reset', async () => {
      const client = await openClient(app);
      for (let at = 0; at < 11; at += 1) await signIn(client, INVALID);
      expect((await signIn(client)).json()).toHaveProperty('retry_after');
      await client.post('account/reset', { email });
      const form = { code: await latestCode(db, email), password: 'staple battery horse' };
      await client.post('account/reset', form);
      expect((await signIn(client, { password: form.password })).json()).toMatchObject({
        status: 1,
      });
    });
  });

  it('rehashes a password with an outdated cost', async () => {
    const salt = Buffer.from('0123456789abcdef');
    const hash = scryptSync(PASSWORD, salt, 32, { N: 1024, r: 8, p: 1 });
    const old = `scrypt$1024$8$1$${salt.toString('base64url')}$${hash.toString('base64url')}`;
    const customers = db.updateTable('customer').where('email', '=', email);
    await customers.set({ password: old }).execute();
    await signInClient(app, email);
    const { password } = await db
      .selectFrom('customer')
      .select('password')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(isOutdated(old)).toBe(true);
    expect(isOutdated(password)).toBe(false);
    await signInClient(app, email);
  });

  it('returns 503 with Retry-After when the hashing queue is full', async () => {
    const answered = new AbortController();
    const others = Array.from({ length: 32 }, async () => {
      while (!answered.signal.aborted) await isPassword('', undefined);
    });
    const answer = await signIn(visitor);
    answered.abort();
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.json()).toEqual({
      error: 'The shop isn’t available right now. Try again in a few seconds.',
    });
    await Promise.all(others);
  });

  it('can be retried with the previous token, and stores no token [E-12]', async () => {
    await add(visitor, riceId, '2');
    const key = { 'idempotency-key': 'login-000001' };
    const first = (await signIn(visitor, {}, key)).json<Dto['LoginAnswer']>();
    const second = (await signIn(visitor, {}, key)).json<Dto['LoginAnswer']>();
    for (const { api_token: token = '' } of [first, second]) {
      expect(await readQuantity(clientOf(app, token))).toEqual({ Rice: 2 });
    }
    const { rows } = await sql<{ body: string }>`
      SELECT body FROM idempotency WHERE body LIKE '%api_token%'`.execute(db);
    expect(rows).toEqual([]);
  });

  it('rejects a form sent by another site', async () => {
    const answer = await signIn(visitor, {}, { 'sec-fetch-mode': 'navigate' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe("the visitor's cart at sign-in", () => {
  it("merges into the customer's: equal lines add up, other lines and the wishlist are added [API-19]", async () => {
    const home = await signInClient(app, email);
    await add(home, riceId, '2');
    await home.post('account/wishlist/add', { product_id: riceId });
    await add(visitor, riceId, '3');
    await add(visitor, teaId, '1');
    await visitor.post('account/wishlist/add', { product_id: teaId });
    await visitor.post('account/wishlist/add', { product_id: riceId });
    const here = await signInClient(app, email, visitor);
    for (const client of [here, home]) {
      expect(await readQuantity(client)).toEqual({ Rice: 5, Tea: 1 });
      const { products } = (await client.get('account/wishlist')).json<Dto['Wishlist']>();
      const ids = products.map(({ product_id: id }) => id);
      expect(ids.toSorted()).toEqual([riceId, teaId].toSorted());
    }
  });

  it('keeps options, which make lines distinct', async () => {
    const box = await insertProduct(db, {
      handle: `box-${count}`,
      name: 'Box',
      options: [{ name: 'Weight', type: 'select', values: [{ name: '1 kg' }, { name: '5 kg' }] }],
    });
    const [weight] = box.options;
    const choose = (client: TestClient, at: number) =>
      client.post('checkout/cart/add', {
        product_id: box.id,
        quantity: '1',
        [`option[${weight?.id}]`]: weight?.valueIds[at] ?? '',
      });
    const home = await signInClient(app, email);
    await choose(home, 0);
    await choose(visitor, 0);
    await choose(visitor, 1);
    const here = await signInClient(app, email, visitor);
    const { products } = (await here.get('checkout/cart')).json<Dto['Cart']>();
    const lines = products.map(({ option, quantity }) => [option[0]?.value, quantity]);
    expect(lines).toEqual([
      ['1 kg', 2],
      ['5 kg', 1],
    ]);
  });

  it('moves saved-for-later lines along', async () => {
    await add(visitor, riceId, '2');
    const { products } = (await visitor.get('checkout/cart')).json<Dto['Cart']>();
    await visitor.post('checkout/cart/save', { key: products[0]?.cart_item_id ?? '' });
    await add(visitor, riceId, '1');
    const again = (await visitor.get('checkout/cart')).json<Dto['Cart']>();
    const home = await signInClient(app, email);
    await add(home, riceId, '4');
    const { products: own } = (await home.get('checkout/cart')).json<Dto['Cart']>();
    await home.post('checkout/cart/save', { key: own[0]?.cart_item_id ?? '' });
    expect(again.products).toHaveLength(1);
    const here = await signInClient(app, email, visitor);
    expect(await readQuantity(here)).toEqual({ Rice: 1 });
    const saved = await db
      .selectFrom('saved_for_later')
      .select('quantity')
      .where('reason', '=', 'saved')
      .where('product_id', '=', riceId)
      .execute();
    expect(saved).toEqual([{ quantity: 6 }]);
  });

  it("moves its coupon, unless the customer's cart has one", async () => {
    await add(visitor, riceId, '1');
    await visitor.post('checkout/coupon', { coupon: 'TENTH' });
    const here = await signInClient(app, email, visitor);
    expect(await coupon(here)).toBe(true);
    const other = await openClient(app);
    await add(other, riceId, '1');
    await other.post('checkout/coupon', { coupon: 'HALF' });
    await signInClient(app, email, other);
    const { rows } = await sql<{ coupon_code: string }>`
      SELECT coupon_code FROM cart JOIN customer ON customer.cart_id = cart.id
      WHERE email = ${email}`.execute(db);
    expect(rows).toEqual([{ coupon_code: 'TENTH' }]);
  });

  it('keeps the currency and recently viewed products', async () => {
    await visitor.post('common/currency/change', { code: 'EUR' });
    const recent = `/api/product/product/recent_view?product_id=${teaId}`;
    await app.inject(
      `/api/product/product/recent_view?product_id=${riceId}&api_token=${visitor.token}`,
    );
    const here = await signInClient(app, email, visitor);
    const currency = (await here.get('common/currency')).json<Dto['CurrencyAnswer']>().currency;
    expect(currency).toBe('EUR');
    const seen = await app.inject(`${recent}&api_token=${here.token}`);
    const { products } = seen.json<Dto['ProductList']>();
    expect(products.map(({ product_id: id }) => id)).toEqual([riceId]);
  });

  it('loses no line when two browsers sign in concurrently', async () => {
    const visitors = await Promise.all([openClient(app), openClient(app), openClient(app)]);
    await Promise.all(visitors.map((client) => add(client, riceId, '2')));
    await Promise.all(visitors.map((client) => signInClient(app, email, client)));
    expect(await readQuantity(await signInClient(app, email))).toEqual({ Rice: 6 });
  });

  it('is merged once when two sign-in requests run concurrently', async () => {
    await add(visitor, riceId, '2');
    await Promise.all([signIn(visitor), signIn(visitor)]);
    expect(await readQuantity(await signInClient(app, email))).toEqual({ Rice: 2 });
  });

  it('accepts or rejects an add during sign-in, but loses none', async () => {
    await add(visitor, riceId, '1');
    const [signed, ...added] = await Promise.all([
      signIn(visitor),
      ...Array.from({ length: 5 }, (_, at) =>
        visitor.post(
          'checkout/cart/add',
          { product_id: riceId, quantity: '1' },
          at % 2 ? { 'idempotency-key': `add-while-${at}` } : {},
        ),
      ),
    ]);
    expect(added.every(({ statusCode }) => statusCode === 200 || statusCode === 401)).toBe(true);
    const taken = added.filter(({ statusCode }) => statusCode === 200).length;
    const { api_token: token = '' } = signed.json<Dto['LoginAnswer']>();
    expect(await readQuantity(clientOf(app, token))).toEqual({ Rice: 1 + taken });
  });

  it('does not move from one customer to another', async () => {
    const first = await signInClient(app, email);
    await add(first, riceId, '2');
    const other = `other${count}@example.com`;
    await insertCustomer(db, other);
    const second = await signInClient(app, other, first);
    expect(await readQuantity(second)).toEqual({});
    expect(await readQuantity(await signInClient(app, email))).toEqual({ Rice: 2 });
  });
});

describe('logout', () => {
  const signOut = async (client: TestClient, path = 'account/logout', headers = {}) =>
    path === 'account/logout' ? client.get(path, headers) : client.post(path, '', headers);

  it.each(['account/logout', 'account/logout_all'])(
    '%s starts a visitor session with a new cookie and an empty cart [API-20, CONFLICT-44]',
    async (path) => {
      const client = await signInClient(app, email);
      await add(client, riceId, '1');
      const answer = await signOut(client, path);
      const { status, api_token: token = '' } = answer.json<Dto['SignOutAnswer']>();
      expect(status).toBe(1);
      expect(String(answer.headers['set-cookie'])).toMatch(/^session=[0-9a-f]{64};/);
      const after = clientOf(app, token);
      expect(await isLogged(after)).toEqual({ logged: false });
      expect(await readQuantity(after)).toEqual({});
      expect((await client.get('account/profile')).statusCode).toBe(401);
      expect(await readQuantity(await signInClient(app, email))).toEqual({ Rice: 1 });
    },
  );

  it('works twice, with the old token and the new one [API-20]', async () => {
    const client = await signInClient(app, email);
    const first = (await signOut(client)).json<Dto['SignOutAnswer']>();
    const repeated = (await signOut(client)).json<Dto['SignOutAnswer']>();
    const again = await signOut(clientOf(app, first.api_token ?? ''));
    for (const { status, api_token: token = '' } of [
      repeated,
      again.json<Dto['SignOutAnswer']>(),
    ]) {
      expect(status).toBe(1);
      expect(await isLogged(clientOf(app, token))).toEqual({ logged: false });
    }
  });

  it("keeps a visitor's cart", async () => {
    const answer = await app.inject('/api/common/apitoken');
    const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
    const client = clientOf(app, answer.json<{ api_token: string }>().api_token);
    await add(client, teaId, '1');
    const out = (await signOut(client, 'account/logout', { cookie })).json<Dto['SignOutAnswer']>();
    expect(await readQuantity(clientOf(app, out.api_token ?? ''))).toEqual({ Tea: 1 });
    expect(await readQuantity(client)).toEqual({ Tea: 1 });
  });

  it('requires a session token, so another site cannot sign anyone out', async () => {
    const [cookie = ''] = setCookie(await signIn(visitor), 'session').split(';', 1);
    const out = await app.inject({ url: '/api/account/logout', headers: { cookie } });
    expect(out.statusCode).toBe(401);
    expect(out.headers['set-cookie']).toBeUndefined();
    const again = await app.inject({ url: '/api/common/apitoken', headers: { cookie } });
    const { api_token: token } = again.json<{ api_token: string }>();
    expect(await isLogged(clientOf(app, token))).toEqual({ logged: true });
  });

  it('keeps other browsers signed in, while logout_all ends all sessions [API-20]', async () => {
    const [here, there, elsewhere] = await Promise.all(
      [1, 2, 3].map(() => signInClient(app, email)),
    );
    if (!here || !there || !elsewhere) throw new Error('Three browsers were opened.');
    await signOut(here);
    expect(await isLogged(there)).toEqual({ logged: true });
    await signOut(there, 'account/logout_all');
    expect((await elsewhere.get('account/login/isLogedIn')).statusCode).toBe(401);
  });

  it('rejects an expired token', async () => {
    const client = await signInClient(app, email);
    await db
      .updateTable('api_token')
      .set({ expires_at: sql<Date>`now() - interval '1 day'` })
      .where('session_id', 'in', (eb) =>
        eb.selectFrom('session').select('id').where('customer_id', 'is not', null),
      )
      .execute();
    expect((await client.get('account/profile')).statusCode).toBe(401);
  });
});
