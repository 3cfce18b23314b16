import { randomBytes } from 'node:crypto';
import { jest } from '@jest/globals';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { URI, type TOTP } from 'otpauth';
import { sealStoredSecrets } from '../../account/signin/sealedSecret.ts';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { DEFAULT_SETTINGS } from '../../shopSettings.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { latestCode, mailTo } from '../../testing/mailTo.ts';
import {
  staffClientOf,
  insertStaff,
  openStaffClient,
  sendStaffSignIn,
  STAFF_PASSWORD,
  type StaffClient,
} from '../../testing/openStaffClient.ts';
import { virtualAuthenticator } from '../../testing/virtualAuthenticator.ts';
import type { StaffDto } from '../staffDto.ts';

const origin = 'https://shop.example';
const OWNER = 'asha@example.com';
const OTHER_OWNER = 'noor@example.com';
const PACKER = 'ravi@example.com';
const HALF_MINUTE = 30_000;
const proof = { password: STAFF_PASSWORD };
const secretsKey = randomBytes(32);

let db: Database;
let app: FastifyInstance;
let ids: Record<string, string>;
let now: number;

beforeAll(async () => {
  db = await freshDatabase();
  const settings = { ...DEFAULT_SETTINGS, demandsSecondFactor: true, secretsKey };
  app = await buildApp({ db, origin, settings });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  for (const table of [
    'rate_limit',
    'staff_session',
    'staff_second_factor',
    'staff_passkey',
    'mail_outbox',
  ] as const)
    await db.deleteFrom(table).execute();
  // Disable members of earlier tests, as members in the activity log cannot be deleted.
  await db
    .updateTable('staff_member')
    .set({ is_active: false, email_key: sql`id::text` })
    .execute();
  ids = {
    [OWNER]: await insertStaff(app, OWNER, 'owner'),
    [OTHER_OWNER]: await insertStaff(app, OTHER_OWNER, 'owner'),
    [PACKER]: await insertStaff(app, PACKER, 'packer'),
  };
  now = Math.floor(Date.now() / HALF_MINUTE) * HALF_MINUTE + HALF_MINUTE / 2;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

const session = async (client: StaffClient) =>
  (await client.call('GET', '/session')).json<StaffDto['StaffSession']>();
const post = (client: StaffClient, path: string, payload: object) =>
  client.call('POST', path, { payload });
const statusOf = async (client: StaffClient, method: 'GET' | 'POST', path: string) =>
  (await client.call(method, path, method === 'GET' ? {} : { payload: {} })).statusCode;
const shown = (totp: TOTP) => totp.generate({ timestamp: now });

async function switchOn(client: StaffClient) {
  const started = await post(client, '/second-factor/setup', proof);
  const { secret, recovery_codes: codes } = started.json<StaffDto['StaffSecondFactorSecrets']>();
  const totp = URI.parse(secret) as TOTP;
  const confirmed = await post(client, '/second-factor', { code: shown(totp) });
  expect(confirmed.statusCode).toBe(200);
  now += HALF_MINUTE;
  return { totp, codes };
}

const challengeOf = (answer: LightMyRequestResponse) =>
  String(answer.json<StaffDto['PasskeyOptions']>().options['challenge']);

async function addPasskey(client: StaffClient) {
  const device = virtualAuthenticator(origin);
  const asked = await post(client, '/passkeys/options', proof);
  await post(client, '/passkeys', { credential: device.make(challengeOf(asked)), name: 'Phone' });
  return device;
}

async function signInWith(device: ReturnType<typeof virtualAuthenticator>) {
  const send = (path: string, payload?: object) =>
    app.inject({ method: 'POST', url: `/api/staff${path}`, ...(payload && { payload }) });
  const challenge = challengeOf(await send('/session/passkey-options'));
  return staffClientOf(
    app,
    await send('/session/passkey', { credential: device.signIn(challenge) }),
  );
}

describe('an owner without a second factor', () => {
  it('can only set one up, and everything after that', async () => {
    const client = await openStaffClient(app, OWNER);
    expect(await session(client)).toMatchObject({ second_factor: 'setup', permissions: [] });
    for (const path of ['/orders', '/members', '/products', '/sessions'])
      expect([path, await statusOf(client, 'GET', path)]).toEqual([path, 403]);
    await switchOn(client);
    expect(await session(client)).toMatchObject({
      second_factor: 'done',
      permissions: expect.arrayContaining(['staff.manage']),
    });
    expect(await statusOf(client, 'GET', '/orders')).toBe(200);
  });

  it('can set up a passkey instead', async () => {
    const client = await openStaffClient(app, OWNER);
    const device = await addPasskey(client);
    expect(await session(client)).toMatchObject({ second_factor: 'done' });
    expect(await session(await signInWith(device))).toMatchObject({ second_factor: 'done' });
  });

  it('is restricted, while a packer is not', async () => {
    const client = await openStaffClient(app, PACKER);
    expect(await session(client)).toMatchObject({ second_factor: 'done' });
    expect(await statusOf(client, 'GET', '/orders')).toBe(200);
  });
});

describe('a member with an authenticator app', () => {
  it.each([OWNER, PACKER])(
    '%s has no access before entering a code, and each code works once',
    async (email) => {
      const { totp } = await switchOn(await openStaffClient(app, email));
      const client = await openStaffClient(app, email);
      expect(await session(client)).toMatchObject({ second_factor: 'code', permissions: [] });
      for (const path of ['/orders', '/passkeys', '/sessions', '/second-factor'])
        expect([path, await statusOf(client, 'GET', path)]).toEqual([path, 403]);
      for (const path of ['/passkeys/options', '/second-factor/setup', '/second-factor/removal'])
        expect([path, (await post(client, path, proof)).statusCode]).toEqual([path, 403]);
      const wrong = await post(client, '/session/code', { code: '000000' });
      expect([
        wrong.statusCode,
        Object.keys(wrong.json<StaffDto['Problem']>().errors ?? {}),
      ]).toEqual([422, ['code']]);
      const code = shown(totp);
      const right = await post(client, '/session/code', { code });
      expect(right.json()).toMatchObject({ second_factor: 'done', failed_attempts: 0 });
      expect(await statusOf(client, 'GET', '/orders')).toBe(200);
      const again = await openStaffClient(app, email);
      expect((await post(again, '/session/code', { code })).statusCode).toBe(422);
    },
  );

  it('can use each recovery code once, which is reported by email', async () => {
    const { codes } = await switchOn(await openStaffClient(app, OWNER));
    const [code = ''] = codes;
    const client = await openStaffClient(app, OWNER);
    const used = await post(client, '/session/code', { code: code.toLowerCase() });
    expect(used.statusCode).toBe(200);
    expect((await mailTo(db, OWNER)).map(({ template }) => template)).toContain(
      'recovery-code-used',
    );
    expect(await (await client.call('GET', '/second-factor')).json()).toMatchObject({
      is_on: true,
      recovery_codes_left: codes.length - 1,
    });
    const other = await openStaffClient(app, OWNER);
    expect((await post(other, '/session/code', { code })).statusCode).toBe(422);
  });

  it('cannot skip the code with an emailed link', async () => {
    const owner = await openStaffClient(app, OWNER);
    await switchOn(owner);
    await switchOn(await openStaffClient(app, OTHER_OWNER));
    await post(owner, `/members/${ids[OTHER_OWNER]}/invitation`, {});
    const code = await latestCode(db, OTHER_OWNER);
    const device = virtualAuthenticator(origin);
    const send = (path: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/staff${path}`, payload });
    const asked = await send('/invitation/passkey-options', { code });
    const credential = device.make(challengeOf(asked));
    const refused = await send('/invitation/passkey', { code, credential });
    expect(refused.json()).toMatchObject({
      detail: expect.stringMatching(/already use two-step verification/) as unknown,
    });
    const chosen = await send('/password', { code, password: 'a password of hers' });
    expect(chosen.json()).toMatchObject({ second_factor: 'code', permissions: [] });
  });

  it('can sign in by password again after an owner removes app and passkeys', async () => {
    const owner = await openStaffClient(app, OWNER);
    await switchOn(owner);
    const lost = await openStaffClient(app, OTHER_OWNER);
    await switchOn(lost);
    const device = await addPasskey(lost);
    const removed = await owner.call('DELETE', `/members/${ids[OTHER_OWNER]}/second-factor`);
    expect(removed.statusCode).toBe(204);
    expect(await statusOf(lost, 'GET', '/session')).toBe(401);
    expect((await signInWith(device)).cookie).toBe('');
    expect(await session(await openStaffClient(app, OTHER_OWNER))).toMatchObject({
      second_factor: 'setup',
    });
    for (const email of [OWNER, OTHER_OWNER]) {
      const mails = (await mailTo(db, email)).map(({ template }) => template);
      expect([email, mails]).toEqual([email, expect.arrayContaining(['staff-alert'])]);
    }
  });
});

describe('an owner with a passkey and no app', () => {
  it('confirms a password with the passkey and cannot add another factor before', async () => {
    const device = await addPasskey(await openStaffClient(app, OWNER));
    const client = await openStaffClient(app, OWNER);
    expect(await session(client)).toMatchObject({ second_factor: 'passkey', permissions: [] });
    expect((await post(client, '/second-factor/setup', proof)).statusCode).toBe(403);
    expect((await post(client, '/passkeys/options', proof)).statusCode).toBe(403);
    expect(await session(await signInWith(device))).toMatchObject({ second_factor: 'done' });
  });
});

describe('authenticator secrets', () => {
  const stored = async () => {
    const { secret } = await db
      .selectFrom('staff_second_factor')
      .select('secret')
      .executeTakeFirstOrThrow();
    return secret;
  };

  it('are encrypted at rest, bound to their member', async () => {
    const { totp } = await switchOn(await openStaffClient(app, OWNER));
    expect((await stored()).includes(Buffer.from(totp.secret.bytes))).toBe(false);
    await switchOn(await openStaffClient(app, OTHER_OWNER));
    await db
      .updateTable('staff_second_factor')
      .set({ secret: await stored() })
      .execute();
    const client = await openStaffClient(app, OTHER_OWNER);
    expect((await post(client, '/session/code', { code: shown(totp) })).statusCode).toBe(500);
  });

  it('stored without a key are encrypted at the next start', async () => {
    const before = await buildApp({ db, origin });
    const { totp } = await switchOn(await openStaffClient(before, OWNER));
    await before.close();
    expect(await stored()).toEqual(Buffer.from(totp.secret.bytes));
    await sealStoredSecrets(db, secretsKey);
    expect((await stored()).includes(Buffer.from(totp.secret.bytes))).toBe(false);
    const client = await openStaffClient(app, OWNER);
    const answer = await post(client, '/session/code', { code: shown(totp) });
    expect(answer.json()).toMatchObject({ second_factor: 'done' });
  });
});

describe('failed sign-ins', () => {
  it('are counted until the next sign-in and logged by network', async () => {
    for (let times = 0; times < 3; times += 1) await sendStaffSignIn(app, PACKER, 'a wrong guess');
    const signedIn = await sendStaffSignIn(app, PACKER);
    expect(signedIn.json()).toMatchObject({ failed_attempts: 3 });
    expect((await sendStaffSignIn(app, PACKER)).json()).toMatchObject({ failed_attempts: 0 });
    const records = await db
      .selectFrom('staff_change')
      .select(['subject_id', 'after'])
      .where('operation', '=', 'signInStaff.failed')
      .where('subject_id', '=', ids[PACKER] ?? '')
      .execute();
    expect(records).toEqual([{ subject_id: ids[PACKER], after: { network: '127.0.0.1' } }]);
  });
});

describe('a session older than 15 minutes', () => {
  async function earlier() {
    const client = await openStaffClient(app, OWNER);
    await switchOn(client);
    await db
      .updateTable('staff_session')
      .set({ created_at: new Date(now - 20 * 60_000) })
      .execute();
    return client;
  }

  it('must sign in again for changes of members, address lists and shop details', async () => {
    const client = await earlier();
    const again = { status: 401, type: 'sign-in-again' };
    const member = { name: 'Vik', email: 'vik@example.com', role: 'owner' };
    expect((await post(client, '/members', member)).json()).toMatchObject(again);
    const path = `/members/${ids[PACKER]}`;
    const role = await client.call('PATCH', path, { payload: { role: 'owner' } });
    expect(role.json()).toMatchObject(again);
    expect((await post(client, `${path}/invitation`, {})).json()).toMatchObject(again);
    const removal = await client.call('DELETE', `${path}/second-factor`);
    expect(removal.json()).toMatchObject(again);
    const list = await client.call('GET', '/stock/alerts/export');
    expect(list.json()).toMatchObject(again);
    expect(await statusOf(client, 'GET', '/members')).toBe(200);
    const shop = (await client.call('GET', '/shop')).json<StaffDto['ShopDetails']>();
    const values = {
      ...shop.values,
      name: 'Hill Pantry',
      email: 'hello@hill.example',
      address: { en: '4 Mill Lane', fr: '' },
      bank_account: { en: [{ title: 'Account', text: '0000 4321' }], fr: [] },
    };
    const saved = await client.call('PUT', '/shop', { payload: { version: shop.version, values } });
    expect(saved.json()).toMatchObject(again);
    expect((await client.call('GET', '/shop')).json()).toEqual(shop);
  });

  it('emails all owners when a role changes', async () => {
    const client = await openStaffClient(app, OWNER);
    await switchOn(client);
    await client.call('PATCH', `/members/${ids[PACKER]}`, { payload: { role: 'owner' } });
    for (const email of [OWNER, OTHER_OWNER, PACKER]) {
      const [mail] = (await mailTo(db, email)).filter(({ template }) => template === 'staff-alert');
      expect([email, mail?.data]).toMatchObject([
        email,
        { alert: { kind: 'access', about: 'The packer' } },
      ]);
    }
  });
});

describe('own sessions', () => {
  it('are listed and ended one by one, but not those of others', async () => {
    const here = await openStaffClient(app, PACKER);
    const there = await openStaffClient(app, PACKER);
    const other = await openStaffClient(app, OWNER);
    await switchOn(other);
    const list = async (client: StaffClient) =>
      (await client.call('GET', '/sessions')).json<StaffDto['StaffSessionList']>().sessions;
    const sessions = await list(here);
    expect(sessions.filter(({ is_current: isCurrent }) => isCurrent)).toHaveLength(1);
    const [elsewhere] = sessions.filter(({ is_current: isCurrent }) => !isCurrent);
    const path = `/sessions/${elsewhere?.session_id}`;
    expect((await other.call('DELETE', path)).statusCode).toBe(404);
    expect((await here.call('DELETE', path)).statusCode).toBe(204);
    expect(await statusOf(there, 'GET', '/session')).toBe(401);
    expect(await list(here)).toHaveLength(1);
  });
});
