import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import { sendMail } from '../mail/sendMail.ts';
import type { Session } from '../session/session.ts';
import type { Customer } from './customerRepository.ts';
import { takeChallenge } from './passkeyChallengeRepository.ts';
import { findPasskey, updatePasskeyUse } from './passkeyRepository.ts';
import { credentialIdOf, type RelyingParty } from './relyingParty.ts';

/** The id of the customer whose passkey has signed the session's challenge, which is used up by that; undefined for anything else. */
export async function findByPasskey(
  db: Database,
  party: RelyingParty,
  session: Session,
  credential: string,
): Promise<string | undefined> {
  const challenge = await takeChallenge(db, session.id, 'login');
  const passkey = await findPasskey(db, credentialIdOf(credential) ?? '');
  const counter =
    challenge && passkey ? await party.checkLogin(credential, challenge, passkey) : undefined;
  if (passkey === undefined || counter === undefined) return undefined;
  await updatePasskeyUse(db, passkey.id, counter);
  return passkey.customerId;
}

/** Tells a customer of a passkey that was added or removed, by whomever. */
export async function tellPasskeyChanged(
  trx: Database,
  template: 'passkey-added' | 'passkey-removed',
  { email: to, firstname }: Customer,
  passkey: string,
  language: Language,
): Promise<void> {
  await sendMail(trx, { to, template, language, data: { firstname, passkey } });
}
