import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCustomer, PASSWORD } from '../../testing/insertCustomer.ts';
import { insertCurrencies } from '../../testing/insertProduct.ts';
import { latestCode, mailTo } from '../../testing/mailTo.ts';
import { openClient, type TestClient } from '../../testing/openClient.ts';
import { signInClient } from '../../testing/signInClient.ts';

let db: Database;
let app: FastifyInstance;
let client: TestClient;
let count = 0;
let email: string;

const NEW = 'staple battery horse';

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
  client = await openClient(app);
  count += 1;
  email = `customer${count}@example.com`;
  await insertCustomer(db, email);
});

const post = async (path: string, form: Record<string, string>, headers = {}, shopper = client) =>
  (await shopper.post(path, form, headers)).json<unknown>();
const reset = (form: Record<string, string>, headers = {}) => post('account/reset', form, headers);
const canSignIn = async (password: string) =>
  (await (await openClient(app)).post('account/login', { email, password })).json<object>();

const ASKED = { status: 1, success: 'If we know this address, a link is on its way.' };
const SIGNED_IN = expect.objectContaining({ status: 1 });
const REFUSED = { error: 'Incorrect email or password.' };

describe('resetPassword', () => {
  it('sets a new password by a mailed link and ends all sessions [API-26]', async () => {
    const home = await signInClient(app, email);
    expect(await reset({ email })).toEqual(ASKED);
    const link = { template: 'reset-password', language: 'en', data: { firstname: 'Meera' } };
    expect(await mailTo(db, email)).toMatchObject([link]);
    expect((await home.get('account/profile')).statusCode).toBe(200);
    const code = await latestCode(db, email);
    expect(await reset({ code, password: NEW })).toEqual({
      status: 1,
      success: 'Password changed. You can sign in with it now.',
      passkeys: [],
    });
    const told = { template: 'password-changed', language: 'en', data: { firstname: 'Meera' } };
    expect(await mailTo(db, email)).toMatchObject([link, told]);
    expect((await home.get('account/profile')).statusCode).toBe(401);
    expect(await canSignIn(PASSWORD)).toEqual(REFUSED);
    expect(await canSignIn(NEW)).toEqual(SIGNED_IN);
  });

  it('lists remaining passkeys in the email [API-26]', async () => {
    await sql`
      INSERT INTO passkey (customer_id, credential_id, public_key, counter, transports, name)
      SELECT id, email, '', 0, '{}', 'Phone of somebody' FROM customer`.execute(db);
    await reset({ email });
    const answer = await reset({ code: await latestCode(db, email), password: NEW });
    expect(answer).toMatchObject({ status: 1, passkeys: [{ name: 'Phone of somebody' }] });
    expect(answer).not.toHaveProperty('second_factor_since');
    expect((await mailTo(db, email)).at(-1)).toMatchObject({
      template: 'password-changed',
      data: { passkeys: ['Phone of somebody'], hasSecondFactor: false },
    });
  });

  it('mentions the remaining second factor in the email [API-26]', async () => {
    await sql`
      INSERT INTO second_factor (customer_id, secret, confirmed_at)
      SELECT id, 'a secret', '2026-10-02T08:30:00Z' FROM customer WHERE email = ${email}`.execute(
      db,
    );
    await reset({ email });
    const answer = await reset({ code: await latestCode(db, email), password: NEW });
    expect(answer).toMatchObject({ status: 1, second_factor_since: '2026-10-02T08:30:00.000Z' });
    expect((await mailTo(db, email)).at(-1)).toMatchObject({
      template: 'password-changed',
      data: { passkeys: [], hasSecondFactor: true },
    });
  });

  it('answers the same for an unknown email and sends nothing [API-26]', async () => {
    expect(await reset({ email: 'nobody@example.com' })).toEqual(ASKED);
    expect(await mailTo(db, 'nobody@example.com')).toEqual([]);
  });

  it('sends the confirmation link to an unconfirmed email [API-26]', async () => {
    const form = { firstname: 'Noor', lastname: 'Ali', telephone: '+33 6 12 34 56 78' };
    const waiting = `waiting${count}@example.com`;
    await client.post('account/register', { ...form, email: waiting, password: PASSWORD });
    expect(await reset({ email: waiting })).toEqual(ASKED);
    const templates = (await mailTo(db, waiting)).map(({ template }) => template);
    expect(templates).toEqual(['verify-email', 'verify-email']);
  });

  it('accepts a link once, and no earlier link [API-26]', async () => {
    await reset({ email });
    const first = await latestCode(db, email);
    await reset({ email });
    const second = await latestCode(db, email);
    expect(await reset({ code: second, password: NEW })).toMatchObject({ status: 1 });
    const used = { error: 'This link has already been used.' };
    expect(await reset({ code: second, password: 'another one of it' })).toEqual(used);
    expect(await reset({ code: first, password: 'another one of it' })).toEqual(used);
    expect(await canSignIn(NEW)).toEqual(SIGNED_IN);
  });

  it('accepts one of two concurrent uses of a link', async () => {
    await reset({ email });
    const first = await latestCode(db, email);
    await reset({ email });
    const second = await latestCode(db, email);
    const answers = await Promise.all(
      [first, second].map(async (code) =>
        (await (await openClient(app)).post('account/reset', { code, password: NEW })).json<{
          status?: number;
        }>(),
      ),
    );
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
  });

  it('reports a link as expired after an hour [API-26]', async () => {
    await reset({ email });
    const { rows } = await sql<{ minutes: number }>`
      SELECT round(extract(epoch FROM expires_at - now()) / 60)::integer AS minutes
      FROM mail_code WHERE email_key = ${email}`.execute(db);
    expect(rows).toEqual([{ minutes: 60 }]);
    await db
      .updateTable('mail_code')
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .where('email_key', '=', email)
      .execute();
    const code = await latestCode(db, email);
    expect(await reset({ code, password: NEW })).toEqual({
      error: 'This link has expired. Request a new one.',
    });
    expect(await reset({ code, password: NEW }, { 'accept-language': 'fr' })).toEqual({
      error: 'Ce lien a expiré. Demandez-en un nouveau.',
    });
    expect(await canSignIn(PASSWORD)).toEqual(SIGNED_IN);
  });

  it.each([
    [{}, { email: 'Required' }],
    [{ email: 'meera' }, { email: 'Enter an email address, such as name@example.com' }],
    [{ code: 'x' }, { password: 'Required' }],
    [{ code: 'x', password: 'short' }, { password: 'Use at least 10 characters' }],
    [
      { code: 'x', password: 'qwertyuiop' },
      {
        password: expect.stringMatching(
          /^This password is too common\. Try three or four random words\./,
        ),
      },
    ],
  ] as [Record<string, string>, object][])('rejects %j [API-26, OPEN-22]', async (form, error) => {
    expect(await reset(form)).toEqual({ error });
  });

  it('rejects a password with known customer data and keeps the link valid [API-26, OPEN-22]', async () => {
    await reset({ email });
    const code = await latestCode(db, email);
    for (const password of ['Meera2026!', 'meera12345', email]) {
      expect(await reset({ code, password }, { 'accept-language': 'fr' })).toEqual({
        error: {
          password: expect.stringMatching(
            /^N’utilisez ni votre nom, ni votre adresse e-mail, ni le nom de la boutique\. Essayez trois ou quatre mots pris au hasard\./,
          ),
        },
      });
    }
    expect(await canSignIn(PASSWORD)).toEqual(SIGNED_IN);
    expect(await reset({ code, password: NEW })).toMatchObject({ status: 1 });
  });

  it('does not consume the link for a rejected password', async () => {
    await reset({ email });
    const code = await latestCode(db, email);
    expect(await reset({ code, password: 'short' })).toHaveProperty('error.password');
    expect(await reset({ code, password: NEW })).toMatchObject({ status: 1 });
  });

  it('rejects an invented link', async () => {
    expect(await reset({ code: 'f'.repeat(64), password: NEW })).toEqual({
      error: 'This link isn’t valid. Request a new one.',
    });
  });

  it('repeats its response to a retried request [E-12]', async () => {
    await reset({ email });
    const code = await latestCode(db, email);
    const key = { 'idempotency-key': 'reset-000001' };
    const first = await reset({ code, password: NEW }, key);
    expect(first).toMatchObject({ status: 1 });
    expect(await reset({ code, password: NEW }, key)).toEqual(first);
  });

  it('is limited by email, known or not', async () => {
    for (const address of [email, 'nobody@example.com']) {
      for (let attempts = 0; attempts < 5; attempts += 1) {
        expect(await reset({ email: address })).toEqual(ASKED);
      }
      expect(await reset({ email: address })).toHaveProperty('retry_after');
    }
  });
});

