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
const SENT = { status: 1, success: 'We have sent you a link to confirm your e-mail address.' };
const IN_FRENCH = { 'accept-language': 'fr' };

const register = async (form: Record<string, string>, headers?: Record<string, string>) =>
  (await client.post('account/register', { ...FORM, ...form }, headers)).json<unknown>();
const verify = async (code: string, headers?: Record<string, string>) =>
  (await client.post('account/email_verify', { code }, headers)).json<unknown>();
const signIn = async (form: Record<string, string>) =>
  (await client.post('account/login', form)).json<Dto['LoginAnswer']>();

describe('registration', () => {
  it('API-24 is completed elsewhere by its password alone: a stranger may have begun it', async () => {
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
      error: expect.stringMatching(/not the password that you chose/),
      password_needed: true,
    });
    // Who registers too gets the own registration, be it the earlier one.
    await register({ email });
    await stranger.post('account/register', { ...FORM, email, password: 'chosen by a stranger' });
    expect(await signIn({ email, password: PASSWORD })).toMatchObject({ unverified: true });
    await client.post('account/email_verify/resend', { email });
    expect(await verifyBy({ code: await latestCode(db, email) })).toMatchObject({ status: 1 });
    expect(await signIn({ email, password: PASSWORD })).toMatchObject({ status: 1 });
    const { error } = (
      await stranger.post('account/login', { email, password: 'chosen by a stranger' })
    ).json<Dto['LoginAnswer']>();
    expect(error).toMatch(/not right/);
  });

  it('API-24 is completed in another browser by who knows its password', async () => {
    const email = 'phone@example.com';
    await register({ email });
    const phone = await openClient(app);
    const form = { code: await latestCode(db, email), password: PASSWORD };
    expect((await phone.post('account/email_verify', form)).json()).toMatchObject({ status: 1 });
  });

  it('API-22 OPEN-20 says which fields it shows', async () => {
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

  it('API-21 API-23 API-24 leads by a mailed link to an account that can sign in', async () => {
    const email = 'first@example.com';
    expect(await register({ email, country_id: 'IN', zone_id: 'IN-KA' })).toEqual(SENT);
    const welcome = (await client.get('account/success')).json<Dto['Outcome']>();
    expect(welcome).toEqual({ status: 1, success: expect.stringMatching(/confirms your e-mail/) });
    const [mail] = await mailTo(db, email);
    expect(mail).toMatchObject({ template: 'verify-email', language: 'en' });
    const before = await signIn({ email, password: PASSWORD });
    expect(before).toEqual({
      error: expect.stringMatching(/^Please confirm your e-mail address first/),
      unverified: true,
    });
    expect(await verify(await latestCode(db, email))).toEqual({
      status: 1,
      success: 'Your e-mail address is confirmed. You can sign in now.',
    });
    const after = await signIn({ email: ' First@Example.com', password: PASSWORD });
    expect(after).toMatchObject({ status: 1, customer: { firstname: 'Meera', email } });
  });

  it('writes and answers in the language asked for', async () => {
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

  it('E-12 is one with one key, however often it comes', async () => {
    const email = 'once@example.com';
    const key = { 'idempotency-key': 'register-0002' };
    const answers = await Promise.all([1, 2, 3].map(() => register({ email }, key)));
    expect(answers).toEqual([SENT, SENT, SENT]);
    expect(await mailTo(db, email)).toHaveLength(1);
  });

  const COMMON =
    'Many people use this password, or one like it, so it is guessed first; digits at its end do not help. Please choose another one, such as three or four words.';

  it.each([
    ['firstname', '   ', 'Please fill this in.'],
    ['firstname', 'x'.repeat(101), 'Please use at most 100 characters.'],
    ['firstname', 'x'.repeat(500), 'Please use at most 100 characters.'],
    ['lastname', 'Sen\nBcc: a@b.example', 'This has signs that cannot be used here.'],
    ['email', 'meera', 'Please enter an e-mail address such as name@example.com.'],
    ['telephone', 'none', 'Please enter a telephone number such as +91 98450 12345.'],
    ['password', 'too short', 'Please use at least 10 characters.'],
    ['password', 'x'.repeat(201), 'Please use at most 200 characters.'],
    ['password', 'Password123', COMMON],
    ['country_id', 'XX', 'Please choose a country.'],
    ['zone_id', 'IN-KA', 'Please choose a region.'],
  ])('OPEN-22 refuses %s %j beside the field', async (field, value, text) => {
    expect(await register({ [field]: value })).toEqual({ error: { [field]: text } });
  });

  it('OPEN-22 says all that is wrong at once, and takes names of any script', async () => {
    expect(await register({ firstname: '', email: '', password: '' }, IN_FRENCH)).toEqual({
      error: {
        firstname: 'Veuillez remplir ce champ.',
        email: 'Veuillez remplir ce champ.',
        password: 'Veuillez remplir ce champ.',
      },
    });
    const names = { firstname: '🧑‍🌾 عائشة', lastname: '日本' };
    expect(await register({ ...names, email: 'script@example.com' })).toEqual(SENT);
    expect((await mailTo(db, 'script@example.com'))[0]?.data.firstname).toBe('🧑‍🌾 عائشة');
  });

  it('API-21 answers the same for a known address, whose owner is told', async () => {
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

  it('makes one customer of two registrations at once: the one whose link is opened', async () => {
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
      answers.filter(({ error }) => error === 'This link has been used already.'),
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

  it('is limited by address, and says in both languages how long to wait', async () => {
    const email = 'often@example.com';
    for (let count = 0; count < 5; count += 1) expect(await register({ email })).toEqual(SENT);
    expect(await register({ email })).toEqual({
      error: 'Too many tries. Please wait 60 minutes and try again.',
      retry_after: expect.any(Number),
    });
    expect(await register({ email }, IN_FRENCH)).toMatchObject({
      error: 'Trop de tentatives. Veuillez patienter 60 minutes avant de réessayer.',
    });
    expect(await mailTo(db, email)).toHaveLength(5);
    expect(await register({ email: 'calm@example.com' })).toEqual(SENT);
  });
});

describe('verifyEmail', () => {
  const USED = { error: 'This link has been used already.' };

  it('API-24 takes a link once, and another one of the same registration no more', async () => {
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

  it('API-24 says that a link has expired', async () => {
    const email = 'late@example.com';
    await register({ email });
    await db
      .updateTable('mail_code')
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .where('email_key', '=', email)
      .execute();
    const code = await latestCode(db, email);
    const expired = { error: 'This link has expired. Please ask for a new one.' };
    expect(await verify(code)).toEqual(expired);
    expect(await signIn({ email, password: PASSWORD })).toMatchObject({ unverified: true });
    await client.post('account/email_verify/resend', { email });
    expect(await verify(await latestCode(db, email))).toMatchObject({ status: 1 });
  });

  it('keeps a link good for a day', async () => {
    const email = 'day@example.com';
    await register({ email });
    const { rows } = await sql<{ minutes: number }>`
      SELECT round(extract(epoch FROM expires_at - now()) / 60)::integer AS minutes
      FROM mail_code WHERE email_key = ${email}`.execute(db);
    expect(rows).toEqual([{ minutes: 24 * 60 }]);
  });

  it.each(['', '0'.repeat(64), 'x'.repeat(200), '🍞', "'; --"])(
    'API-24 knows no link %j',
    async (code) => {
      expect(await verify(code)).toEqual({
        error: 'This link is not valid. Please ask for a new one.',
      });
    },
  );

  it('API-24 E-12 repeats its answer to a repeated request', async () => {
    const email = 'again@example.com';
    await register({ email });
    const code = await latestCode(db, email);
    const key = { 'idempotency-key': 'verify-00001' };
    const first = await verify(code, key);
    expect(first).toMatchObject({ status: 1 });
    expect(await verify(code, key)).toEqual(first);
  });

  it('does not take a link that was sent to reset a password', async () => {
    await insertCustomer(db, 'mixed@example.com');
    await client.post('account/reset', { email: 'mixed@example.com' });
    expect(await verify(await latestCode(db, 'mixed@example.com'))).toEqual({
      error: 'This link is not valid. Please ask for a new one.',
    });
  });
});

describe('resendVerification', () => {
  const resend = async (email: string) =>
    (await client.post('account/email_verify/resend', { email })).json<unknown>();
  const RESENT = { status: 1, success: 'If the address is known, a new link is on its way.' };

  it('API-25 answers the same whether the address waits, is confirmed or unknown', async () => {
    await register({ email: 'waits@example.com' });
    await insertCustomer(db, 'confirmed@example.com');
    expect(await resend('waits@example.com')).toEqual(RESENT);
    expect(await resend('confirmed@example.com')).toEqual(RESENT);
    expect(await resend('unknown@example.com')).toEqual(RESENT);
    expect(await mailTo(db, 'waits@example.com')).toHaveLength(2);
    expect(await mailTo(db, 'confirmed@example.com')).toEqual([]);
    expect(await mailTo(db, 'unknown@example.com')).toEqual([]);
  });

  it('API-25 is limited by address, known or not', async () => {
    for (let count = 0; count < 5; count += 1) await resend('nobody@example.com');
    expect(await resend('nobody@example.com')).toMatchObject({ retry_after: expect.any(Number) });
  });

  it('API-25 OPEN-22 rejects what is no address', async () => {
    expect(await resend('nobody')).toEqual({
      error: { email: 'Please enter an e-mail address such as name@example.com.' },
    });
  });
});
