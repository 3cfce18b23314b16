import { createHmac, timingSafeEqual } from 'node:crypto';

/** Compares a hexadecimal HMAC-SHA256 with every secret, in constant time. Empty secrets never match. */
export function isSignedBy(
  secrets: readonly string[],
  signed: string | Buffer,
  signature: string,
): boolean {
  const given = Buffer.from(signature);
  return secrets.some((secret) => {
    if (secret === '') return false;
    const expected = Buffer.from(createHmac('sha256', secret).update(signed).digest('hex'));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}
