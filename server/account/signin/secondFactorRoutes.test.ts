import { jest } from '@jest/globals';
import { sql } from 'kysely';
import { URI, type TOTP } from 'otpauth';
import type { FastifyInstance } from 'fastify';
import type { components } from '../../../contract/types.gen.ts';
import { buildApp } from '../../app.ts';
import { writeDocument } from '../../content/contentRepository.ts';
import type { Database } from '../../db/schema.ts';
import { limits } from '../../rateLimit/limits.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCustomer, PASSWORD } from '../../testing/insertCustomer.ts';
import { insertCurrencies } from '../../testing/insertProduct.ts';
import { latestCode, mailTo } from '../../testing/mailTo.ts';
import { openClient, type TestClient } from '../../testing/openClient.ts';
import { signInClient } from '../../testing/signInClient.ts';
import { virtualAuthenticator } from '../../testing/virtualAuthenticator.ts';

type Dto = components['schemas'];

const origin = 'https://shop.example';
const email = 'meera@example.com';
const HALF_MINUTE = 30_000;
const REFUSED = {
  error: {
    code: 'Incorrect or used code. Enter the next code from your app.',
  },
};
const ASKED = {
  error: 'Enter the code from your authenticator app, too.',
  second_factor: true,
};
const NOT_IN_PERSON = { error: { password: 'Incorrect password.' } };

let db: Database;
let app: FastifyInstance;
let client: TestClient;
let now: number;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await writeDocument(db, 'config', 'en', { store_name: 'Hill Pantry' });
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
  now = Math.floor(Date.now() / HALF_MINUTE) * HALF_MINUTE + HALF_MINUTE / 2;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

const post = async <Answer = unknown>(
  path: string,
  form: Record<string, string> = {},
  shopper = client,
  headers = {},
) => (await shopper.post(`account/second_factor/${path}`, form, headers)).json<Answer>();
const state = async () => (await client.get('account/second_factor')).json<Dto['SecondFactor']>();
const proof = { password: PASSWORD };

async function start() {
  const secrets = await post<Dto['SecondFactorSecrets']>('setup', proof);
  return { app: URI.parse(secrets.secret ?? '') as TOTP, codes: secrets.recovery_codes ?? [] };
}
const shown = (totp: TOTP, at = now) => totp.generate({ timestamp: at });
async function switchOn() {
  const made = await start();
  expect(await post('confirm', { code: shown(made.app) })).toMatchObject({ status: 1 });
  now += HALF_MINUTE;
  return made;
}
async function signIn(form: Record<string, string> = {}, headers = {}) {
  const visitor = await openClient(app);
  return visitor.post('account/login', { email, password: PASSWORD, ...form }, headers);
}

