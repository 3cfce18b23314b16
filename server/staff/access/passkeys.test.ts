import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { latestCode, mailTo } from '../../testing/mailTo.ts';
import {
  staffClientOf,
  insertStaff,
  openStaffClient,
  STAFF_PASSWORD,
  type StaffClient,
} from '../../testing/openStaffClient.ts';
import {
  virtualAuthenticator,
  type VirtualAuthenticator,
} from '../../testing/virtualAuthenticator.ts';
import type { StaffDto } from '../staffDto.ts';

const origin = 'https://shop.example';
const email = 'packer@example.com';
const REJECTED = 'This passkey couldn’t be used. Try again.';

let db: Database;
let app: FastifyInstance;
let client: StaffClient;
let device: VirtualAuthenticator;
let memberId: string;

beforeAll(async () => {
  db = await freshDatabase();
  app = await buildApp({ db, origin });
  memberId = await insertStaff(app, email, 'packer');
  await insertStaff(app, 'owner@example.com', 'owner');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  for (const table of ['rate_limit', 'staff_passkey', 'mail_outbox'] as const)
    await db.deleteFrom(table).execute();
  client = await openStaffClient(app, email);
  device = virtualAuthenticator(origin);
});

const send = (path: string, payload?: object) =>
  app.inject({ method: 'POST', url: `/api/staff${path}`, ...(payload && { payload }) });
const post = (path: string, payload: object, by = client) => by.call('POST', path, { payload });

const challengeOf = (answer: LightMyRequestResponse) =>
  String(answer.json<StaffDto['PasskeyOptions']>().options['challenge']);
const signed = async (by = device) =>
  by.signIn(challengeOf(await send('/session/passkey-options')));
const signIn = async () => send('/session/passkey', { credential: await signed() });

async function add(name = 'Phone') {
  const asked = await post('/passkeys/options', { password: STAFF_PASSWORD });
  return post('/passkeys', { credential: device.make(challengeOf(asked)), name });
}
const list = async (by = client) =>
  (await by.call('GET', '/passkeys')).json<StaffDto['PasskeyList']>().passkeys;
const detailOf = (answer: LightMyRequestResponse) => answer.json<StaffDto['Problem']>().detail;
const records = async () =>
  (
    await db
      .selectFrom('staff_change')
      .select(['operation', 'before', 'after'])
      .where('subject', '=', 'member')
      .where('subject_id', '=', memberId)
      .orderBy('id')
      .execute()
  ).slice(-2);

