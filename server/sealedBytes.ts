/** Encryption at rest with AES-256-GCM. The name of the owner is authenticated as additional data. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const VERSION = Buffer.from([1]);
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const SEAL_OVERHEAD = VERSION.length + NONCE_BYTES + TAG_BYTES;

/** @param about names the owner; the same text is needed to open the bytes */
export function sealBytes(plain: Buffer, key: Buffer, about: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([VERSION, nonce, sealed, cipher.getAuthTag()]);
}

/** @throws Error if the key or `about` is wrong, or the bytes were changed */
export function openBytes(sealed: Buffer, key: Buffer, about: string): Buffer {
  const begin = VERSION.length + NONCE_BYTES;
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(VERSION.length, begin))
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(begin, -TAG_BYTES)), decipher.final()]);
}
