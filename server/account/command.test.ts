import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCustomer } from '../testing/insertCustomer.ts';
import { insertCurrencies } from '../testing/insertProduct.ts';
import { mailTo } from '../testing/mailTo.ts';
import { readCommand } from './command.ts';
import { findSecondFactor } from './signin/secondFactorRepository.ts';

const email = 'Meera@example.com';
const verb = 'without-second-factor';
let db: Database;
let id: string;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  id = await insertCustomer(db, email);
});
afterAll(() => db.destroy());

const run = (...values: string[]) => db.transaction().execute(readCommand(values));

describe('npm run account', () => {
  it("switches off a customer's second factor and mails a notice", async () => {
    await db
      .insertInto('second_factor')
      .values({ customer_id: id, secret: Buffer.alloc(20), confirmed_at: new Date() })
      .execute();
    expect(await run(verb, 'meera@example.com')).toMatch(/signs in by password alone/);
    expect(await findSecondFactor(db, { kind: 'customer', id })).toBeUndefined();
    expect(await mailTo(db, email)).toMatchObject([{ template: 'second-factor-off' }]);
  });

  it('rejects invalid commands and customers', async () => {
    await expect(run(verb, email)).rejects.toThrow('Two-step verification is already off.');
    await expect(run(verb, 'nobody@example.com')).rejects.toThrow('There is no customer');
    for (const values of [[], [verb], ['off', email], [verb, email, 'more']]) {
      expect(() => readCommand(values)).toThrow(/^Usage/);
    }
  });
});