describe('startSecondFactor', () => {
  it('returns shop, email and secret for an app, and ten recovery codes', async () => {
    const { app: totp, codes } = await start();
    expect(totp).toMatchObject({
      issuer: 'Hill Pantry',
      label: email,
      algorithm: 'SHA1',
      digits: 6,
      period: 30,
    });
    expect(totp.secret.bytes).toHaveLength(20);
    expect(new Set(codes).size).toBe(10);
    expect(codes.join(' ')).toMatch(/^([2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3} ?){10}$/);
    expect(await state()).toEqual({ is_on: false, since: '', recovery_codes_left: 0 });
    expect((await signIn()).json()).toMatchObject({ status: 1 });
  });

  it('stores recovery codes as hashes, and no secret in stored responses', async () => {
    const key = { 'idempotency-key': 'second-factor-1' };
    const { recovery_codes: codes = [], secret } = await post<Dto['SecondFactorSecrets']>(
      'setup',
      proof,
      client,
      key,
    );
    const stored = await db.selectFrom('idempotency').selectAll().execute();
    const rows = JSON.stringify([
      stored,
      await db.selectFrom('recovery_code').selectAll().execute(),
    ]);
    expect(rows).not.toContain(URI.parse(secret ?? '').secret.base32);
    for (const code of codes) {
      for (const form of [code, code.replaceAll('-', '')]) expect(rows).not.toContain(form);
    }
  });

  it.each(['setup', 'remove', 'recovery_codes'])(
    'requires the password before %s',
    async (path) => {
      await switchOn();
      expect(await post(path)).toEqual(NOT_IN_PERSON);
      expect(await post(path, { password: 'something else' })).toEqual(NOT_IN_PERSON);
      expect(await state()).toMatchObject({ is_on: true, recovery_codes_left: 10 });
    },
  );

  it('limits password guesses to ten in 15 minutes', async () => {
    for (let attempts = 0; attempts < 10; attempts += 1) await post('setup');
    for (const path of ['setup', 'remove', 'recovery_codes']) {
      expect(await post(path, proof)).toHaveProperty('retry_after');
    }
  });

  it('replaces an unconfirmed secret, but not a confirmed one', async () => {
    const first = await start();
    const second = await start();
    expect(await post('confirm', { code: shown(first.app) })).toEqual(REFUSED);
    expect(await post('confirm', { code: shown(second.app) })).toMatchObject({ status: 1 });
    expect(await post('setup', proof)).toEqual({
      error: 'Two-step verification is already on.',
    });
  });

  it('is for customers only', async () => {
    const visitor = await openClient(app);
    const first = { error: 'Sign in first.' };
    for (const path of ['setup', 'remove', 'recovery_codes']) {
      expect(await post(path, proof, visitor)).toEqual(first);
    }
    expect(await post('confirm', { code: '123456' }, visitor)).toEqual(first);
    expect((await visitor.get('account/second_factor')).json()).toEqual(first);
  });
});

describe('confirmSecondFactor', () => {
  it("turns it on by the app's code and emails in the requested language", async () => {
    const { app: totp } = await start();
    const answer = await post('confirm', { code: shown(totp) }, client, {
      'accept-language': 'fr',
    });
    expect(answer).toEqual({
      status: 1,
      success: 'Validation en deux étapes activée.',
    });
    expect(await state()).toEqual({
      is_on: true,
      since: expect.stringMatching(/^\d{4}-/),
      recovery_codes_left: 10,
    });
    expect(await mailTo(db, email)).toEqual([
      {
        template: 'second-factor-on',
        language: 'fr',
        data: { kind: 'customer', firstname: 'Meera' },
      },
    ]);
  });

  it('rejects a wrong code, an expired secret and a missing one', async () => {
    const late = { error: 'Your session timed out. Start again.' };
    expect(await post('confirm', { code: '000000' })).toEqual(late);
    const { app: totp } = await start();
    const other = shown(totp, now + 10 * HALF_MINUTE);
    for (const code of [other, '', 'x', '🍞', '1234567']) {
      await db.deleteFrom('rate_limit').execute();
      expect(await post('confirm', { code })).toEqual(REFUSED);
    }
    await db
      .updateTable('second_factor')
      .set({ created_at: sql<Date>`now() - interval '1 hour'` })
      .execute();
    await db.deleteFrom('rate_limit').execute();
    expect(await post('confirm', { code: shown(totp) })).toEqual(late);
    expect((await signIn()).json()).toMatchObject({ status: 1 });
  });
});

