import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCustomer, PASSWORD } from '../testing/insertCustomer.ts';
import { insertCurrencies } from '../testing/insertProduct.ts';
import { latestCode, mailTo } from '../testing/mailTo.ts';
import { openClient, type TestClient } from '../testing/openClient.ts';

type Dto = components['schemas'];

let db: Database;
let app: FastifyInstance;
let client: TestClient;

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
});

const FORM = {
  firstname: 'Meera',
  lastname: 'Sen',
  email: 'meera@example.com',
  telephone: '+91 98450 12345',
  password: PASSWORD,
};
const SENT = { status: 1, success: 'We’ve sent you a link to confirm your email.' };
const IN_FRENCH = { 'accept-language': 'fr' };

const register = async (form: Record<string, string>, headers?: Record<string, string>) =>
  (await client.post('account/register', { ...FORM, ...form }, headers)).json<unknown>();
const verify = async (code: string, headers?: Record<string, string>) =>
  (await client.post('account/email_verify', { code }, headers)).json<unknown>();
const signIn = async (form: Record<string, string>) =>
  (await client.post('account/login', form)).json<Dto['LoginAnswer']>();

describe('registration', () => {
  it('requires the password in another session, since a stranger may have registered [API-24]', async () => {
    const email = 'victim@example.com';
    const stranger = await openClient(app);
    await stranger.post('account/register', { ...FORM, email, password: 'chosen by a stranger' });
    const strangersCode = await latestCode(db, email);
    const verifyBy = async (form: Record<string, string>) =>
      (await client.post('account/email_verify', form)).json<Dto['VerifyOutcome']>();
    expect(await verifyBy({ code: strangersCode })).toEqual({
      error: expect.stringMatching(/registered in another browser/),
      password_needed: true,
    });
    expect(await verifyBy({ code: strangersCode, password: PASSWORD })).toEqual({
      error: expect.stringMatching(/isn’t the password you chose/),
      password_needed: true,
    });
    await register({ email });
    await stranger.post('account/register', { ...FORM, email, password: 'chosen by a stranger' });
    expect(await signIn({ email, password: PASSWORD })).toMatchObject({ unverified: true });
    await client.post('account/email_verify/resend', { email });
    expect(await verifyBy({ code: await latestCode(db, email) })).toMatchObject({ status: 1 });
    expect(await signIn({ email, password: PASSWORD })).toMatchObject({ status: 1 });
    const { error } = (
      await stranger.post('account/login', { email, password: 'chosen by a stranger' })
    ).json<Dto['LoginAnswer']>();
    expect(error).toMatch(/^Incorrect email or password/);
  });

  it('is confirmed in another browser with its password [API-24]', async () => {
    const email = 'phone@example.com';
    await register({ email });
    const phone = await openClient(app);
    const form = { code: await latestCode(db, email), password: PASSWORD };
    expect((await phone.post('account/email_verify', form)).json()).toMatchObject({ status: 1 });
  });

  it('lists its fields [API-22, OPEN-20]', async () => {
    const { fields } = (await client.get('account/register')).json<Dto['RegistrationFields']>();
    expect(fields?.map(({ name }) => name)).toEqual([
      'firstname',
      'lastname',
      'email',
      'telephone',
      'country_id',
      'zone_id',
      'password',
    ]);
  });

  it('leads by a mailed link to an account that can sign in [API-21, API-23]', async () => {
    const email = 'first@example.com';
    expect(await register({ email, country_id: 'IN', zone_id: 'IN-KA' })).toEqual(SENT);
    const welcome = (await client.get('account/success')).json<Dto['Outcome']>();
    expect(welcome).toEqual({
      status: 1,
      success: expect.stringMatching(/to confirm your address/),
    });
    const [mail] = await mailTo(db, email);
    expect(mail).toMatchObject({ template: 'verify-email', language: 'en' });
    const before = await signIn({ email, password: PASSWORD });
    expect(before).toEqual({
      error: expect.stringMatching(
        /^Confirm your email first: open the link we’ve sent you, or request a new one\./,
      ),
      unverified: true,
    });
    expect(await verify(await latestCode(db, email))).toEqual({
      status: 1,
      success: 'Your email is confirmed. You can sign in now.',
    });
    const after = await signIn({ email: ' First@Example.com', password: PASSWORD });
    expect(after).toMatchObject({ status: 1, customer: { firstname: 'Meera', email } });
  });

  it('mails and responds in the requested language', async () => {
    const email = 'french@example.com';
    expect(await register({ email }, IN_FRENCH)).toEqual({
      status: 1,
      success: 'Nous vous avons envoyé un lien pour confirmer votre adresse e-mail.',
    });
    expect(await mailTo(db, email)).toMatchObject([{ language: 'fr' }]);
  });

  it('stores neither password nor code in readable form', async () => {
    const email = 'secret@example.com';
    await client.post(
      'account/register',
      { ...FORM, email, password: 'very secret words' },
      { 'idempotency-key': 'register-0001' },
    );
    const code = await latestCode(db, email);
    const tables = ['registration', 'mail_code', 'idempotency', 'session', 'rate_limit'] as const;
    for (const table of tables) {
      const text = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect(text).not.toContain('very secret words');
      expect(text).not.toContain(code);
    }
  });

  it('happens once with one idempotency key [E-12]', async () => {
    const email = 'once@example.com';
    const key = { 'idempotency-key': 'register-0002' };
    const answers = await Promise.all([1, 2, 3].map(() => register({ email }, key)));
    expect(answers).toEqual([SENT, SENT, SENT]);
    expect(await mailTo(db, email)).toHaveLength(1);
  });

  const COMMON = 'This password is too common. Try three or four random words.';

  it.each([
    ['firstname', '   ', 'Required'],
    ['firstname', 'x'.repeat(101), 'Use 100 characters or fewer'],
    ['firstname', 'x'.repeat(500), 'Use 100 characters or fewer'],
    ['lastname', 'Sen\nBcc: a@b.example', 'Remove the special characters.'],
    ['email', 'meera', 'Enter an email address, such as name@example.com'],
    ['telephone', 'none', 'Enter a phone number, such as +91 98450 12345'],
    ['password', 'too short', 'Use at least 10 characters'],
    ['password', 'x'.repeat(201), 'Use 200 characters or fewer'],
    ['password', 'Password123', COMMON],
    ['country_id', 'XX', 'Choose a country'],
    ['zone_id', 'IN-KA', 'Choose a state or region'],
  ])('rejects %s %j by field [OPEN-22]', async (field, value, text) => {
    expect(await register({ [field]: value })).toEqual({ error: { [field]: text } });
  });

  it('reports all errors at once, and accepts names of any script [OPEN-22]', async () => {
    expect(await register({ firstname: '', email: '', password: '' }, IN_FRENCH)).toEqual({
      error: {
        firstname: 'Champ obligatoire',
        email: 'Champ obligatoire',
        password: 'Champ obligatoire',
      },
    });
    const names = { firstname: '🧑‍🌾 عائشة', lastname: '日本' };
    expect(await register({ ...names, email: 'script@example.com' })).toEqual(SENT);
    expect((await mailTo(db, 'script@example.com'))[0]?.data.firstname).toBe('🧑‍🌾 عائشة');
  });

  it('responds the same for a known address, and notifies its owner [API-21]', async () => {
    await insertCustomer(db, 'known@example.com');
    expect(await register({ email: 'Known@example.com' })).toEqual(SENT);
    expect(await mailTo(db, 'known@example.com')).toEqual([
      { template: 'known-address', language: 'en', data: { firstname: 'Meera' } },
    ]);
    expect(await mailTo(db, 'Known@example.com')).toEqual([]);
    expect(await signIn({ email: 'known@example.com', password: PASSWORD })).toMatchObject({
      status: 1,
    });
  });

  it('creates one customer from two registrations: the one whose link is opened first', async () => {
    const email = 'twice@example.com';
    const other = await openClient(app);
    const both = [
      { by: client, firstname: 'First', password: 'the first password' },
      { by: other, firstname: 'Second', password: 'the second password' },
    ];
    await Promise.all(
      both.map(({ by, ...form }) => by.post('account/register', { ...FORM, email, ...form })),
    );
    const mails = await mailTo(db, email);
    expect(mails).toHaveLength(2);
    const answers = await Promise.all(
      both.map(async ({ by, firstname }) => {
        const code = mails.find(({ data }) => data.firstname === firstname)?.data.code ?? '';
        return (await by.post('account/email_verify', { code })).json<Dto['VerifyOutcome']>();
      }),
    );
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(
      answers.filter(({ error }) => error === 'This link has already been used.'),
    ).toHaveLength(1);
    const signed = await Promise.all(both.map(({ password }) => signIn({ email, password })));
    expect(signed.filter(({ status }) => status === 1)).toHaveLength(1);
    const customers = await db
      .selectFrom('customer')
      .select('id')
      .where('email_key', '=', email)
      .execute();
    expect(customers).toHaveLength(1);
  });

  it('is rate limited by address, and tells in both languages how long to wait', async () => {
    const email = 'often@example.com';
    for (let count = 0; count < 5; count += 1) expect(await register({ email })).toEqual(SENT);
    expect(await register({ email })).toEqual({
      error: 'Too many attempts. Try again in 60 minutes.',
      retry_after: expect.any(Number),
    });
    expect(await register({ email }, IN_FRENCH)).toMatchObject({
      error: 'Trop de tentatives. Réessayez dans 60 minutes.',
    });
    expect(await mailTo(db, email)).toHaveLength(5);
    expect(await register({ email: 'calm@example.com' })).toEqual(SENT);
  });
});

