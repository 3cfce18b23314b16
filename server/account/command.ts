import type { Database } from '../db/schema.ts';
import { findCustomerByEmail } from './customerRepository.ts';
import { emailKey } from './fields.ts';
import { factorOwner } from './signin/factorOwner.ts';
import { removeSecondFactor } from './signin/secondFactorService.ts';

const USAGE = `Usage: npm run account -- without-second-factor MAIL   lets the password alone sign in again, and mails the customer`;

export type Command = (trx: Database) => Promise<string>;

export function readCommand([verb, email, ...rest]: readonly string[]): Command {
  if (verb !== 'without-second-factor' || email === undefined || rest.length > 0) {
    throw new Error(USAGE);
  }
  return async (trx) => {
    const customer = await findCustomerByEmail(trx, emailKey(email));
    if (customer === undefined) throw new Error(`There is no customer with the address ${email}.`);
    await removeSecondFactor(trx, factorOwner(customer), 'en');
    return `${customer.email} signs in by password alone now, and was told so by mail.`;
  };
}
