import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../session/secret.ts';

export function sign(secret: string, signed: string | Buffer): string {
  return createHmac('sha256', secret).update(signed).digest('hex');
}

/** Compares a signature with every secret, in constant time. Empty secrets never match. */
export function isSignedBy(
  secrets: readonly string[],
  signed: string | Buffer,
  signature: string,
): boolean {
  return secrets.some((secret) => secret !== '' && isSameSecret(sign(secret, signed), signature));
}
