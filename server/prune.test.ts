import { sql } from 'kysely';
import { makeCode } from './account/mailCode.ts';
import { insertRegistration } from './account/registrationRepository.ts';
import type { Database } from './db/schema.ts';
import { prune } from './prune.ts';
import { hashOf } from './session/secret.ts';
import { endSession, findSessionByCookie, insertSession } from './session/sessionRepository.ts';
import { freshDatabase } from './testing/freshDatabase.ts';
import { insertCurrencies } from './testing/insertProduct.ts';

let db: Database;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
}, 60_000);

afterAll(() => db.destroy());

const days = (count: number) => sql<Date>`now() - make_interval(days => ${count})`;

describe('prune', () => {
  it('deletes sessions a day after their end, and no other', async () => {
    for (const name of ['goes on', 'just ended', 'long ended']) {
      const hash = hashOf(name);
      await insertSession(db, hash, hashOf(`token: ${name}`));
      const session = await findSessionByCookie(db, hash);
      if (session && name !== 'goes on') await endSession(db, session.id);
    }
    await db
      .updateTable('session')
      .set({ ended_at: days(2) })
      .where('cookie_hash', '=', hashOf('long ended'))
      .execute();
    await prune(db);
    const rows = await db.selectFrom('session').select('cookie_hash').orderBy('id').execute();
    expect(rows.map((row) => row.cookie_hash)).toEqual([hashOf('goes on'), hashOf('just ended')]);
  });

  it('deletes registrations that nobody confirmed and codes of long ago', async () => {
    const person = { firstname: 'Meera', lastname: 'Sen', telephone: '', password: '' };
    const place = { countryId: '', zoneId: '' };
    for (const emailKey of ['old@example.com', 'new@example.com']) {
      const id = await insertRegistration(db, { ...person, ...place, email: emailKey, emailKey });
      await makeCode(db, 'verify', { emailKey, registrationId: id });
    }
    const old = ['email_key', '=', 'old@example.com'] as const;
    await db
      .updateTable('registration')
      .set({ created_at: days(31) })
      .where(...old)
      .execute();
    await db
      .updateTable('mail_code')
      .set({ expires_at: days(31) })
      .where(...old)
      .execute();
    await prune(db);
    for (const table of ['registration', 'mail_code'] as const) {
      const rows = await db.selectFrom(table).select('email_key').execute();
      expect(rows).toEqual([{ email_key: 'new@example.com' }]);
    }
  });
});
