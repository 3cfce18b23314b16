import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { emailTemplates } from '../../mail/emailTemplates.ts';
import { renderEmail } from '../../mail/renderEmail.ts';
import { limits } from '../../rateLimit/limits.ts';
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
import type { StaffDto } from '../staffDto.ts';

let db: Database;
let app: FastifyInstance;
let owner: StaffClient;
let ownerId: string;
let serial = 0;
let email: string;

const OWNER = 'asha@example.com';

beforeAll(async () => {
  db = await freshDatabase();
  app = await buildApp({ db });
  ownerId = await insertStaff(app, OWNER, 'owner');
  owner = await openStaffClient(app, OWNER);
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
  serial += 1;
  email = `member-${serial}@example.com`;
});

const invite = (fields: object = {}, headers: Record<string, string> = {}) =>
  owner.call('POST', '/members', {
    payload: { name: 'Ravi Iyer', email, role: 'packer', ...fields },
    headers,
  });

const send = (path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/staff${path}`, payload });

const setPassword = (code: string, password = STAFF_PASSWORD) =>
  send('/password', { code, password });

const change = (id: string, payload: object, client = owner) =>
  client.call('PATCH', `/members/${id}`, { payload });

async function listed(id: string): Promise<StaffDto['Member'] | undefined> {
  const { members } = (await owner.call('GET', '/members')).json<StaffDto['MemberList']>();
  return members.find((member) => member.id === id);
}

const changesOf = async (id: string) =>
  (await owner.call('GET', '/changes', { query: { subject: 'member', subject_id: id } })).json<
    StaffDto['ChangeList']
  >().changes;

describe('a forgotten password', () => {
  const ask = (address: string) => send('/session/password-link', { email: address });

  it('is replaced with a mailed link, which ends the other sessions', async () => {
    await insertStaff(app, email, 'packer');
    const before = await openStaffClient(app, email);
    expect((await ask(email.toUpperCase())).statusCode).toBe(204);
    expect((await mailTo(db, email)).at(-1)).toMatchObject({ template: 'staff-reset-password' });
    const chosen = await setPassword(await latestCode(db, email), 'another long password');
    expect(chosen.json()).toMatchObject({ member: { email } });
    expect((await before.call('GET', '/session')).statusCode).toBe(401);
  });

  it('expires after an hour', async () => {
    await insertStaff(app, email, 'packer');
    await ask(email);
    await db
      .updateTable('staff_invitation')
      .set({ expires_at: sql<Date>`expires_at - interval '61 minutes'` })
      .execute();
    const answer = await setPassword(await latestCode(db, email));
    expect(answer.json()).toMatchObject({ detail: expect.stringMatching(/expired/) });
  });

  it('leaves an invitation that was not accepted yet', async () => {
    await invite();
    const code = await latestCode(db, email);
    expect((await ask(email)).statusCode).toBe(204);
    expect(await mailTo(db, email)).toHaveLength(1);
    expect((await setPassword(code)).statusCode).toBe(200);
  });

  it('gets the same answer, but no mail, for unknown and deactivated members', async () => {
    const id = await insertStaff(app, email, 'packer');
    await change(id, { is_active: false });
    for (const address of [email, `un${email}`]) {
      expect((await ask(address)).statusCode).toBe(204);
      expect(await mailTo(db, address)).toEqual([]);
    }
    for (let turn = 2; turn <= limits.resetAddress.attempts; turn += 1) await ask(email);
    expect((await ask(email)).statusCode).toBe(429);
  });
});

describe('inviting a member', () => {
  it('emails a link, with which the new member sets a password and is signed in', async () => {
    const answer = await invite({}, { 'accept-language': 'fr' });
    expect(answer.statusCode).toBe(201);
    const member = answer.json<StaffDto['Member']>();
    expect(member).toEqual({
      id: expect.any(String),
      name: 'Ravi Iyer',
      email,
      role: 'packer',
      is_active: true,
      order_mail: false,
      is_invited: true,
      has_second_factor: false,
      last_seen: null,
    });
    const [mail] = await mailTo(db, email);
    expect(mail).toMatchObject({ template: 'staff-invitation', language: 'fr' });
    const code = await latestCode(db, email);
    expect((await send('/invitation', { code })).json()).toEqual({ name: 'Ravi Iyer', email });

    const chosen = await setPassword(code);
    expect(chosen.json()).toMatchObject({ member: { email, role: 'packer' } });
    const client = staffClientOf(app, chosen);
    expect((await client.call('GET', '/session')).statusCode).toBe(200);
    expect((await sendStaffSignIn(app, email)).statusCode).toBe(200);
    expect(await listed(member.id)).toMatchObject({
      is_invited: false,
      last_seen: expect.stringMatching(/^20.*Z$/),
    });
    expect(await changesOf(member.id)).toEqual([
      expect.objectContaining({
        operation: 'setStaffPassword',
        by: 'Ravi Iyer',
        before: { has_password: false },
        after: { has_password: true },
      }),
      expect.objectContaining({
        operation: 'inviteMember',
        by: 'The owner',
        before: {},
        after: { name: 'Ravi Iyer', email, role: 'packer', is_active: true },
      }),
    ]);
  });

  it('emails a link to the staff pages in both languages', () => {
    const data = { name: 'Ravi', by: 'Asha', code: 'c0de' };
    const { en, fr } = emailTemplates['staff-invitation'](
      data,
      'https://shop.example',
      'Hill & Pantry',
    );
    expect(en.subject).toBe('Asha invited you to Hill & Pantry');
    expect(fr.subject).toBe('Asha vous invite à rejoindre Hill & Pantry');
    for (const made of [renderEmail(en, 'en'), renderEmail(fr, 'fr')]) {
      expect(made.text).toContain('\nhttps://shop.example/staff/password#code=c0de\n');
      expect(made.text).toMatch(/Asha .* Hill & Pantry/);
    }
  });

  it('names the web address if the shop has no name', () => {
    const data = { name: 'Ravi', by: 'Asha', code: 'c0de' };
    const { en } = emailTemplates['staff-invitation'](data, 'https://shop.example', '');
    expect(en.subject).toBe('Asha invited you to shop.example');
  });

  it.each([
    [{ name: ' ' }, { name: 'Required' }],
    [{ email: 'nowhere' }, { email: 'Enter an email address, such as name@example.com' }],
    [{ email: 'Asha@EXAMPLE.com' }, { email: 'This email is already in use.' }],
  ])('rejects %j with an error on the field', async (fields, errors) => {
    const answer = await invite(fields);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ detail: 'Check the highlighted fields.', errors });
  });

  it('rejects an unknown role', async () => {
    expect((await invite({ role: 'king' })).statusCode).toBe(400);
  });

  it('runs once per idempotency key and repeats its first response', async () => {
    const headers = { 'idempotency-key': `invite-${serial}` };
    const answers = await Promise.all([invite({}, headers), invite({}, headers)]);
    expect(answers[1].json()).toEqual(answers[0].json());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await mailTo(db, email)).toHaveLength(1);
    const id = answers[0].json<StaffDto['Member']>().id;
    expect(await changesOf(id)).toHaveLength(1);
    const other = await invite({ name: 'Another' }, headers);
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({
      detail: 'This Idempotency-Key was used for another request.',
    });
    const elsewhere = await owner.call('POST', `/members/${id}/invitation`, { headers });
    expect(elsewhere.statusCode).toBe(422);
  });

  it('repeats a rejection as the same problem response', async () => {
    const headers = { 'idempotency-key': `refused-${serial}` };
    const first = await invite({ email: OWNER }, headers);
    const again = await invite({ email: OWNER }, headers);
    expect(again.statusCode).toBe(422);
    expect(again.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(again.json()).toEqual(first.json());
  });

  it('keeps idempotency keys of different members apart', async () => {
    await insertStaff(app, email, 'owner');
    const other = await openStaffClient(app, email);
    const headers = { 'idempotency-key': `keys-apart-${serial}` };
    const form = (name: string) => ({ name, email: `${name}-${email}`, role: 'packer' });
    for (const [client, name] of [
      [owner, 'one'],
      [other, 'two'],
    ] as const) {
      const answer = await client.call('POST', '/members', { payload: form(name), headers });
      expect(answer.json()).toMatchObject({ name });
    }
  });
});

describe('a link to set a password', () => {
  const invited = async () => {
    const { id } = (await invite()).json<StaffDto['Member']>();
    return { id, code: await latestCode(db, email) };
  };

  const refused = async (code: string) => {
    const answers = [await send('/invitation', { code }), await setPassword(code)];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(422);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    const details = answers.map((answer) => answer.json<StaffDto['Problem']>().detail);
    expect(details[1]).toBe(details[0]);
    return details[0];
  };

  it('works once, even for two concurrent requests', async () => {
    const { code } = await invited();
    const answers = await Promise.all([setPassword(code), setPassword(code)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 422]));
    expect(await refused(code)).toBe('This link has already been used.');
  });

  it('is valid for three days', async () => {
    const { id, code } = await invited();
    const age = (time: string) =>
      sql`UPDATE staff_invitation SET expires_at = expires_at - ${time}::interval WHERE member_id = ${id}`.execute(
        db,
      );
    await age('2 days 23 hours');
    expect((await send('/invitation', { code })).statusCode).toBe(200);
    await age('2 hours');
    expect(await refused(code)).toBe('This link has expired. Request a new one.');
  });

  it('is rejected if it was made up', async () => {
    expect(await refused('f'.repeat(64))).toBe('This link isn’t valid. Request a new one.');
  });

  it('replaces the earlier link, and its use ends earlier sessions and the old password', async () => {
    const { id, code } = await invited();
    const client = staffClientOf(app, await setPassword(code));
    const again = await owner.call('POST', `/members/${id}/invitation`);
    expect([again.statusCode, again.body]).toEqual([204, '']);
    expect(await refused(code)).toBe('This link isn’t valid. Request a new one.');
    const latest = await latestCode(db, email);
    expect((await setPassword(latest, 'quite another password')).statusCode).toBe(200);
    expect((await client.call('GET', '/session')).statusCode).toBe(401);
    expect((await sendStaffSignIn(app, email)).statusCode).toBe(422);
    expect((await sendStaffSignIn(app, email, 'quite another password')).statusCode).toBe(200);
  });

  it('lifts a rate limit caused by guesses and forgets earlier devices', async () => {
    const { id, code } = await invited();
    const deviceOf = ({ cookies }: LightMyRequestResponse) =>
      `device=${cookies.find(({ name }) => name === 'device')?.value}`;
    const earlier = deviceOf(await setPassword(code));
    const guess = async () => {
      await sendStaffSignIn(app, email, 'a guess', {}, '203.0.113.1');
      await db.updateTable('rate_limit').set({ hits: limits.loginAccount.attempts }).execute();
    };
    await guess();
    await owner.call('POST', `/members/${id}/invitation`);
    const device = deviceOf(await setPassword(await latestCode(db, email)));
    expect((await sendStaffSignIn(app, email)).statusCode).toBe(200);
    await guess();
    const knownAs = (cookie: string) =>
      sendStaffSignIn(app, email, STAFF_PASSWORD, { cookie }, '198.51.100.1');
    expect((await knownAs(earlier)).statusCode).toBe(429);
    expect((await knownAs(device)).statusCode).toBe(200);
  });

  it('rejects a password that is too short, and stays valid', async () => {
    const { code } = await invited();
    const answer = await setPassword(code, 'short');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      errors: { password: expect.stringMatching(/^Use at least 10 characters/) },
    });
    expect((await setPassword(code)).statusCode).toBe(200);
  });

  it("rejects a password made of the member's name, and stays valid", async () => {
    const { code } = await invited();
    expect((await setPassword(code, 'Ravi Iyer 2026')).json()).toMatchObject({
      errors: {
        password: expect.stringMatching(
          /^Don’t use your name, email or the shop’s name\. Try three or four random words\./,
        ),
      },
    });
    expect((await setPassword(code)).statusCode).toBe(200);
  });

  it('is stored as a hash', async () => {
    const { code } = await invited();
    const { rows } = await sql<{ all: string }>`
      SELECT string_agg(staff_invitation::text, '') AS all FROM staff_invitation`.execute(db);
    expect(rows[0]?.all).not.toContain(code);
  });

  it.each([
    ['999999', 404],
    ['nobody', 400],
  ])('is not created for member %s', async (id, status) => {
    expect((await owner.call('POST', `/members/${id}/invitation`)).statusCode).toBe(status);
  });
});

describe('changing a member', () => {
  it('logs only the changed values, and nothing without a change', async () => {
    const id = await insertStaff(app, email, 'packer');
    expect((await change(id, { role: 'manager', name: 'The packer' })).json()).toMatchObject({
      role: 'manager',
    });
    await change(id, { role: 'manager' });
    expect(await changesOf(id)).toEqual([
      expect.objectContaining({
        operation: 'changeMember',
        before: { role: 'packer' },
        after: { role: 'manager' },
      }),
    ]);
  });

  it("applies to the member's next request", async () => {
    const id = await insertStaff(app, email, 'packer');
    const client = await openStaffClient(app, email);
    expect((await client.call('GET', '/changes')).statusCode).toBe(403);
    await change(id, { role: 'manager' });
    expect((await client.call('GET', '/changes')).statusCode).toBe(200);
  });

  it.each([
    ['has lost the role', 403, { role: 'packer' }],
    ['may not sign in any more', 401, { is_active: false }],
  ])('rejects a pending request of a member who %s', async (_what, status, values) => {
    const id = await insertStaff(app, email, 'owner');
    const other = await openStaffClient(app, email);
    const body = new PassThrough();
    const invited = `invited-${serial}@example.com`;
    const pending = other.call('POST', '/members', {
      payload: body,
      headers: { 'content-type': 'application/json' },
    });
    body.write(`{ "name": "Ravi", "role": "owner", `);
    await pause(200);
    expect((await change(id, values)).statusCode).toBe(200);
    body.end(`"email": "${invited}" }`);
    expect((await pending).statusCode).toBe(status);
    const { members } = (await owner.call('GET', '/members')).json<StaffDto['MemberList']>();
    expect(members.map((member) => member.email)).not.toContain(invited);
  });

  it('ends sessions and link of a disabled member', async () => {
    const id = await insertStaff(app, email, 'packer');
    const client = await openStaffClient(app, email);
    await owner.call('POST', `/members/${id}/invitation`);
    const code = await latestCode(db, email);
    await change(id, { is_active: false });
    expect((await client.call('GET', '/session')).statusCode).toBe(401);
    expect((await sendStaffSignIn(app, email)).statusCode).toBe(422);
    expect((await setPassword(code)).statusCode).toBe(422);
    expect((await owner.call('POST', `/members/${id}/invitation`)).statusCode).toBe(409);
    await change(id, { is_active: true });
    expect((await client.call('GET', '/session')).statusCode).toBe(401);
    expect((await setPassword(code)).statusCode).toBe(422);
    expect((await sendStaffSignIn(app, email)).statusCode).toBe(200);
  });

  it.each([{ role: 'manager' }, { is_active: false }])(
    'keeps the last owner despite %j',
    async (values) => {
      await sql`UPDATE staff_member SET role = 'manager' WHERE id <> ${ownerId}`.execute(db);
      const answer = await change(ownerId, values);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        detail: 'Make someone else an owner first.',
      });
      expect(await listed(ownerId)).toMatchObject({ role: 'owner', is_active: true });
    },
  );

  it('keeps one owner when two demote each other concurrently', async () => {
    await sql`UPDATE staff_member SET role = 'manager' WHERE id <> ${ownerId}`.execute(db);
    const secondId = await insertStaff(app, email, 'owner');
    const second = await openStaffClient(app, email);
    for (let round = 0; round < 5; round += 1) {
      const statuses = await Promise.all([
        change(secondId, { role: 'manager' }),
        change(ownerId, { role: 'manager' }, second),
      ]).then((answers) => answers.map(({ statusCode }) => statusCode));
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const { rows } = await sql`
        SELECT FROM staff_member WHERE role = 'owner' AND is_active`.execute(db);
      expect(rows).toHaveLength(1);
      await sql`UPDATE staff_member SET role = 'owner' WHERE id IN (${ownerId}, ${secondId})`.execute(
        db,
      );
    }
  });

  it.each([
    ['999999', { role: 'packer' }, 404],
    ['1', {}, 400],
    ['1', { name: '' }, 422],
    ['1', { role: 'king' }, 400],
  ])('rejects for member %s %j', async (id, values, status) => {
    expect((await change(id, values)).statusCode).toBe(status);
  });
});

describe('the activity log', () => {
  it('is paginated, latest first', async () => {
    const id = await insertStaff(app, email, 'packer');
    for (const name of ['A', 'B', 'C']) await change(id, { name });
    const page = async (query: Record<string, string>) =>
      (
        await owner.call('GET', '/changes', {
          query: { subject: 'member', subject_id: id, limit: '2', ...query },
        })
      ).json<StaffDto['ChangeList']>();
    const first = await page({});
    expect(first.changes.map(({ after }) => after)).toEqual([{ name: 'C' }, { name: 'B' }]);
    expect(first.has_more).toBe(true);
    const rest = await page({ before: first.changes[1]?.id ?? '' });
    expect(rest.changes.map(({ after }) => after)).toEqual([{ name: 'A' }]);
    expect(rest.has_more).toBe(false);
    const all = (await owner.call('GET', '/changes', { query: { limit: '1' } })).json<
      StaffDto['ChangeList']
    >();
    expect(all).toEqual({ has_more: true, changes: [first.changes[0]] });
  });

  it("is filtered by author and by day in the shop's time zone", async () => {
    const memberId = await insertStaff(app, email, 'manager');
    const query = { member_id: memberId };
    const found = async (more: Record<string, string> = {}) =>
      (await owner.call('GET', '/changes', { query: { ...query, ...more } }))
        .json<StaffDto['ChangeList']>()
        .changes.map(({ subject_id: id }) => id);
    for (const [at, id] of [
      ['2026-03-01T18:29:59Z', 'first'],
      ['2026-03-01T18:30:00Z', 'second'],
    ]) {
      await sql`
        INSERT INTO staff_change (at, member_id, member_name, operation, subject, subject_id, before, after)
        VALUES (${at}, ${memberId}, 'Ravi', 'saveCoupon', 'coupon', ${id}, '{}', '{}')`.execute(db);
    }
    expect(await found()).toEqual(['second', 'first']);
    expect(await found({ day: '2026-03-01' })).toEqual(['first']);
    expect(await found({ day: '2026-03-02' })).toEqual(['second']);
    expect(await found({ day: '2026-03-02', subject: 'order' })).toEqual([]);
    const { authors } = (await owner.call('GET', '/changes/authors')).json<
      StaffDto['ChangeAuthorList']
    >();
    expect(authors).toContainEqual({ member_id: memberId, name: expect.any(String) });
    expect(authors.map(({ member_id: id }) => id)).toContain(ownerId);
  });

  it.each([
    ['changed', sql`UPDATE staff_change SET member_name = ''`],
    ['deleted', sql`DELETE FROM staff_change`],
    ['emptied', sql`TRUNCATE staff_change`],
  ])('cannot be %s', async (_what, statement) => {
    await expect(statement.execute(db)).rejects.toThrow('The record of changes is only added to.');
  });

  it('has no entry of a failed write', async () => {
    const count = async () => (await sql`SELECT FROM staff_change`.execute(db)).rows.length;
    const before = await count();
    await invite({ email: OWNER });
    await change('999999', { name: 'A' });
    expect(await count()).toBe(before);
  });

  it('contains no secrets', async () => {
    const { rows } = await sql<{ all: string }>`
      SELECT string_agg(staff_change::text, '') AS all FROM staff_change`.execute(db);
    expect(rows[0]?.all).not.toContain(STAFF_PASSWORD);
    expect(rows[0]?.all).not.toContain('scrypt');
  });
});
