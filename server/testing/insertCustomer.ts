import { insertCustomer as insert } from '../account/customerRepository.ts';
import { hashPassword } from '../account/signin/password.ts';
import type { Database } from '../db/schema.ts';

export const PASSWORD = 'correct horse battery';

// Hash once per test file, as hashing is slow by design.
const stored = hashPassword(PASSWORD);

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
