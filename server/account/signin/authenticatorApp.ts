import { Secret, TOTP } from 'otpauth';

/** Length of a secret in bytes, equal to a SHA-1 hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

const PERIOD_SECONDS = 30;

/** Accepts one code before and after the current one, for clocks that are off by half a minute. */
const DRIFT_STEPS = 1;

// Authenticator apps reliably support only these parameters.
const totpOf = (secret: Uint8Array, { issuer = '', label = '' } = {}) =>
  new TOTP({
    issuer,
    label,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });

export function newAppSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);
}

export function setupUri(secret: Uint8Array, issuer: string, email: string): string {
  return totpOf(secret, { issuer, label: email }).toString();
}

/**
 * Returns the 30-second step since 1970 that a code belongs to; undefined if it is not currently valid.
 * @param now in milliseconds
 */
export function stepOf(code: string, secret: Uint8Array, now: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, window: DRIFT_STEPS, timestamp: now });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}