describe('verifyEmail', () => {
  const USED = { error: 'This link has already been used.' };

  it('accepts a link once, and no other link of the same registration afterwards [API-24]', async () => {
    const email = 'replay@example.com';
    await register({ email });
    const first = await latestCode(db, email);
    await client.post('account/email_verify/resend', { email });
    const second = await latestCode(db, email);
    expect(second).not.toBe(first);
    expect(await verify(first)).toMatchObject({ status: 1 });
    expect(await verify(first)).toEqual(USED);
    expect(await verify(second)).toEqual(USED);
    expect(await verify(second, IN_FRENCH)).toEqual({ error: 'Ce lien a déjà été utilisé.' });
  });

  it('rejects an expired link [API-24]', async () => {
    const email = 'late@example.com';
    await register({ email });
    await db
      .updateTable('mail_code')
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .where('email_key', '=', email)
      .execute();
    const code = await latestCode(db, email);
    const expired = { error: 'This link has expired. Request a new one.' };
    expect(await verify(code)).toEqual(expired);
    expect(await signIn({ email, password: PASSWORD })).toMatchObject({ unverified: true });
    await client.post('account/email_verify/resend', { email });
    expect(await verify(await latestCode(db, email))).toMatchObject({ status: 1 });
  });

  it('accepts a link for a day', async () => {
    const email = 'day@example.com';
    await register({ email });
    const { rows } = await sql<{ minutes: number }>`
      SELECT round(extract(epoch FROM expires_at - now()) / 60)::integer AS minutes
      FROM mail_code WHERE email_key = ${email}`.execute(db);
    expect(rows).toEqual([{ minutes: 24 * 60 }]);
  });

  it.each(['', '0'.repeat(64), 'x'.repeat(200), '🍞', "'; --"])(
    'rejects the unknown code %j [API-24]',
    async (code) => {
      expect(await verify(code)).toEqual({
        error: 'This link isn’t valid. Request a new one.',
      });
    },
  );

  it('repeats its response to a repeated request [API-24, E-12]', async () => {
    const email = 'again@example.com';
    await register({ email });
    const code = await latestCode(db, email);
    const key = { 'idempotency-key': 'verify-00001' };
    const first = await verify(code, key);
    expect(first).toMatchObject({ status: 1 });
    expect(await verify(code, key)).toEqual(first);
  });

  it('rejects a link for a password reset', async () => {
    await insertCustomer(db, 'mixed@example.com');
    await client.post('account/reset', { email: 'mixed@example.com' });
    expect(await verify(await latestCode(db, 'mixed@example.com'))).toEqual({
      error: 'This link isn’t valid. Request a new one.',
    });
  });
});

