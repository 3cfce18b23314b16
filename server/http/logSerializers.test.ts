import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { logSerializers } from './logSerializers.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCustomer } from '../testing/insertCustomer.ts';

let db: Database;

beforeAll(async () => {
  db = await freshDatabase();
});

afterAll(() => db.destroy());

const logged = (error: unknown) => logSerializers.err(error as Error);

describe('an error in the log', () => {
  it('names the violated database constraint, but no values', async () => {
    await insertCustomer(db, 'meera@example.com');
    await insertCustomer(db, 'arjun@example.com');
    const clash = await sql`UPDATE customer SET email_key = 'meera@example.com'`
      .execute(db)
      .catch((error: unknown) => error);
    expect(logged(clash)).toMatchObject({ code: '23505', constraint: 'customer_email_key_key' });
    expect(JSON.stringify(logged(clash))).not.toContain('meera');
  });

  it('omits an invalid database value', async () => {
    const wrong = await sql`SELECT ${'meera'}::text::bigint`
      .execute(db)
      .catch((error: unknown) => error);
    expect(logged(wrong)).toMatchObject({ code: '22P02' });
    expect(JSON.stringify(logged(wrong))).not.toContain('meera');
  });

  it('has stack and cause, without email addresses', () => {
    const cause = new TypeError('550 meera@example.com is unknown');
    const told = logged(new Error('No mail to <meera@example.com>', { cause }));
    expect(told).toMatchObject({ type: 'Error', message: 'No mail to …' });
    expect(told.cause).toMatchObject({ type: 'TypeError', message: '550 … is unknown' });
    expect(told.stack).toContain('logSerializers.test');
    expect(JSON.stringify(told)).not.toContain('meera');
  });
});