describe('login', () => {
  it('asks for the code only after the correct password', async () => {
    const { app: totp } = await switchOn();
    expect((await signIn()).json()).toEqual(ASKED);
    expect((await signIn({ code: '  ' })).json()).toEqual(ASKED);
    expect((await signIn({ password: 'something else' })).json()).toEqual({
      error: 'Incorrect email or password.',
    });
    const right = { password: 'something else', code: shown(totp) };
    expect((await signIn(right)).json()).not.toHaveProperty('api_token');
    const answer = await signIn({ code: shown(totp) });
    expect(answer.json()).toMatchObject({ status: 1, customer: { email } });
  });

  it('accepts each code once, also concurrently, and none before the latest', async () => {
    const { app: totp } = await switchOn();
    const before = shown(totp, now - HALF_MINUTE);
    const code = shown(totp);
    const answers = await Promise.all([signIn({ code }), signIn({ code }), signIn({ code })]);
    const statuses = answers.map((answer) => answer.json<Dto['LoginAnswer']>().status);
    expect(statuses.filter((status) => status === 1)).toHaveLength(1);
    expect((await signIn({ code })).json()).toEqual(REFUSED);
    expect((await signIn({ code: before })).json()).toEqual(REFUSED);
  });

  it('rejects the code that confirmed it', async () => {
    const { app: totp } = await switchOn();
    expect((await signIn({ code: shown(totp, now - HALF_MINUTE) })).json()).toEqual(REFUSED);
  });

  it.each([
    ['half a minute slow', -1, true],
    ['half a minute fast', 1, true],
    ['a minute slow', -2, false],
    ['a minute fast', 2, false],
  ])('handles an app whose clock is %s: %i, %s', async (_what, steps, isTaken) => {
    const { app: totp } = await switchOn();
    now += 4 * HALF_MINUTE;
    const code = shown(totp, now + steps * HALF_MINUTE);
    expect('api_token' in (await signIn({ code })).json<object>()).toBe(isTaken);
  });

  it('accepts codes with spaces, hyphens or lower case', async () => {
    const { app: totp } = await switchOn();
    const code = shown(totp);
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    expect((await signIn({ code: typed })).json()).toMatchObject({ status: 1 });
  });

  it('accepts each recovery code once and emails the customer', async () => {
    const { codes } = await switchOn();
    await db.deleteFrom('mail_outbox').execute();
    const [first = '', second = ''] = codes;
    expect((await signIn({ code: first })).json()).toMatchObject({ status: 1 });
    expect((await signIn({ code: first })).json()).toEqual(REFUSED);
    const typed = second.toLowerCase().replaceAll('-', ' ');
    expect((await signIn({ code: typed })).json()).toMatchObject({ status: 1 });
    expect((await state()).recovery_codes_left).toBe(8);
    expect((await mailTo(db, email)).map(({ template, data }) => [template, data.left])).toEqual([
      ['recovery-code-used', 9],
      ['recovery-code-used', 8],
    ]);
  });

  it("rejects other customers' codes", async () => {
    const { codes, app: totp } = await switchOn();
    await insertCustomer(db, 'other@example.com');
    client = await signInClient(app, 'other@example.com');
    await switchOn();
    now += HALF_MINUTE;
    const other = { email: 'other@example.com' };
    expect((await signIn({ ...other, code: codes[0] ?? '' })).json()).toEqual(REFUSED);
    expect((await signIn({ ...other, code: shown(totp) })).json()).toEqual(REFUSED);
  });

  it('limits an IP address to five codes in 15 minutes', async () => {
    const { app: totp } = await switchOn();
    for (let attempts = 0; attempts < 5; attempts += 1) {
      expect((await signIn({ code: '000000' })).json()).toEqual(REFUSED);
    }
    expect((await signIn({ code: shown(totp) })).json()).toHaveProperty('retry_after');
  });

  it('limits unknown browsers together to twenty codes a day', async () => {
    const { app: totp } = await switchOn();
    const { headers } = await signIn({ code: shown(totp) });
    const cookies = headers['set-cookie'] as string[];
    const device =
      cookies.find((cookie) => cookie.startsWith('__Secure-device='))?.split(';', 1)[0] ?? '';
    now += HALF_MINUTE;
    for (let guesses = 0; guesses < 20; guesses += 1) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/account/login',
        remoteAddress: `10.0.${guesses}.1`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ email, password: PASSWORD, code: '000000' }).toString(),
      });
      expect(answer.json()).not.toHaveProperty('api_token');
    }
    const code = shown(totp);
    expect((await signIn({ code })).json()).toHaveProperty('retry_after');
    expect((await signIn({ code }, { cookie: device })).json()).toMatchObject({ status: 1 });
  });

  it('does not make a browser known for codes by a mailed link alone', async () => {
    const { app: totp } = await switchOn();
    const password = 'staple battery horse';
    await client.post('account/reset', { email });
    const form = { code: await latestCode(db, email), password };
    const answer = await (await openClient(app)).post('account/reset', form);
    const cookie = String(answer.headers['set-cookie']).match(/__Secure-device=\w+/)?.[0] ?? '';
    const guess = (at: number, code: string, headers = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/account/login',
        remoteAddress: `203.0.113.${at}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams({ email, password, code }).toString(),
      });
    const useUp = async (headers = {}) => {
      await guess(1, '000000', headers);
      await db
        .updateTable('rate_limit')
        .set({ hits: limits.secondFactorAccount.attempts })
        .execute();
    };
    await useUp({ cookie });
    expect((await guess(100, shown(totp))).json()).toHaveProperty('retry_after');
    await db.deleteFrom('rate_limit').execute();
    expect((await guess(100, shown(totp), { cookie })).json()).toMatchObject({ status: 1 });
    now += HALF_MINUTE;
    await useUp();
    expect((await guess(100, shown(totp))).json()).toHaveProperty('retry_after');
    expect((await guess(100, shown(totp), { cookie })).json()).toMatchObject({ status: 1 });
  });

  it('does not ask for a code after a passkey', async () => {
    const device = virtualAuthenticator(origin);
    const challenge = async (path: string, shopper: TestClient) => {
      const answer = await shopper.post(`account/passkey/${path}`, proof);
      return String(answer.json<Dto['PasskeyOptions']>().options?.['challenge']);
    };
    const credential = device.make(await challenge('register_options', client));
    await client.post('account/passkey/register', { credential, name: 'Phone' });
    await switchOn();
    const visitor = await openClient(app);
    const signed = device.signIn(await challenge('login_options', visitor));
    const answer = await visitor.post('account/passkey/login', { credential: signed });
    expect(answer.json()).toMatchObject({ status: 1, customer: { email } });
  });
});

describe('renewRecoveryCodes', () => {
  it('replaces the codes and emails the customer', async () => {
    const { codes: earlier } = await switchOn();
    const { recovery_codes: codes = [] } = await post<Dto['SecondFactorSecrets']>(
      'recovery_codes',
      proof,
    );
    expect(codes).toHaveLength(10);
    expect((await signIn({ code: earlier[0] ?? '' })).json()).toEqual(REFUSED);
    expect((await signIn({ code: codes[0] ?? '' })).json()).toMatchObject({ status: 1 });
    const written = (await mailTo(db, email)).map(({ template }) => template);
    expect(written).toEqual(['second-factor-on', 'recovery-codes-renewed', 'recovery-code-used']);
  });

  it('creates none without a second factor', async () => {
    const off = { error: 'Two-step verification is already off.' };
    expect(await post('recovery_codes', proof)).toEqual(off);
    await start();
    expect(await post('recovery_codes', proof)).toEqual(off);
  });
});

describe('removeSecondFactor', () => {
  it('turns it off and emails the customer', async () => {
    const { codes } = await switchOn();
    expect(await post('remove', proof)).toEqual({
      status: 1,
      success: 'Two-step verification is off.',
    });
    expect(await state()).toEqual({ is_on: false, since: '', recovery_codes_left: 0 });
    expect((await signIn()).json()).toMatchObject({ status: 1 });
    expect((await signIn({ code: codes[0] ?? '' })).json()).toMatchObject({ status: 1 });
    const written = (await mailTo(db, email)).map(({ template }) => template);
    expect(written).toEqual(['second-factor-on', 'second-factor-off']);
    expect(await post('remove', proof)).toEqual({ error: 'Two-step verification is already off.' });
  });
});

describe('exportAccount', () => {
  it('contains the date of activation, but no secret', async () => {
    const { app: totp } = await switchOn();
    const answer = await client.get('account/export');
    expect(answer.json<Dto['AccountExport']>().second_factor_since).toMatch(/^\d{4}-/);
    expect(answer.body).not.toContain(totp.secret.base32);
  });
});
