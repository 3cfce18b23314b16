import type { Database } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import { sendMail } from '../../mail/sendMail.ts';
import { endSessionsOf } from '../../session/sessionRepository.ts';
import { AccountRejection } from '../accountRejection.ts';
import {
  findCustomer,
  findCustomerByEmail,
  updatePassword,
  type Customer,
} from '../customerRepository.ts';
import { makeCode, takeCode } from '../mailCode.ts';
import { findPasskeys, type StoredPasskey } from './passkeyRepository.ts';
import { resendVerification } from '../registrationService.ts';
import { findSecondFactor } from './secondFactorRepository.ts';

/**
 * Emails a password reset link. A registered but unconfirmed address gets its confirmation link; an unknown address
 * gets no email.
 */
export async function requestPasswordReset(
  trx: Database,
  emailKey: string,
  sessionId: string,
  language: Language,
): Promise<void> {
  const customer = await findCustomerByEmail(trx, emailKey);
  if (customer === undefined) {
    await resendVerification(trx, emailKey, sessionId, language);
    return;
  }
  const { id, email: to, firstname } = customer;
  const code = await makeCode(trx, 'reset', { emailKey, customerId: id });
  await sendMail(trx, { to, template: 'reset-password', language, data: { firstname, code } });
}

interface RemainingSignInMethods {
  passkeys: StoredPasskey[];
  secondFactorSince: Date | null;
}

async function findRemainingSignInMethods(
  trx: Database,
  id: string,
): Promise<RemainingSignInMethods> {
  const factor = await findSecondFactor(trx, { kind: 'customer', id });
  return {
    passkeys: await findPasskeys(trx, { kind: 'customer', id }),
    secondFactorSince: factor?.confirmedAt ?? null,
  };
}

export async function emailPasswordChanged(
  trx: Database,
  { id, email: to, firstname }: Customer,
  language: Language,
): Promise<RemainingSignInMethods> {
  const stays = await findRemainingSignInMethods(trx, id);
  const data = {
    firstname,
    passkeys: stays.passkeys.map(({ name }) => name),
    hasSecondFactor: stays.secondFactorSince !== null,
  };
  await sendMail(trx, { to, template: 'password-changed', language, data });
  return stays;
}

/**
 * Sets a password by a mailed code, ends all sessions and notifies the customer.
 * @param password result of `hashPassword`
 * @throws AccountRejection if the code is unknown, used or expired
 */
export async function resetPassword(
  trx: Database,
  code: string,
  password: string,
  language: Language,
): Promise<RemainingSignInMethods & { customer: Customer }> {
  const { customerId } = await takeCode(trx, 'reset', code);
  const customer = customerId === null ? undefined : await findCustomer(trx, customerId);
  if (customer === undefined) throw new AccountRejection('codeUnknown');
  await updatePassword(trx, customer.id, password);
  await endSessionsOf(trx, customer.id);
  return { customer, ...(await emailPasswordChanged(trx, customer, language)) };
}
