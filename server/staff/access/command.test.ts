import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { readCommand, errorMessageOf } from './command.ts';

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await freshDatabase();
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

async function run(...args: string[]): Promise<string> {
  try {
    return await db.transaction().execute((trx) => readCommand(args)(trx, 'https://shop.example'));
  } catch (error) {
    return errorMessageOf(error);
  }
}

const codeIn = (printed: string) =>
  /^https:\/\/shop\.example\/staff\/password#code=([0-9a-f]{64})$/m.exec(printed)?.[1] ?? '';

const choosePassword = (printed: string) =>
  app.inject({
    method: 'POST',
    url: '/api/staff/password',
    payload: { code: codeIn(printed), password: 'a long password' },
  });

describe('staff commands', () => {
  it('add members, create valid links and write to the activity log', async () => {
    expect(await run('list')).toBe('There is no member yet.');
    const first = await run('add', 'Asha Rao', 'asha@example.com', 'owner');
    const second = await run('link', 'ASHA@example.com');
    expect((await choosePassword(first)).statusCode).toBe(422);
    expect((await choosePassword(second)).json()).toMatchObject({
      member: { name: 'Asha Rao', email: 'asha@example.com', role: 'owner' },
    });
    await run('add', 'Noor Khan', 'noor@example.com', 'support');
    await run('add', 'Ravi Iyer', 'ravi@example.com', 'packer');
    expect(await run('without-second-factor', 'ravi@example.com')).toBe(
      'Two-step verification is already off.',
    );
    expect(await run('disable', 'ravi@example.com')).toBe('Ravi Iyer can no longer sign in.');
    expect(await run('list')).toBe(
      'Asha Rao\tasha@example.com\towner\tmay sign in\n' +
        'Noor Khan\tnoor@example.com\tsupport\thas no password yet\n' +
        'Ravi Iyer\travi@example.com\tpacker\tdisabled',
    );
    const changes = await db
      .selectFrom('staff_change')
      .select(['operation', 'member_id'])
      .where('member_name', '=', 'npm run staff')
      .orderBy('id')
      .execute();
    expect(changes.map(({ operation }) => operation)).toEqual([
      'inviteMember',
      'inviteMemberAgain',
      'inviteMember',
      'inviteMember',
      'changeMember',
    ]);
    expect(changes.map((change) => change.member_id)).toEqual(Array(5).fill(null));
  });

  it.each([
    [['add', 'Asha', 'ASHA@example.com', 'owner'], 'MAIL: This email is already in use.'],
    [
      ['add', ' ', 'nowhere', 'owner'],
      'NAME: Required\nMAIL: Enter an email address, such as name@example.com',
    ],
    [
      ['add', 'Asha', 'a@example.com', 'king'],
      'ROLE must be one of owner, manager, packer, support, editor.',
    ],
    [['link', 'nobody@example.com'], 'There is no member with the address nobody@example.com.'],
    [['link', 'ravi@example.com'], 'This team member is deactivated. Restore their access first.'],
    [['disable', 'asha@example.com'], 'Make someone else an owner first.'],
  ])('explain the error of %j', async (args, sentence) => {
    expect(await run(...args)).toBe(sentence);
  });

  it.each([[[]], [['add', 'Asha']], [['add', 'A', 'B', 'owner', 'D']], [['list', 'all']]])(
    'print the usage for %j',
    async (args) => {
      expect(await run(...args)).toMatch(/^Usage: npm run staff -- add NAME MAIL ROLE /);
    },
  );
});
