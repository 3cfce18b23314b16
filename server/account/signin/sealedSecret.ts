/** Encryption of authenticator secrets at rest: AES-256-GCM, bound to the owner. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Database } from '../../db/schema.ts';
import type { AccountOwner } from '../accountOwner.ts';
import { findSecrets, replaceSecret } from './secondFactorRepository.ts';

const CIPHER = 'aes-256-gcm';
/** First byte of a sealed secret. Unsealed secrets have exactly `SECRET_BYTES` bytes (authenticatorApp.ts). */
const VERSION = Buffer.from([1]);
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const OVERHEAD = VERSION.length + NONCE_BYTES + TAG_BYTES;

const ownerBytes = ({ kind, id }: AccountOwner) => Buffer.from(`${kind} ${id}`);

const isSealed = (stored: Buffer) => stored.length > OVERHEAD;

export function sealSecret(secret: Buffer, key: Buffer | undefined, owner: AccountOwner): Buffer {
  if (key === undefined) return secret;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(ownerBytes(owner));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([VERSION, nonce, sealed, cipher.getAuthTag()]);
}

/**
 * Reverses `sealSecret`; returns unsealed secrets unchanged.
 * @throws Error if the key is missing or wrong
 */
export function openSecret(stored: Buffer, key: Buffer | undefined, owner: AccountOwner): Buffer {
  if (!isSealed(stored)) return stored;
  if (key === undefined) throw new Error('SECRETS_KEY is missing.');
  const begin = VERSION.length + NONCE_BYTES;
  const decipher = createDecipheriv(CIPHER, key, stored.subarray(VERSION.length, begin))
    .setAAD(ownerBytes(owner))
    .setAuthTag(stored.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(stored.subarray(begin, -TAG_BYTES)), decipher.final()]);
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
