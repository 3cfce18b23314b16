import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

export function newSecret(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

/** Digits and letters that are not easily confused. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns random digits and capital letters, easy to read out, with 5 bits each. */
export function randomCharacters(count: number): string {
  return Array.from({ length: count }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** Returns the SHA-256 hash under which a secret is stored. Secrets are random, so no salt is needed. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Compares two secrets in constant time. Hashing them first makes their lengths equal. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other));
}
