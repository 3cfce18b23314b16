import type { FastifyInstance } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import { buildApp } from '../app.ts';
import { insertContactMessage } from '../content/contactRepository.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCustomer, PASSWORD } from '../testing/insertCustomer.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';
import { mailTo } from '../testing/mailTo.ts';
import { clientOf, openClient, type TestClient } from '../testing/openClient.ts';
import { signInClient } from '../testing/signInClient.ts';

type Dto = components['schemas'];

let db: Database;
let app: FastifyInstance;
let client: TestClient;
let riceId: string;
let count = 0;
let email: string;

const SIGN_IN_FIRST = { error: 'Sign in first.' };

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  riceId = (await insertProduct(db, { handle: 'rice', name: 'Rice' })).id;
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
  count += 1;
  email = `customer${count}@example.com`;
  await insertCustomer(db, email);
  client = await signInClient(app, email);
});

const get = async <Answer>(path: string) => (await client.get(path)).json<Answer>();
const post = async (path: string, form: string | Record<string, string>, headers = {}) =>
  (await client.post(path, form, headers)).json<unknown>();

describe('profile', () => {
  it('is read and changed [OPEN-03, OPEN-50]', async () => {
    const { customer } = await get<Dto['ProfileAnswer']>('account/profile');
    expect(customer).toMatchObject({ firstname: 'Meera', email, country_id: '', zone_id: '' });
    const form = { firstname: ' Noor ', lastname: 'Ali', telephone: '+33 6 12 34 56 78' };
    const saved = await post('account/profile', { ...form, country_id: 'IN', zone_id: 'IN-KA' });
    expect(saved).toEqual({ status: 1, success: 'Details saved.' });
    expect((await get<Dto['ProfileAnswer']>('account/profile')).customer).toEqual({
      customer_id: customer?.customer_id,
      email,
      firstname: 'Noor',
      lastname: 'Ali',
      telephone: '+33 6 12 34 56 78',
      country_id: 'IN',
      zone_id: 'IN-KA',
    });
  });

  it('reports invalid fields and changes nothing [OPEN-22]', async () => {
    const form = { firstname: '', lastname: 'x'.repeat(101), telephone: '1', zone_id: 'IN-KA' };
    expect(await post('account/profile', form)).toEqual({
      error: {
        firstname: 'Required',
        lastname: 'Use 100 characters or fewer',
        telephone: 'Enter a phone number, such as +91 98450 12345',
        zone_id: 'Choose a state or region',
      },
    });
    expect(await get('account/profile')).toMatchObject({ customer: { firstname: 'Meera' } });
  });
});

describe('avoid-list', () => {
  it('starts empty, is replaced by a form and cleared by an empty one [E-02]', async () => {
    expect(await get('account/avoid')).toEqual({ avoid: [] });
    expect(await post('account/avoid', 'avoid[]=milk&avoid[]=nuts&avoid[]=milk')).toMatchObject({
      status: 1,
    });
    expect(await get('account/avoid')).toEqual({ avoid: ['milk', 'nuts'] });
    await post('account/avoid', '');
    expect(await get('account/avoid')).toEqual({ avoid: [] });
  });

  it('accepts only the fourteen allergens [E-02]', async () => {
    const answer = await client.post('account/avoid', 'avoid[]=milk&avoid[]=sugar');
    expect(answer.statusCode).toBe(400);
    expect(await get('account/avoid')).toEqual({ avoid: [] });
  });
});