describe("a member's passkey", () => {
  it('is added, signs in and is removed, with log entries and emails', async () => {
    const added = await add();
    expect([added.statusCode, added.json()]).toEqual([
      201,
      expect.objectContaining({ name: 'Phone', last_used_at: '' }),
    ]);
    const answer = await signIn();
    expect(answer.json()).toMatchObject({ member: { id: memberId, email, role: 'packer' } });
    const here = staffClientOf(app, answer);
    const [passkey] = await list(here);
    expect(passkey?.last_used_at).toMatch(/^\d{4}-/);
    const path = `/passkeys/${passkey?.passkey_id}/removal`;
    expect((await post(path, { credential: await signed() }, here)).statusCode).toBe(204);
    expect(await list(here)).toEqual([]);
    expect(detailOf(await signIn())).toBe(REJECTED);
    expect(await records()).toEqual([
      { operation: 'registerStaffPasskey', before: {}, after: { passkey: 'Phone' } },
      { operation: 'removeStaffPasskey', before: { passkey: 'Phone' }, after: {} },
    ]);
    expect((await mailTo(db, email)).map(({ template }) => template)).toEqual([
      'staff-passkey-added',
      'staff-passkey-removed',
    ]);
  });

  it.each([{}, { password: 'something else' }, { credential: '{}' }])(
    'is neither added nor removed with only %j as proof',
    async (proof: object) => {
      await add();
      const [passkey] = await list();
      for (const path of ['/passkeys/options', `/passkeys/${passkey?.passkey_id}/removal`]) {
        expect((await post(path, proof)).statusCode).toBe(422);
      }
      expect(await list()).toHaveLength(1);
    },
  );

  it('is not accepted as proof for another member', async () => {
    await add();
    const owner = await openStaffClient(app, 'owner@example.com');
    const answer = await post('/passkeys/options', { credential: await signed() }, owner);
    expect(detailOf(answer)).toBe(REJECTED);
    const [passkey] = await list();
    const form = { password: STAFF_PASSWORD };
    const removal = await post(`/passkeys/${passkey?.passkey_id}/removal`, form, owner);
    expect(removal.statusCode).toBe(422);
    expect([await list(), await list(owner)]).toMatchObject([[{ name: 'Phone' }], []]);
  });

  it('signs a challenge once, within five minutes, and only for its purpose', async () => {
    await add();
    const credential = await signed();
    expect((await send('/session/passkey', { credential })).statusCode).toBe(200);
    expect(detailOf(await send('/session/passkey', { credential }))).toBe(REJECTED);
    const late = await signed();
    await db
      .updateTable('staff_passkey_challenge')
      .set({ expires_at: sql<Date>`now()` })
      .execute();
    expect(detailOf(await send('/session/passkey', { credential: late }))).toBe(REJECTED);
    const asked = challengeOf(await post('/passkeys/options', { password: STAFF_PASSWORD }));
    const other = await send('/session/passkey', { credential: device.signIn(asked) });
    expect(detailOf(other)).toBe(REJECTED);
  });

  it('is added only by the member who requested it', async () => {
    const owner = await openStaffClient(app, 'owner@example.com');
    const asked = await post('/passkeys/options', { password: STAFF_PASSWORD });
    const made = await post('/passkeys', { credential: device.make(challengeOf(asked)) }, owner);
    expect(detailOf(made)).toBe(REJECTED);
  });

  it('does not sign in a disabled member', async () => {
    await add();
    await db
      .updateTable('staff_member')
      .set({ is_active: false })
      .where('id', '=', memberId)
      .execute();
    try {
      expect(detailOf(await signIn())).toBe(REJECTED);
    } finally {
      await db.updateTable('staff_member').set({ is_active: true }).execute();
    }
  });

  it.each(['', '{}', 'null', '[]', '🍞', '{"id":1}', '{"id":"a","response":{}}'])(
    'rejects %j as a credential',
    async (credential) => {
      expect(detailOf(await send('/session/passkey', { credential }))).toBe(REJECTED);
      expect(detailOf(await post('/passkeys', { credential }))).toBe(REJECTED);
    },
  );

  it('allows ten proofs of identity per quarter of an hour', async () => {
    for (let attempts = 0; attempts < 10; attempts += 1) await post('/passkeys/options', {});
    expect((await post('/passkeys/options', { password: STAFF_PASSWORD })).statusCode).toBe(429);
  });
});

describe('an invitation link', () => {
  async function invite(to: string): Promise<string> {
    const owner = await openStaffClient(app, 'owner@example.com');
    await post('/members', { name: 'Ravi', email: to, role: 'packer' }, owner);
    return latestCode(db, to);
  }

  it('accepts a passkey instead of a password, once', async () => {
    const code = await invite('ravi@example.com');
    const asked = await send('/invitation/passkey-options', { code });
    const credential = device.make(challengeOf(asked));
    const answer = await send('/invitation/passkey', { code, credential });
    expect(answer.json()).toMatchObject({ member: { name: 'Ravi', role: 'packer' } });
    expect(await list(staffClientOf(app, answer))).toMatchObject([{ name: 'Passkey' }]);
    expect((await mailTo(db, 'ravi@example.com')).map(({ template }) => template)).toEqual([
      'staff-invitation',
      'staff-passkey-added',
    ]);
    expect((await signIn()).statusCode).toBe(200);
    const owner = await openStaffClient(app, 'owner@example.com');
    const { members } = (await owner.call('GET', '/members')).json<StaffDto['MemberList']>();
    expect(members.find(({ name }) => name === 'Ravi')).toMatchObject({ is_invited: false });
    for (const path of ['/invitation/passkey-options', '/invitation/passkey']) {
      const again = await send(path, { code, ...(path.endsWith('y') && { credential }) });
      expect(detailOf(again)).toMatch(/already been used/);
    }
  });

  it('stays valid after an invalid passkey', async () => {
    const code = await invite('meera@example.com');
    await send('/invitation/passkey-options', { code });
    const failed = await send('/invitation/passkey', { code, credential: device.make('AAAA') });
    expect(detailOf(failed)).toBe(REJECTED);
    const password = await send('/password', { code, password: 'another long password' });
    expect(password.statusCode).toBe(200);
    expect((await mailTo(db, 'meera@example.com')).at(-1)).toMatchObject({
      template: 'staff-password-changed',
      data: { name: 'Ravi' },
    });
  });
});
