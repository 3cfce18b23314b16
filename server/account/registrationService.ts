import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import { withoutLinks } from '../mail/links.ts';
import { sendMail } from '../mail/sendMail.ts';
import { hashOf } from '../session/secret.ts';
import { AccountRejection, PasswordNeeded } from './accountRejection.ts';
import { findCustomerByEmail, insertCustomer } from './customerRepository.ts';
import { makeCode, takeCode } from './mailCode.ts';
import { findCode } from './mailCodeRepository.ts';
import { isPassword } from './signin/password.ts';
import {
  deleteRegistrations,
  findLatestRegistration,
  findRegistration,
  insertRegistration,
  type Registration,
} from './registrationRepository.ts';

async function sendVerification(
  trx: Database,
  { id, email, emailKey, firstname }: Registration & { id: string },
  language: Language,
): Promise<void> {
  const code = await makeCode(trx, 'verify', { emailKey, registrationId: id });
  await sendMail(trx, {
    to: email,
    template: 'verify-email',
    language,
    data: { firstname: withoutLinks(firstname), code },
  });
}

/**
 * Stores a registration and mails its confirmation link. If the email address has an account, notifies the
 * account's owner instead.
 */
export async function registerCustomer(
  trx: Database,
  registration: Registration,
  sessionId: string,
  language: Language,
): Promise<void> {
  const known = await findCustomerByEmail(trx, registration.emailKey);
  if (known === undefined) {
    const id = await insertRegistration(trx, registration, sessionId);
    await sendVerification(trx, { ...registration, id }, language);
  } else {
    const { email: to, firstname } = known;
    await sendMail(trx, {
      to,
      template: 'known-address',
      language,
      data: { firstname: withoutLinks(firstname) },
    });
  }
}

export async function resendVerification(
  trx: Database,
  emailKey: string,
  sessionId: string,
  language: Language,
): Promise<void> {
  const registration = await findLatestRegistration(trx, emailKey, sessionId);
  if (registration) await sendVerification(trx, registration, language);
}

/**
 * Requires the registration's password if another session confirms it. Otherwise, the owner of the email address
 * could confirm a stranger's registration.
 * @throws PasswordNeeded if the registration is from another session and the password is missing or wrong
 */
export async function assertOwnRegistration(
  db: Database,
  code: string,
  sessionId: string,
  password: string,
): Promise<void> {
  const registrationId = (await findCode(db, hashOf(code.trim()), 'verify'))?.registrationId;
  const registration = registrationId && (await findRegistration(db, registrationId));
  if (!registration || registration.sessionId === sessionId) return;
  if (password === '' || !(await isPassword(password, registration.password)))
    throw new PasswordNeeded(password === '');
}

/**
 * Completes the registration of a code; deletes all others of the email address.
 * @throws AccountRejection if the code is unknown, used or expired
 */
export async function completeRegistration(trx: Database, code: string): Promise<void> {
  const { registrationId, emailKey } = await takeCode(trx, 'verify', code);
  const registration =
    registrationId === null ? undefined : await findRegistration(trx, registrationId);
  if (registration === undefined) throw new AccountRejection('codeUnknown');
  const { id: _id, sessionId: _session, ...customer } = registration;
  if ((await insertCustomer(trx, customer)) === undefined) throw new AccountRejection('codeUsed');
  await deleteRegistrations(trx, emailKey);
}