describe('changePassword', () => {
  const change = (form: Record<string, string>, shopper: TestClient, headers = {}) =>
    post('account/password', { old_password: PASSWORD, password: NEW, ...form }, headers, shopper);

  it('changes the password and signs out other browsers only', async () => {
    const [here, there] = [await signInClient(app, email), await signInClient(app, email)];
    const done = { status: 1, success: 'Password changed.' };
    const key = { 'idempotency-key': 'change-00001' };
    expect(await change({}, here, key)).toEqual(done);
    expect(await change({}, here, key)).toEqual(done);
    expect(await mailTo(db, email)).toMatchObject([{ template: 'password-changed' }]);
    expect((await here.get('account/profile')).statusCode).toBe(200);
    expect((await there.get('account/profile')).statusCode).toBe(401);
    expect(await canSignIn(PASSWORD)).toEqual(REFUSED);
    expect(await canSignIn(NEW)).toEqual(SIGNED_IN);
  });

  it('rejects a wrong old password and a short new one by field [OPEN-22]', async () => {
    const here = await signInClient(app, email);
    expect(await change({ old_password: 'not the one' }, here)).toEqual({
      error: { old_password: 'Incorrect password.' },
    });
    expect(await change({ password: 'short' }, here)).toEqual({
      error: { password: 'Use at least 10 characters' },
    });
    expect(await canSignIn(PASSWORD)).toEqual(SIGNED_IN);
  });

  it('rejects a password with known customer data', async () => {
    const here = await signInClient(app, email);
    expect(await change({ password: 'Meera19880412' }, here)).toEqual({
      error: {
        password: expect.stringMatching(
          /^Don’t use your name, email or the shop’s name\. Try three or four random words\./,
        ),
      },
    });
    expect(await canSignIn(PASSWORD)).toEqual(SIGNED_IN);
  });

  it('rejects a common password in the requested language', async () => {
    const here = await signInClient(app, email);
    const form = { old_password: PASSWORD, password: '1234567890' };
    const answer = await here.post('account/password', form, { 'accept-language': 'fr' });
    expect(answer.json()).toEqual({
      error: {
        password: expect.stringMatching(
          /^Ce mot de passe est trop courant\. Essayez trois ou quatre mots pris au hasard\./,
        ),
      },
    });
    expect(await canSignIn(PASSWORD)).toEqual(SIGNED_IN);
  });

  it('stores no fast hash of a password with an Idempotency-Key', async () => {
    const here = await signInClient(app, email);
    const key = { 'idempotency-key': 'change-00002' };
    await change({ password: 'one new password' }, here, key);
    expect(await change({ password: 'quite another one' }, here, key)).toMatchObject({ status: 1 });
    expect(await canSignIn('one new password')).toEqual(SIGNED_IN);
  });

  it('is limited and for customers only', async () => {
    const here = await signInClient(app, email);
    const invalid = { old_password: 'not the one' };
    for (let attempts = 0; attempts < 10; attempts += 1) await change(invalid, here);
    expect(await change(invalid, here)).toHaveProperty('retry_after');
    expect(await change({}, client)).toEqual({ error: 'Sign in first.' });
  });
});