describe('exportAccount', () => {
  it('contains all stored data and no secret', async () => {
    await post('checkout/cart/add', { product_id: riceId, quantity: '2' });
    await post('account/wishlist/add', { product_id: riceId });
    await post('account/avoid', 'avoid[]=milk');
    await post('account/address/save', {
      firstname: 'Meera',
      lastname: 'Sen',
      address_1: '12 Cubbon Road',
      city: 'Bengaluru',
      postcode: '560001',
      country_id: 'IN',
      zone_id: 'IN-KA',
    });
    const message = { name: 'Meera', email, order_number: '', message: 'Any rice?' };
    await insertContactMessage(db, { ...message, email: email.toUpperCase() }, 'en');
    await insertContactMessage(db, { ...message, email: 'ravi@example.com' }, 'en');
    const answer = await get<Dto['AccountExport']>('account/export');
    expect(answer.messages).toEqual([
      { ...message, email: email.toUpperCase(), sent_at: expect.any(String) },
    ]);
    expect(answer).toMatchObject({
      customer: { email, firstname: 'Meera' },
      avoid: ['milk'],
      addresses: [{ city: 'Bengaluru', country: 'India' }],
      cart: [{ product_id: riceId, quantity: 2 }],
      wishlist: [riceId],
      passkeys: [],
      sessions: [{ started_at: expect.any(String) }],
    });
    expect(JSON.stringify(answer)).not.toMatch(/scrypt|password|hash|token/);
  });
});

describe('deleteAccount', () => {
  const everything = async () => {
    const tables = [
      'customer',
      'registration',
      'address',
      'passkey',
      'mail_code',
      'mail_outbox',
      'session',
      'cart_line',
      'wishlist_item',
      'idempotency',
    ] as const;
    const rows = [];
    for (const table of tables) rows.push(await db.selectFrom(table).selectAll().execute());
    return JSON.stringify(rows);
  };

  it("erases the customer, ends all sessions and starts a visitor's session", async () => {
    const there = await signInClient(app, email);
    const key = { 'idempotency-key': 'delete-00001' };
    await post('checkout/cart/add', { product_id: riceId, quantity: '2' }, key);
    const form = { firstname: 'Erika', lastname: 'Gone', telephone: '+49 30 123456' };
    await post('account/profile', form);
    await post('account/reset', { email });
    expect(await everything()).toContain(email);
    const answer = await client.post('account/delete', { password: PASSWORD });
    const { api_token: token = '', ...rest } = answer.json<Dto['SignOutAnswer']>();
    expect(rest).toEqual({ status: 1, success: 'Your account was deleted.' });
    expect(String(answer.headers['set-cookie'])).toMatch(/^session=/);
    const visitor = clientOf(app, token);
    expect((await visitor.get('account/login/isLogedIn')).json()).toEqual({ logged: false });
    expect((await visitor.get('checkout/cart')).json()).toMatchObject({ products: [] });
    for (const gone of [client, there]) {
      expect((await gone.get('account/profile')).statusCode).toBe(401);
    }
    const left = await everything();
    expect(left).not.toContain(email);
    expect(left).not.toContain('Gone');
    expect(await mailTo(db, email)).toEqual([]);
    const again = await visitor.post('account/login', { email, password: PASSWORD });
    expect(again.json()).toEqual({ error: 'Incorrect email or password.' });
  });

  it('requires the password and is rate limited', async () => {
    for (const form of [{ password: 'not the one' }, { password: '' }, {}]) {
      expect(await post('account/delete', form)).toEqual({
        error: { password: 'Incorrect password.' },
      });
    }
    for (let attempts = 0; attempts < 7; attempts += 1) await post('account/delete', {});
    expect(await post('account/delete', { password: PASSWORD })).toHaveProperty('retry_after');
    expect(await get('account/profile')).toHaveProperty('customer');
  });
});

describe('visitors', () => {
  it.each(['profile', 'avoid', 'export'])('cannot read %s [OPEN-03]', async (path) => {
    const visitor = await openClient(app);
    expect((await visitor.get(`account/${path}`)).json()).toEqual(SIGN_IN_FIRST);
  });

  it.each([
    ['profile', { firstname: 'a', lastname: 'b', telephone: '+91 98450 12345' }],
    ['avoid', {}],
    ['delete', { password: PASSWORD }],
  ] as [string, Record<string, string>][])('cannot write %s [OPEN-03]', async (path, form) => {
    const visitor = await openClient(app);
    expect((await visitor.post(`account/${path}`, form)).json()).toEqual(SIGN_IN_FIRST);
  });
});
