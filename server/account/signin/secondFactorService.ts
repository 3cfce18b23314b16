import type { Dto } from '../../http/contractTypes.ts';
import { findShopName } from '../../content/contentRepository.ts';
import type { Database } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import { sendMail } from '../../mail/sendMail.ts';
import { hashOf, randomCharacters } from '../../session/secret.ts';
import { AccountRejection } from '../accountRejection.ts';
import { newAppSecret, setupUri, stepOf } from './authenticatorApp.ts';
import type { AccountOwner } from '../accountOwner.ts';
import { openSecret, sealSecret } from './sealedSecret.ts';
import {
  confirmSecret,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  storeRecoveryCodes,
  storeSecret,
  takeRecoveryCode,
  consumeTotpStep,
  type StoredSecondFactor,
} from './secondFactorRepository.ts';

const RECOVERY_CODES = 10;
/** Length of a recovery code. Its 80 random bits are too many to guess from its hash. */
const RECOVERY_CHARACTERS = 16;

const APP_CODE = /^\d{6}$/;

type SecretsKey = Buffer | undefined;

type Secrets = Required<Pick<Dto['SecondFactorSecrets'], 'recovery_codes'>> & { secret?: string };

export interface FactorOwner extends AccountOwner {
  email: string;
  name: string;
}

type Template = 'second-factor-on' | 'second-factor-off' | 'recovery-codes-renewed';

async function tell(
  trx: Database,
  template: Template,
  { kind, email: to, name }: FactorOwner,
  language: Language,
): Promise<void> {
  await sendMail(trx, { to, template, language, data: { kind, firstname: name } });
}

const normalizeCode = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

async function makeRecoveryCodes(trx: Database, owner: AccountOwner): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomCharacters(RECOVERY_CHARACTERS));
  await storeRecoveryCodes(trx, owner, codes.map(hashOf));
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'));
}

export async function startSecondFactor(
  trx: Database,
  key: SecretsKey,
  owner: FactorOwner,
): Promise<Secrets> {
  const secret = newAppSecret();
  const isStored = await storeSecret(trx, owner, sealSecret(secret, key, owner));
  if (!isStored) throw new AccountRejection('secondFactorIsOn');
  return {
    secret: setupUri(secret, await findShopName(trx), owner.email),
    recovery_codes: await makeRecoveryCodes(trx, owner),
  };
}

/**
 * Confirms the pending secret. Returns false for a wrong code.
 * @throws AccountRejection if no secret is pending or a second factor is already on
 */
export async function confirmSecondFactor(
  trx: Database,
  key: SecretsKey,
  owner: FactorOwner,
  code: string,
  language: Language,
): Promise<boolean> {
  const factor = await findSecondFactor(trx, owner);
  if (factor?.confirmedAt) throw new AccountRejection('secondFactorIsOn');
  if (factor === undefined) throw new AccountRejection('noSecondFactor');
  const secret = openSecret(factor.secret, key, owner);
  const step = stepOf(normalizeCode(code), secret, Date.now());
  if (step === undefined || !(await consumeTotpStep(trx, owner, step))) return false;
  if (!(await confirmSecret(trx, owner, factor.secret))) return false;
  await tell(trx, 'second-factor-on', owner, language);
  return true;
}

/**
 * Turns the second factor off.
 * @throws AccountRejection if no second factor is on
 */
export async function removeSecondFactor(
  trx: Database,
  owner: FactorOwner,
  language: Language,
): Promise<void> {
  const isRemoved = await deleteSecondFactor(trx, owner);
  if (!isRemoved) throw new AccountRejection('secondFactorIsOff');
  await tell(trx, 'second-factor-off', owner, language);
}

/**
 * Replaces all recovery codes.
 * @throws AccountRejection if no second factor is on
 */
export async function renewRecoveryCodes(
  trx: Database,
  owner: FactorOwner,
  language: Language,
): Promise<Secrets> {
  const factor = await findSecondFactor(trx, owner);
  if (!factor?.confirmedAt) throw new AccountRejection('secondFactorIsOff');
  const codes = await makeRecoveryCodes(trx, owner);
  await tell(trx, 'recovery-codes-renewed', owner, language);
  return { recovery_codes: codes };
}

async function useRecoveryCode(
  trx: Database,
  owner: FactorOwner,
  code: string,
  language: Language,
): Promise<boolean> {
  const isTaken = await takeRecoveryCode(trx, owner, hashOf(code));
  if (!isTaken) return false;
  const left = await countRecoveryCodes(trx, owner);
  const { kind, name, email: to } = owner;
  await sendMail(trx, {
    to,
    template: 'recovery-code-used',
    language,
    data: { kind, firstname: name, left },
  });
  return true;
}

export async function consumeSecondFactorCode(
  db: Database,
  key: SecretsKey,
  owner: FactorOwner,
  { secret }: StoredSecondFactor,
  typed: string,
  language: Language,
): Promise<boolean> {
  const code = normalizeCode(typed);
  if (!APP_CODE.test(code)) {
    return db.transaction().execute((trx) => useRecoveryCode(trx, owner, code, language));
  }
  const step = stepOf(code, openSecret(secret, key, owner), Date.now());
  return step !== undefined && consumeTotpStep(db, owner, step);
}
