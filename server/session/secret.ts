import { createHash, randomBytes } from 'node:crypto';

/** A new secret as hexadecimal digits. */
export function newSecret(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

/** What is stored of a secret: its SHA-256. Secrets are random, so no salt is needed. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
