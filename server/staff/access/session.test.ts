import { scryptSync } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { prune } from '../../prune.ts';
import { limits } from '../../rateLimit/limits.ts';
import { DEFAULT_SETTINGS } from '../../shopSettings.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import {
  insertStaff,
  openStaffClient,
  sendStaffSignIn,
  STAFF_PASSWORD,
} from '../../testing/openStaffClient.ts';
import type { StaffDto } from '../staffDto.ts';

let db: Database;
let app: FastifyInstance;
let ownerId: string;

const OWNER = 'asha@example.com';
const PACKER = 'ravi@example.com';

beforeAll(async () => {
  db = await freshDatabase();
  app = await buildApp({ db });
  ownerId = await insertStaff(app, OWNER, 'owner');
  await insertStaff(app, PACKER, 'packer');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(() => db.deleteFrom('rate_limit').execute());

const sessionsOf = async (email: string) => {
  const rows = await db
    .selectFrom('staff_session')
    .innerJoin('staff_member', 'staff_member.id', 'member_id')
    .select('staff_session.id')
    .where('email', '=', email)
    .execute();
  return rows.length;
};

describe('staff sign-in', () => {
  it('returns member and permissions and sets an HttpOnly, SameSite=Strict cookie', async () => {
    const answer = await sendStaffSignIn(app, ' Asha@Example.com ');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      member: { id: ownerId, name: 'The owner', email: OWNER, role: 'owner' },
      permissions: expect.arrayContaining(['staff.manage', 'orders.read']),
      second_factor: 'done',
      failed_attempts: 0,
      recent_until: expect.stringMatching(/^20.*Z$/),
      shop_name: '',
      currency: { code: 'INR', symbol: '₹', decimal: 2 },
      time_zone: 'Asia/Kolkata',
      low_stock: 5,
      scale_codes: [],
      csrf_token: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'set-cookie': expect.arrayContaining([
        expect.stringMatching(
          /^staff=[0-9a-f]{64}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/,
        ),
      ]),
    });
    expect(answer.cookies.map(({ name }) => name).toSorted()).toEqual(['device', 'staff']);
    for (const { value } of answer.cookies) expect(answer.body).not.toContain(value);
  });

  it('keeps the session until signing out', async () => {
    const client = await openStaffClient(app, OWNER);
    const { member, csrf_token: token } = (await client.call('GET', '/session')).json<
      StaffDto['StaffSession']
    >();
    expect([member.email, token]).toEqual([OWNER, client.csrfToken]);
    const left = await client.call('DELETE', '/session');
    expect([left.statusCode, left.body]).toEqual([204, '']);
    expect(left.headers['set-cookie']).toMatch(/^staff=; Max-Age=0; Path=\/;/);
    const after = await client.call('GET', '/session');
    expect(after.statusCode).toBe(401);
    expect(after.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(after.json()).toMatchObject({ status: 401, detail: 'Sign in to continue.' });
  });

  it("replaces the browser's earlier session", async () => {
    const before = await sessionsOf(PACKER);
    const { cookie } = await openStaffClient(app, PACKER);
    await sendStaffSignIn(app, PACKER, STAFF_PASSWORD, { cookie });
    expect(await sessionsOf(PACKER)).toBe(before + 1);
  });

  it('can be ended in all browsers at once', async () => {
    const [one, other, stranger] = [
      await openStaffClient(app, PACKER),
      await openStaffClient(app, PACKER),
      await openStaffClient(app, OWNER),
    ];
    await one.call('DELETE', '/session', { query: { everywhere: 'true' } });
    expect((await other.call('GET', '/session')).statusCode).toBe(401);
    expect((await stranger.call('GET', '/session')).statusCode).toBe(200);
  });

  it('logs a failed sign-in, a missing permission and an exhausted rate limit', async () => {
    const lines: string[] = [];
    const metrics = createMetrics();
    const watched = await buildApp({
      db,
      metrics,
      logLevel: 'warn',
      logStream: { write: (line) => void lines.push(line) },
    });
    const wrong = () =>
      watched.inject({
        method: 'POST',
        url: '/api/staff/session',
        payload: { email: OWNER, password: 'not this one' },
      });
    expect((await wrong()).statusCode).toBe(422);
    expect(lines.splice(0).join('')).toMatch(/"network":"127.*A sign-in was refused/);
    while ((await wrong()).statusCode === 422);
    expect(lines.splice(0).join('')).toContain('A limit is used up.');
    await db.deleteFrom('rate_limit').execute();
    const packer = await openStaffClient(watched, PACKER);
    expect((await packer.call('GET', '/members')).statusCode).toBe(403);
    const [line = ''] = lines.splice(0);
    expect(JSON.parse(line)).toMatchObject({
      operation: 'listMembers',
      member: expect.stringMatching(/^\d+$/),
      network: '127.0.0.1',
      msg: 'A call was not allowed.',
    });
    const records = await db
      .selectFrom('staff_change')
      .select(['operation', 'subject_id', 'after'])
      .where('operation', 'like', 'refused.%')
      .orderBy('id')
      .execute();
    const network = '127.0.0.1';
    expect(records).toEqual([
      {
        operation: 'refused.limit',
        subject_id: ownerId,
        after: { operation: 'signInStaff', network },
      },
      {
        operation: 'refused.right',
        subject_id: expect.stringMatching(/^\d+$/),
        after: { operation: 'listMembers', network },
      },
    ]);
    const text = await metrics.text();
    expect(text).toMatch(/shop_sign_ins_refused_total [1-9]/);
    expect(text).toMatch(/shop_limits_reached_total 1\b/);
    expect(text).toMatch(/shop_rights_refused_total 1\b/);
    await watched.close();
  });

  it('uses a prefixed cookie on https and rejects a plain one', async () => {
    const secured = await buildApp({ db, origin: 'https://shop.example' });
    const answer = await sendStaffSignIn(secured, OWNER);
    const cookie = [answer.headers['set-cookie']].flat().find((text) => text?.includes('staff='));
    expect(answer.cookies.map(({ name }) => name).toSorted()).toEqual([
      '__Host-staff',
      '__Secure-device',
    ]);
    expect(cookie).toMatch(/^__Host-staff=\w+; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    const secret = cookie?.split(';', 1)[0]?.split('=')[1] ?? '';
    for (const [sent, status] of [
      [`__Host-staff=${secret}`, 200],
      [`staff=${secret}`, 401],
    ] as const) {
      const found = await secured.inject({ url: '/api/staff/session', headers: { cookie: sent } });
      expect(found.statusCode).toBe(status);
    }
    expect(
      (await app.inject({ url: '/api/staff/session', headers: { cookie: `staff=${secret}` } }))
        .statusCode,
    ).toBe(401);
    await secured.close();
  });

  it('gives the same error for a wrong password, unknown, disabled or invited member', async () => {
    await insertStaff(app, 'disabled@example.com', 'editor');
    await insertStaff(app, 'invited@example.com', 'editor');
    await sql`UPDATE staff_member SET is_active = email <> 'disabled@example.com'`.execute(db);
    await sql`UPDATE staff_member SET password_hash = NULL WHERE email = 'invited@example.com'`.execute(
      db,
    );
    for (const [email, password] of [
      [OWNER, 'another password'],
      ['nobody@example.com', STAFF_PASSWORD],
      ['disabled@example.com', STAFF_PASSWORD],
      ['invited@example.com', ''],
    ] as const) {
      const answer = await sendStaffSignIn(app, email, password);
      expect(answer.json()).toEqual({
        type: 'about:blank',
        title: 'Unprocessable Entity',
        status: 422,
        detail: 'Incorrect email or password.',
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('is limited per account and network, even for the right password', async () => {
    for (let count = 0; count < limits.login.attempts; count += 1)
      await sendStaffSignIn(app, OWNER, 'a guess');
    const late = await sendStaffSignIn(app, OWNER, STAFF_PASSWORD, { 'accept-language': 'fr' });
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(60);
    expect(late.json()).toMatchObject({
      detail: expect.stringMatching(/^Trop de tentatives\. Réessayez dans 15 minutes\./),
    });
    expect((await sendStaffSignIn(app, PACKER)).statusCode).toBe(200);
  });

  it("is limited per account across networks, except for the member's known devices", async () => {
    const deviceOf = ({ cookies }: LightMyRequestResponse) =>
      `device=${cookies.find(({ name }) => name === 'device')?.value}`;
    const [own, colleagues] = [
      deviceOf(await sendStaffSignIn(app, OWNER)),
      deviceOf(await sendStaffSignIn(app, PACKER)),
    ];
    await db.deleteFrom('rate_limit').execute();
    await sendStaffSignIn(app, OWNER, 'a guess', {}, '203.0.113.1');
    await db.updateTable('rate_limit').set({ hits: limits.loginAccount.attempts }).execute();
    const knownAs = (cookie: string) =>
      sendStaffSignIn(app, OWNER, STAFF_PASSWORD, { cookie }, '198.51.100.1');
    expect((await knownAs('')).statusCode).toBe(429);
    expect((await knownAs(colleagues)).statusCode).toBe(429);
    expect((await knownAs(own)).statusCode).toBe(200);
  });

  it('is limited per network for all accounts', async () => {
    await sendStaffSignIn(app, 'someone@example.com', '');
    await db.updateTable('rate_limit').set({ hits: limits.loginClient.attempts }).execute();
    expect((await sendStaffSignIn(app, OWNER)).statusCode).toBe(429);
  });

  it('rejects cross-site requests', async () => {
    const answer = await sendStaffSignIn(app, OWNER, STAFF_PASSWORD, {
      'sec-fetch-site': 'cross-site',
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('upgrades a hash of earlier parameters', async () => {
    const salt = Buffer.from('salt');
    const hash = scryptSync(STAFF_PASSWORD, salt, 32, { N: 1024, r: 8, p: 1 });
    const weak = `scrypt$1024$8$1$${salt.toString('base64url')}$${hash.toString('base64url')}`;
    await db
      .updateTable('staff_member')
      .set({ password_hash: weak })
      .where('email', '=', PACKER)
      .execute();
    expect((await sendStaffSignIn(app, PACKER)).statusCode).toBe(200);
    const { password_hash: renewed } = await db
      .selectFrom('staff_member')
      .select('password_hash')
      .where('email', '=', PACKER)
      .executeTakeFirstOrThrow();
    expect(renewed).not.toBe(weak);
    expect((await sendStaffSignIn(app, PACKER)).statusCode).toBe(200);
  });
});

describe('a staff session', () => {
  beforeEach(() => db.deleteFrom('staff_session').execute());

  const age = (values: { used?: string; created?: string }) =>
    sql`UPDATE staff_session SET
      used_at = now() - ${values.used ?? '0 s'}::interval,
      created_at = now() - ${values.created ?? '0 s'}::interval`.execute(db);

  it.each([
    [{ used: '11 hours 59 minutes', created: '6 days 23 hours' }, 200],
    [{ used: '12 hours 1 minute' }, 401],
    [{ created: '7 days 1 minute' }, 401],
  ])('of age %j responds with %i', async (values, status) => {
    const client = await openStaffClient(app, OWNER);
    await age(values);
    expect((await client.call('GET', '/session')).statusCode).toBe(status);
    await prune(db, DEFAULT_SETTINGS);
    expect((await client.call('GET', '/session')).statusCode).toBe(status);
    expect(await sessionsOf(OWNER)).toBe(status === 200 ? 1 : 0);
  });

  it("is renewed by use and updates the member's last visit", async () => {
    const client = await openStaffClient(app, OWNER);
    await age({ used: '11 hours' });
    await sql`UPDATE staff_member SET seen_at = now() - interval '11 hours'`.execute(db);
    await client.call('GET', '/session');
    const { rows } = await sql`
      SELECT FROM staff_session JOIN staff_member m ON m.id = member_id
      WHERE used_at > now() - interval '1 minute' AND m.seen_at > now() - interval '1 minute'`.execute(
      db,
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['without a token', { 'x-csrf-token': '' }],
    ['with the token of another session', { 'x-csrf-token': 'f'.repeat(64) }],
    ['from a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ])('rejects writes %s', async (_what, headers) => {
    const client = await openStaffClient(app, OWNER);
    const answer = await client.call('DELETE', '/session', {
      headers,
    });
    expect(answer.statusCode).toBe(403);
    expect((await client.call('GET', '/session')).statusCode).toBe(200);
  });

  it('is stored as a hash and logs its start and end', async () => {
    const client = await openStaffClient(app, OWNER);
    const { rows } = await sql<{ id: string; all: string }>`
      SELECT id, staff_session::text AS all FROM staff_session ORDER BY id DESC LIMIT 1`.execute(
      db,
    );
    expect(rows[0]?.all).not.toContain(client.cookie.slice('staff='.length));
    await client.call('DELETE', '/session');
    const { changes } = (
      await (
        await openStaffClient(app, OWNER)
      ).call('GET', '/changes', {
        query: { subject: 'session', subject_id: rows[0]?.id ?? '' },
      })
    ).json<StaffDto['ChangeList']>();
    expect(changes).toEqual([
      expect.objectContaining({ operation: 'signOutStaff', by: 'The owner', subject: 'session' }),
      expect.objectContaining({
        operation: 'signInStaff',
        before: {},
        after: { browser: '', system: '' },
      }),
    ]);
  });
});

describe('staff requests', () => {
  const json = { 'content-type': 'application/json' };

  it.each([
    ['an unknown path', '/nope', {}, 404],
    [
      'a form',
      '/session',
      { payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
    ],
    ['no type', '/session', { payload: 'a', headers: { 'content-type': '' } }, 415],
    ['broken JSON', '/session', { payload: '{', headers: json }, 400],
    ['a list', '/session', { payload: '[]', headers: json }, 400],
    ['no body', '/session', {}, 400],
    ['a missing field', '/session', { payload: { email: 'a' } }, 400],
    ['a NUL character', '/session', { payload: { email: '\0', password: 'a' } }, 400],
    ['a text too long', '/session', { payload: { email: 'a'.repeat(255), password: 'a' } }, 400],
    ['a body too large', '/session', { payload: { email: 'a'.repeat(300_000) } }, 413],
  ] as const)('with %s get a problem response', async (_what, path, sent, status) => {
    const options = { method: 'POST', url: `/api/staff${path}`, ...sent };
    const answer = await app.inject(options as InjectOptions);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: expect.any(String),
      status,
      detail: expect.stringMatching(/\.$/),
    });
  });
});
