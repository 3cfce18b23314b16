import { insertCustomer as insert } from '../account/customerRepository.ts';
import { hashPassword } from '../account/signin/password.ts';
import type { Database } from '../db/schema.ts';

/** The password of every customer that tests make. */
export const PASSWORD = 'correct horse battery';

// Hashed once for a test file: that is made to be slow.
const stored = hashPassword(PASSWORD);

/** A customer of a test: Meera Sen with the address given, and PASSWORD. @returns the id */
export async function insertCustomer(db: Database, email: string): Promise<string> {
  const id = await insert(db, {
    email,
    emailKey: email.toLowerCase(),
    firstname: 'Meera',
    lastname: 'Sen',
    telephone: '+919845012345',
    countryId: '',
    zoneId: '',
    password: await stored,
  });
  if (id === undefined) throw new Error('A test makes each customer once.');
  return id;
}
