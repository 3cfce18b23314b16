import { fieldLimits } from '../../../contract/fieldLimits.gen.ts';
import type { Database } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import { texts } from '../../texts.ts';
import { AccountRejection } from '../accountRejection.ts';
import type { AccountKind, AccountOwner } from '../accountOwner.ts';
import { assertValid, line } from '../fields.ts';
import {
  findPasskey,
  findPasskeys,
  insertPasskey,
  updatePasskeyUse,
  type StoredPasskey,
} from './passkeyRepository.ts';
import { credentialIdOf, type MadePasskey, type RelyingParty } from './relyingParty.ts';

const MOST_PASSKEYS = 20;

export interface SignedChallenge {
  challenge: string | undefined;
  credential: string;
}

/**
 * Returns the id of the passkey's owner; undefined if the passkey is unknown or the signature invalid. The caller
 * must have consumed the challenge.
 */
export async function verifyPasskey(
  db: Database,
  party: RelyingParty,
  kind: AccountKind,
  { challenge, credential }: SignedChallenge,
): Promise<string | undefined> {
  const passkey = await findPasskey(db, kind, credentialIdOf(credential) ?? '');
  const counter =
    challenge && passkey ? await party.checkLogin(credential, challenge, passkey) : undefined;
  if (passkey === undefined || counter === undefined) return undefined;
  await updatePasskeyUse(db, kind, passkey.id, counter);
  return passkey.ownerId;
}

export async function findExistingPasskeys(
  db: Database,
  owner: AccountOwner,
): Promise<StoredPasskey[]> {
  const known = await findPasskeys(db, owner);
  if (known.length >= MOST_PASSKEYS) throw new AccountRejection('tooManyPasskeys');
  return known;
}

export function passkeyName(typed: string | undefined, language: Language): string {
  const { name } = assertValid({ name: line(typed, fieldLimits.name, false) });
  return name || texts.account.unnamedPasskey[language];
}

/**
 * Stores a passkey that a browser has created.
 * @throws AccountRejection if the passkey is invalid or already registered
 */
export async function storePasskey(
  trx: Database,
  owner: AccountOwner,
  made: MadePasskey | undefined,
  name: string,
): Promise<StoredPasskey> {
  const stored =
    made &&
    (await insertPasskey(trx, owner, {
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: made.transports ?? [],
      name,
    }));
  if (!stored) throw new AccountRejection('passkeyRejected');
  return stored;
}
