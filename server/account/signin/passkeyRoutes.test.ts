import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { components } from '../../../contract/types.gen.ts';
import { buildApp } from '../../app.ts';
import { writeDocument } from '../../content/contentRepository.ts';
import type { Database } from '../../db/schema.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCustomer, PASSWORD } from '../../testing/insertCustomer.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { mailTo } from '../../testing/mailTo.ts';
import { clientOf, openClient, type TestClient } from '../../testing/openClient.ts';
import { signInClient } from '../../testing/signInClient.ts';
import {
  virtualAuthenticator,
  type VirtualAuthenticator,
} from '../../testing/virtualAuthenticator.ts';

type Dto = components['schemas'];

const origin = 'https://shop.example';
const email = 'meera@example.com';
const REFUSED = { error: 'This passkey couldn’t be used. Try again.' };

let db: Database;
let app: FastifyInstance;
let client: TestClient;
let riceId: string;
let device: VirtualAuthenticator;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  riceId = (await insertProduct(db, { handle: 'rice', name: 'Rice' })).id;
  app = await buildApp({ db, origin });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
  await db.deleteFrom('session').execute();
  await db.deleteFrom('customer').execute();
  await db.deleteFrom('mail_outbox').execute();
  await insertCustomer(db, email);
  client = await signInClient(app, email);
  device = virtualAuthenticator(origin);
});

const post = async <Answer>(path: string, form: Record<string, string> = {}, shopper = client) =>
  (await shopper.post(`account/passkey/${path}`, form)).json<Answer>();
async function challenge(path: 'register_options' | 'login_options', shopper = client) {
  const { options } = await post<Dto['PasskeyOptions']>(path, { password: PASSWORD }, shopper);
  return String(options?.['challenge']);
}
const save = async (name = 'Phone') =>
  post<unknown>('register', { credential: device.make(await challenge('register_options')), name });
const list = async (shopper = client) =>
  (await shopper.get('account/passkey')).json<Dto['PasskeyList']>().passkeys ?? [];

describe('registerPasskey', () => {
  it('stores and lists a passkey', async () => {
    await writeDocument(db, 'config', 'en', { store_name: 'Hill Pantry' });
    const { status, options } = await post<Dto['PasskeyOptions']>('register_options', {
      password: PASSWORD,
    });
    expect(status).toBe(1);
    expect(options).toMatchObject({
      rp: { name: 'Hill Pantry', id: 'shop.example' },
      user: { name: email, displayName: 'Meera Sen' },
      authenticatorSelection: { userVerification: 'required' },
    });
    expect(await save()).toEqual({ status: 1, success: 'Passkey added.' });
    expect(await list()).toEqual([
      {
        passkey_id: expect.stringMatching(/^\d+$/),
        name: 'Phone',
        created_at: expect.stringMatching(/^\d{4}-/),
        last_used_at: '',
      },
    ]);
    const { options: next } = await post<Dto['PasskeyOptions']>('register_options', {
      password: PASSWORD,
    });
    expect(next?.['excludeCredentials']).toHaveLength(1);
  });

  it('gives an unnamed passkey a default name and rejects a name that is too long', async () => {
    await save('');
    expect((await list()).map(({ name }) => name)).toEqual(['Passkey']);
    device = virtualAuthenticator(origin);
    expect(await save('x'.repeat(101))).toEqual({
      error: { name: 'Use 100 characters or fewer' },
    });
  });

  it('rejects another challenge, a reused one and an expired one', async () => {
    await challenge('register_options');
    expect(await post('register', { credential: device.make('AAAA') })).toEqual(REFUSED);
    const answered = device.make(await challenge('register_options'));
    expect(await post('register', { credential: answered })).toMatchObject({ status: 1 });
    expect(await post('register', { credential: answered })).toEqual(REFUSED);
    device = virtualAuthenticator(origin);
    const late = device.make(await challenge('register_options'));
    await db
      .updateTable('passkey_challenge')
      .set({ expires_at: sql<Date>`now()` })
      .execute();
    expect(await post('register', { credential: late })).toEqual(REFUSED);
    expect(await list()).toHaveLength(1);
  });

  it('rejects a passkey created for another site', async () => {
    device = virtualAuthenticator('https://thief.example');
    expect(await save()).toEqual(REFUSED);
  });

  it.each(['', '{}', 'null', '[]', '🍞', '{"id":1}', '{"id":"a","response":{}}'])(
    'rejects %j',
    async (credential) => {
      await challenge('register_options');
      expect(await post('register', { credential })).toEqual(REFUSED);
      await challenge('login_options');
      expect(await post('login', { credential })).toEqual(REFUSED);
    },
  );

  it('is for customers only', async () => {
    const visitor = await openClient(app);
    const first = { error: 'Sign in first.' };
    expect(await post('register_options', {}, visitor)).toEqual(first);
    expect(await post('register', { credential: '{}' }, visitor)).toEqual(first);
    expect((await visitor.get('account/passkey')).json()).toEqual(first);
  });
});

