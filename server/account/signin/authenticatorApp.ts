import { Secret, TOTP } from 'otpauth';

/** Of the bytes of a secret: as many as SHA-1 gives, which RFC 4226 recommends. */
const SECRET_BYTES = 20;

const PERIOD_SECONDS = 30;

/** Codes before and after the present one that count, too: half a minute of a clock that is wrong. */
const DRIFT_STEPS = 1;

// Apps know no other kind for certain.
const totpOf = (secret: Uint8Array, { issuer = '', label = '' } = {}) =>
  new TOTP({
    issuer,
    label,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });

/** A new secret for an app. */
export function newAppSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);
}

/** Where an app is set up: an `otpauth:` URI with the secret, and what the account is called in the app. */
export function setupUri(secret: Uint8Array, issuer: string, email: string): string {
  return totpOf(secret, { issuer, label: email }).toString();
}

/**
 * The half minute since 1970 that a code belongs to; undefined for one that is of none about now.
 * @param now in milliseconds
 */
export function stepOf(code: string, secret: Uint8Array, now: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, window: DRIFT_STEPS, timestamp: now });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}
