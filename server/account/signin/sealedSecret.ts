/** Encryption of authenticator secrets at rest, bound to the account. */
import type { Database } from '../../db/schema.ts';
import { openBytes, SEAL_OVERHEAD, sealBytes } from '../../sealedBytes.ts';
import type { AccountOwner } from '../accountOwner.ts';
import { findSecrets, replaceSecret } from './secondFactorRepository.ts';

const nameOf = ({ kind, id }: AccountOwner) => `${kind} ${id}`;

/** Unsealed secrets have exactly `SECRET_BYTES` bytes (authenticatorApp.ts). */
const isSealed = (stored: Buffer) => stored.length > SEAL_OVERHEAD;

export function sealSecret(secret: Buffer, key: Buffer | undefined, owner: AccountOwner): Buffer {
  return key === undefined ? secret : sealBytes(secret, key, nameOf(owner));
}

/**
 * Reverses `sealSecret`; returns unsealed secrets unchanged.
 * @throws Error if the key is missing or wrong
 */
export function openSecret(stored: Buffer, key: Buffer | undefined, owner: AccountOwner): Buffer {
  if (!isSealed(stored)) return stored;
  if (key === undefined) throw new Error('SECRETS_KEY is missing.');
  return openBytes(stored, key, nameOf(owner));
}

export async function sealStoredSecrets(db: Database, key: Buffer): Promise<void> {
  for (const { owner, secret } of await findSecrets(db)) {
    if (isSealed(secret)) continue;
    await replaceSecret(db, { owner, secret }, sealSecret(secret, key, owner));
  }
}

export async function countSecrets(
  db: Database,
  key: Buffer | undefined,
): Promise<{ unreadable: number; unsealed: number }> {
  const counts = { unreadable: 0, unsealed: 0 };
  for (const { owner, secret } of await findSecrets(db)) {
    if (!isSealed(secret)) counts.unsealed += 1;
    try {
      openSecret(secret, key, owner);
    } catch {
      counts.unreadable += 1;
    }
  }
  return counts;
}
