import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import { sendMail } from '../mail/sendMail.ts';
import { endSessionsOf } from '../session/sessionRepository.ts';
import { AccountRejection } from './accountRejection.ts';
import {
  findCustomer,
  findCustomerByEmail,
  updatePassword,
  type Customer,
} from './customerRepository.ts';
import { makeCode, takeCode } from './mailCode.ts';
import { resendVerification } from './registrationService.ts';

/**
 * Mails a link to choose a new password. An address that is not confirmed yet gets the link that confirms it instead, an
 * unknown one nothing.
 */
export async function askForReset(
  trx: Database,
  emailKey: string,
  language: Language,
): Promise<void> {
  const customer = await findCustomerByEmail(trx, emailKey);
  if (customer === undefined) {
    await resendVerification(trx, emailKey, language);
    return;
  }
  const { id, email: to, firstname } = customer;
  const code = await makeCode(trx, 'reset', { emailKey, customerId: id });
  await sendMail(trx, { to, template: 'reset-password', language, data: { firstname, code } });
}

/** Tells a customer of a new password, by whomever it was chosen. */
export async function tellPasswordChanged(
  trx: Database,
  { email: to, firstname }: Customer,
  language: Language,
): Promise<void> {
  await sendMail(trx, { to, template: 'password-changed', language, data: { firstname } });
}

/**
 * Sets the password of the customer that the code was sent to, and signs out everywhere.
 * @param password as `hashPassword` writes it
 * @returns the customer's id
 * @throws AccountRejection when the code is unknown, used or expired
 */
export async function resetPassword(
  trx: Database,
  code: string,
  password: string,
  language: Language,
): Promise<string> {
  const { customerId } = await takeCode(trx, 'reset', code);
  if (customerId === null) throw new AccountRejection('codeUnknown');
  await updatePassword(trx, customerId, password);
  await endSessionsOf(trx, customerId);
  const customer = await findCustomer(trx, customerId);
  if (customer) await tellPasswordChanged(trx, customer, language);
  return customerId;
}
