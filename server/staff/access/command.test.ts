import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { readCommand, sentenceOf } from './command.ts';

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

/** What is printed. */
async function run(...args: string[]): Promise<string> {
  try {
    return await db.transaction().execute((trx) => readCommand(args)(trx, 'https://shop.example'));
  } catch (error) {
    return sentenceOf(error);
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

describe('commands for the staff', () => {
  it('add members, make links that a running shop takes, and put all that on record', async () => {
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
      'Signing in by password takes no code.',
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
    [['add', 'Asha', 'ASHA@example.com', 'owner'], 'MAIL: Somebody has this address already.'],
    [
      ['add', ' ', 'nowhere', 'owner'],
      'NAME: Please fill this in.\nMAIL: Please enter an e-mail address such as name@example.com.',
    ],
    [
      ['add', 'Asha', 'a@example.com', 'king'],
      'ROLE must be one of owner, manager, packer, support, editor.',
    ],
    [['link', 'nobody@example.com'], 'There is no member with the address nobody@example.com.'],
    [['link', 'ravi@example.com'], 'This member may not sign in. Please allow that first.'],
    [['disable', 'asha@example.com'], 'The last owner stays: make somebody else an owner first.'],
  ])('say what is wrong with %j', async (args, sentence) => {
    expect(await run(...args)).toBe(sentence);
  });

  it.each([[[]], [['add', 'Asha']], [['add', 'A', 'B', 'owner', 'D']], [['list', 'all']]])(
    'are explained after %j',
    async (args) => {
      expect(await run(...args)).toMatch(/^Usage: npm run staff -- add NAME MAIL ROLE /);
    },
  );
});
