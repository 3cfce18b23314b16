/**
 * Device cookies after OWASP: guesses from all unknown browsers share one limit per account. An exhausted limit
 * does not lock out the owner's known browsers.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { isHttps } from '../../http/isHttps.ts';
import { hashOf, newSecret } from '../../session/secret.ts';
import type { AccountKind, AccountOwner } from '../accountOwner.ts';
import { deleteDevices, hasDevice, storeDevice, type Guessed } from './knownDeviceRepository.ts';

/** The `__Secure-` prefix stops hosts without https from setting the cookie. */
const cookieOf = ({ server }: FastifyRequest) => (isHttps(server) ? '__Secure-device' : 'device');
const SECRET = /^[0-9a-f]{64}$/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

function secretOf(request: FastifyRequest): string | undefined {
  const { [cookieOf(request)]: secret } = request.cookies;
  return secret !== undefined && SECRET.test(secret) ? secret : undefined;
}

export const accountKey = (kind: AccountKind, emailKey: string): string =>
  kind === 'member' ? `staff ${emailKey}` : emailKey;

/**
 * Returns the rate-limit key for guesses at an account's password or code. Each known browser has its own key; all
 * others share one.
 */
export async function guessLimitKey(
  db: Database,
  request: FastifyRequest,
  kind: AccountKind,
  emailKey: string,
  guessed: Guessed,
): Promise<string> {
  const account = accountKey(kind, emailKey);
  const secret = secretOf(request);
  if (secret === undefined) return account;
  const hash = hashOf(secret);
  const isKnown = await hasDevice(db, kind, emailKey, hash, guessed);
  return isKnown ? `${account} ${hash.toString('hex')}` : account;
}

/**
 * Stores the browser of an authenticated owner as known and sets its cookie.
 * @param isForPasswordOnly true if the request has not proved an active second factor
 */
export async function rememberDevice(
  trx: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  owner: AccountOwner,
  isForPasswordOnly = false,
): Promise<void> {
  const secret = secretOf(request) ?? newSecret(32);
  await storeDevice(trx, owner, hashOf(secret), isForPasswordOnly);
  void reply.setCookie(cookieOf(request), secret, {
    path: '/api',
    maxAge: YEAR_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(request.server),
  });
}

/** Forgets all browsers except the one that changed the password, because an attacker may use another. */
export async function rememberOnlyDevice(
  ...[trx, request, reply, owner, isForPasswordOnly]: Parameters<typeof rememberDevice>
): Promise<void> {
  await deleteDevices(trx, owner);
  await rememberDevice(trx, request, reply, owner, isForPasswordOnly);
}
