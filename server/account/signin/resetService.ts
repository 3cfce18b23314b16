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
 * Mails a link to choose a new password. An address that is not confirmed yet gets the link that confirms it instead, an
 * unknown one nothing.
 */
export async function askForReset(
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

/** What signs in besides the password, or is asked for besides it, and outlives a new one. */
interface WhatStays {
  passkeys: StoredPasskey[];
  /** Null where no second factor is on. */
  secondFactorSince: Date | null;
}

async function findWhatStays(trx: Database, id: string): Promise<WhatStays> {
  const factor = await findSecondFactor(trx, { kind: 'customer', id });
  return {
    passkeys: await findPasskeys(trx, { kind: 'customer', id }),
    secondFactorSince: factor?.confirmedAt ?? null,
  };
}

/** Tells a customer of a new password, by whomever it was chosen, and of what stays beside it. */
export async function tellPasswordChanged(
  trx: Database,
  { id, email: to, firstname }: Customer,
  language: Language,
): Promise<WhatStays> {
  const stays = await findWhatStays(trx, id);
  const data = {
    firstname,
    passkeys: stays.passkeys.map(({ name }) => name),
    hasSecondFactor: stays.secondFactorSince !== null,
  };
  await sendMail(trx, { to, template: 'password-changed', language, data });
  return stays;
}

/**
 * Sets the password of the customer that the code was sent to, and signs out everywhere.
 * @param password as `hashPassword` writes it
 * @throws AccountRejection when the code is unknown, used or expired
 */
export async function resetPassword(
  trx: Database,
  code: string,
  password: string,
  language: Language,
): Promise<WhatStays & { customer: Customer }> {
  const { customerId } = await takeCode(trx, 'reset', code);
  const customer = customerId === null ? undefined : await findCustomer(trx, customerId);
  if (customer === undefined) throw new AccountRejection('codeUnknown');
  await updatePassword(trx, customer.id, password);
  await endSessionsOf(trx, customer.id);
  return { customer, ...(await tellPasswordChanged(trx, customer, language)) };
}
