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

/** What a passkey signed, and of what. */
export interface SignedChallenge {
  /** Undefined where there is none that is good. */
  challenge: string | undefined;
  /** The browser's answer. */
  credential: string;
}

/** The id of whoever's passkey has signed a challenge, which is used up already; undefined for anything else. */
export async function findByPasskey(
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

/** The passkeys that somebody has who wants one more. @throws AccountRejection where there is no room */
export async function findPasskeysBeside(
  db: Database,
  owner: AccountOwner,
): Promise<StoredPasskey[]> {
  const known = await findPasskeys(db, owner);
  if (known.length >= MOST_PASSKEYS) throw new AccountRejection('tooManyPasskeys');
  return known;
}

/** The name of a passkey as it was typed, or one of ours. @throws FormRejection */
export function passkeyName(typed: string | undefined, language: Language): string {
  const { name } = assertValid({ name: line(typed, fieldLimits.name, false) });
  return name || texts.account.unnamedPasskey[language];
}

/** Stores a passkey that a browser has made. @throws AccountRejection where it was none, or is somebody's already */
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
