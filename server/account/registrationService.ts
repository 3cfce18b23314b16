import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import { sendMail } from '../mail/sendMail.ts';
import { AccountRejection } from './accountRejection.ts';
import { findCustomerByEmail, insertCustomer } from './customerRepository.ts';
import { makeCode, takeCode } from './mailCode.ts';
import {
  deleteRegistrations,
  findLatestRegistration,
  findRegistration,
  insertRegistration,
  type Registration,
  type StoredRegistration,
} from './registrationRepository.ts';

async function sendVerification(
  trx: Database,
  { id, email, emailKey, firstname }: StoredRegistration,
  language: Language,
): Promise<void> {
  const code = await makeCode(trx, 'verify', { emailKey, registrationId: id });
  await sendMail(trx, { to: email, template: 'verify-email', language, data: { firstname, code } });
}

/** Takes a registration and mails the link that completes it; the owner of a known address is told of the attempt instead. */
export async function registerCustomer(
  trx: Database,
  registration: Registration,
  language: Language,
): Promise<void> {
  const known = await findCustomerByEmail(trx, registration.emailKey);
  if (known === undefined) {
    const id = await insertRegistration(trx, registration);
    await sendVerification(trx, { ...registration, id }, language);
  } else {
    const { email: to, firstname } = known;
    await sendMail(trx, { to, template: 'known-address', language, data: { firstname } });
  }
}

/** Sends another link to complete the latest registration of an address. Does nothing where there is none. */
export async function resendVerification(
  trx: Database,
  emailKey: string,
  language: Language,
): Promise<void> {
  const registration = await findLatestRegistration(trx, emailKey);
  if (registration) await sendVerification(trx, registration, language);
}

/**
 * Completes the registration that the code was made for; others of the same address are void from then on.
 * @throws AccountRejection when the code is unknown, used or expired
 */
export async function completeRegistration(trx: Database, code: string): Promise<void> {
  const { registrationId, emailKey } = await takeCode(trx, 'verify', code);
  const registration =
    registrationId === null ? undefined : await findRegistration(trx, registrationId);
  if (registration === undefined) throw new AccountRejection('codeUnknown');
  const { id: _id, ...customer } = registration;
  if ((await insertCustomer(trx, customer)) === undefined) throw new AccountRejection('codeUsed');
  await deleteRegistrations(trx, emailKey);
}