describe('loginWithPasskey', () => {
  const signIn = async (shopper: TestClient) => {
    const credential = device.signIn(await challenge('login_options', shopper));
    return post<Dto['LoginAnswer']>('login', { credential }, shopper);
  };

  it("signs in like a password and merges the visitor's cart [API-19]", async () => {
    await save();
    const visitor = await openClient(app);
    await visitor.post('checkout/cart/add', { product_id: riceId, quantity: '2' });
    const { status, api_token: token = '', customer } = await signIn(visitor);
    expect(status).toBe(1);
    expect(customer).toMatchObject({ firstname: 'Meera', email });
    const here = clientOf(app, token);
    expect((await here.get('account/login/isLogedIn')).json()).toEqual({ logged: true });
    expect((await here.get('checkout/cart')).json()).toMatchObject({ products: [{ quantity: 2 }] });
    expect((await list(here))[0]?.last_used_at).toMatch(/^\d{4}-/);
  });

  it('accepts one attempt per challenge, only in its session', async () => {
    await save();
    const [first, second] = [await openClient(app), await openClient(app)];
    const credential = device.signIn(await challenge('login_options', first));
    await challenge('login_options', second);
    expect(await post('login', { credential }, second)).toEqual(REFUSED);
    expect(await post('login', { credential: '{}' }, first)).toEqual(REFUSED);
    expect(await post('login', { credential }, first)).toEqual(REFUSED);
  });

  it('rejects an unknown passkey and a clone with a lower counter', async () => {
    expect(await signIn(await openClient(app))).toEqual(REFUSED);
    await save();
    await db.updateTable('passkey').set({ counter: 1000 }).execute();
    expect(await signIn(await openClient(app))).toEqual(REFUSED);
  });

  it('rejects a removed passkey', async () => {
    await save();
    const [passkey] = await list();
    const form = { passkey_id: passkey?.passkey_id ?? '', password: PASSWORD };
    expect(await post('remove', form)).toMatchObject({ status: 1 });
    expect(await signIn(await openClient(app))).toEqual(REFUSED);
  });
});

describe('removePasskey', () => {
  it("rejects other customers' passkeys", async () => {
    await save();
    const [passkey] = await list();
    await insertCustomer(db, 'other@example.com');
    const other = await signInClient(app, 'other@example.com');
    for (const id of [passkey?.passkey_id ?? '', '0', 'x', '']) {
      expect(await post('remove', { passkey_id: id, password: PASSWORD }, other)).toEqual({
        error: 'Passkey not found.',
      });
    }
    expect(await list()).toHaveLength(1);
  });
});

describe('passkey notification emails', () => {
  it('are sent on adding and removing, in the language of the request', async () => {
    await save();
    const [passkey] = await list();
    const form = { passkey_id: passkey?.passkey_id ?? '', password: PASSWORD };
    await client.post('account/passkey/remove', form, { 'accept-language': 'fr' });
    const data = { firstname: 'Meera', passkey: 'Phone' };
    expect(await mailTo(db, email)).toEqual([
      { template: 'passkey-added', language: 'en', data },
      { template: 'passkey-removed', language: 'fr', data },
    ]);
  });

  it('are not sent for rejected requests', async () => {
    await post('register', { credential: '{}' });
    await post('remove', { passkey_id: '0', password: PASSWORD });
    expect(await mailTo(db, email)).toEqual([]);
  });
});

describe('a session without proof of identity', () => {
  const NOT_IN_PERSON = { error: { password: 'Incorrect password.' } };

  it.each([{}, { password: '' }, { password: 'something else' }])(
    'cannot add or remove a passkey with %j',
    async (proof: Record<string, string>) => {
      await save();
      expect(await post('register_options', proof)).toEqual(NOT_IN_PERSON);
      const [passkey] = await list();
      const form = { passkey_id: passkey?.passkey_id ?? '', ...proof };
      expect(await post('remove', form)).toEqual(NOT_IN_PERSON);
      expect(await list()).toHaveLength(1);
    },
  );

  it('can prove identity with a passkey signature, once', async () => {
    await save();
    const credential = device.signIn(await challenge('login_options'));
    const asked = await post<Dto['PasskeyOptions']>('register_options', { credential });
    expect(asked.status).toBe(1);
    expect(await post('register_options', { credential })).toEqual(REFUSED);
    const [passkey] = await list();
    const id = { passkey_id: passkey?.passkey_id ?? '' };
    expect(await post('remove', { ...id, credential })).toEqual(REFUSED);
    const again = device.signIn(await challenge('login_options'));
    expect(await post('remove', { ...id, credential: again })).toMatchObject({ status: 1 });
    expect(await list()).toEqual([]);
  });

  it("cannot prove identity with another customer's passkey", async () => {
    await save();
    await insertCustomer(db, 'other@example.com');
    const other = await signInClient(app, 'other@example.com');
    const credential = device.signIn(await challenge('login_options', other));
    expect(await post('register_options', { credential }, other)).toEqual(REFUSED);
  });

  it('is limited to ten attempts in 15 minutes', async () => {
    for (let attempts = 0; attempts < 10; attempts += 1) await post('register_options', {});
    for (const path of ['register_options', 'remove']) {
      const form = { passkey_id: '1', password: PASSWORD };
      expect(await post(path, form)).toHaveProperty('retry_after');
    }
  });
});

describe('deleteAccount', () => {
  it('accepts a passkey instead of the password', async () => {
    await save();
    const credential = device.signIn(await challenge('login_options'));
    const answer = await client.post('account/delete', { credential });
    expect(answer.json()).toMatchObject({ status: 1, success: 'Your account was deleted.' });
  });

  it("rejects another customer's passkey", async () => {
    await save();
    await insertCustomer(db, 'other@example.com');
    const other = await signInClient(app, 'other@example.com');
    const credential = device.signIn(await challenge('login_options', other));
    expect((await other.post('account/delete', { credential })).json()).toHaveProperty('error');
    expect((await other.get('account/profile')).json()).toHaveProperty('customer');
  });
});