describe('resendVerification', () => {
  const resend = async (email: string) =>
    (await client.post('account/email_verify/resend', { email })).json<unknown>();
  const RESENT = { status: 1, success: 'If we know this address, a new link is on its way.' };

  it('responds the same for a pending, a confirmed or an unknown address [API-25]', async () => {
    await register({ email: 'waits@example.com' });
    await insertCustomer(db, 'confirmed@example.com');
    expect(await resend('waits@example.com')).toEqual(RESENT);
    expect(await resend('confirmed@example.com')).toEqual(RESENT);
    expect(await resend('unknown@example.com')).toEqual(RESENT);
    expect(await mailTo(db, 'waits@example.com')).toHaveLength(2);
    expect(await mailTo(db, 'confirmed@example.com')).toEqual([]);
    expect(await mailTo(db, 'unknown@example.com')).toEqual([]);
  });

  it('is rate limited by address, known or not [API-25]', async () => {
    for (let count = 0; count < 5; count += 1) await resend('nobody@example.com');
    expect(await resend('nobody@example.com')).toMatchObject({ retry_after: expect.any(Number) });
  });

  it('rejects an invalid email address [API-25, OPEN-22]', async () => {
    expect(await resend('nobody')).toEqual({
      error: { email: 'Enter an email address, such as name@example.com' },
    });
  });
});
