import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A new secret as hexadecimal digits. */
export function newSecret(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

/** Digits and letters that nobody takes for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Random digits and capital letters for people to read out, each of them 5 bits. */
export function randomCharacters(count: number): string {
  return Array.from({ length: count }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** What is stored of a secret: its SHA-256. Secrets are random, so no salt is needed. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Whether two secrets are the same; the time it takes tells nothing of them. Hashed first, so that both have one length. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other));
}
