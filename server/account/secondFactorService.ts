import type { Dto } from '../contractTypes.ts';
import { findShopName } from '../content/contentRepository.ts';
import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import { sendMail } from '../mail/sendMail.ts';
import { hashOf, randomCharacters } from '../session/secret.ts';
import { AccountRejection } from './accountRejection.ts';
import { newAppSecret, setupUri, stepOf } from './authenticatorApp.ts';
import type { Customer } from './customerRepository.ts';
import {
  confirmSecret,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  storeRecoveryCodes,
  storeSecret,
  takeRecoveryCode,
  takeStep,
  type StoredSecondFactor,
} from './secondFactorRepository.ts';

const RECOVERY_CODES = 10;
/** 80 bits: nobody finds one by its hash. */
const RECOVERY_CHARACTERS = 16;

const APP_CODE = /^\d{6}$/;

/** What a customer is told once. */
type Secrets = Required<Pick<Dto['SecondFactorSecrets'], 'recovery_codes'>> & { secret?: string };

type Template = 'second-factor-on' | 'second-factor-off' | 'recovery-codes-renewed';

/** Tells a customer of a change of the second factor, by whomever. */
async function tell(
  trx: Database,
  template: Template,
  { email: to, firstname }: Customer,
  language: Language,
): Promise<void> {
  await sendMail(trx, { to, template, language, data: { firstname } });
}

/** A code as it is compared: people copy it with spaces and hyphens, and in small letters. */
const compared = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

async function makeRecoveryCodes(trx: Database, customerId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomCharacters(RECOVERY_CHARACTERS));
  await storeRecoveryCodes(trx, customerId, codes.map(hashOf));
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'));
}

/**
 * Makes a secret that waits for its first code, in place of an earlier one that does, with its recovery codes.
 * @throws AccountRejection where one is switched on
 */
export async function startSecondFactor(trx: Database, { id, email }: Customer): Promise<Secrets> {
  const secret = newAppSecret();
  if (!(await storeSecret(trx, id, secret))) throw new AccountRejection('secondFactorIsOn');
  return {
    secret: setupUri(secret, await findShopName(trx), email),
    recovery_codes: await makeRecoveryCodes(trx, id),
  };
}

/**
 * Switches the waiting secret on. False where it is not the secret's code.
 * @throws AccountRejection where none waits
 */
export async function confirmSecondFactor(
  trx: Database,
  customer: Customer,
  code: string,
  language: Language,
): Promise<boolean> {
  const factor = await findSecondFactor(trx, customer.id);
  if (factor?.confirmedAt) throw new AccountRejection('secondFactorIsOn');
  if (factor === undefined) throw new AccountRejection('noSecondFactor');
  const step = stepOf(compared(code), factor.secret, Date.now());
  if (step === undefined || !(await takeStep(trx, customer.id, step))) return false;
  if (!(await confirmSecret(trx, customer.id, factor.secret))) return false;
  await tell(trx, 'second-factor-on', customer, language);
  return true;
}

/** Switches the second factor off. @throws AccountRejection where none is on */
export async function removeSecondFactor(
  trx: Database,
  customer: Customer,
  language: Language,
): Promise<void> {
  const isRemoved = await deleteSecondFactor(trx, customer.id);
  if (!isRemoved) throw new AccountRejection('secondFactorIsOff');
  await tell(trx, 'second-factor-off', customer, language);
}

/** Makes recovery codes in place of the earlier ones. @throws AccountRejection where no second factor is on */
export async function renewRecoveryCodes(
  trx: Database,
  customer: Customer,
  language: Language,
): Promise<Secrets> {
  const factor = await findSecondFactor(trx, customer.id);
  if (!factor?.confirmedAt) throw new AccountRejection('secondFactorIsOff');
  const codes = await makeRecoveryCodes(trx, customer.id);
  await tell(trx, 'recovery-codes-renewed', customer, language);
  return { recovery_codes: codes };
}

async function useRecoveryCode(
  trx: Database,
  { id, email: to, firstname }: Customer,
  code: string,
  language: Language,
): Promise<boolean> {
  const isTaken = await takeRecoveryCode(trx, id, hashOf(code));
  if (!isTaken) return false;
  const left = await countRecoveryCodes(trx, id);
  await sendMail(trx, {
    to,
    template: 'recovery-code-used',
    language,
    data: { firstname, left },
  });
  return true;
}

/** Whether a code is one of the customer's app or a recovery code; it is used up by that. */
export async function takeCodeOf(
  db: Database,
  customer: Customer,
  { secret }: StoredSecondFactor,
  typed: string,
  language: Language,
): Promise<boolean> {
  const code = compared(typed);
  if (!APP_CODE.test(code)) {
    return db.transaction().execute((trx) => useRecoveryCode(trx, customer, code, language));
  }
  const step = stepOf(code, secret, Date.now());
  return step !== undefined && takeStep(db, customer.id, step);
}
