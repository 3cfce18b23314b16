/**
 * Browsers that a customer or a member of the staff has signed in with, after OWASP's device cookies: attempts from all other browsers share one
 * limit for the account, whatever their addresses, and whoever uses it up does not lock the owner out.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { isHttps } from '../../http/isHttps.ts';
import { hashOf, newSecret } from '../../session/secret.ts';
import type { AccountKind, AccountOwner } from '../accountOwner.ts';
import { deleteDevices, hasDevice, storeDevice, type Guessed } from './knownDeviceRepository.ts';

/** The prefix keeps hosts without https from setting the cookie. */
const cookieOf = ({ server }: FastifyRequest) => (isHttps(server) ? '__Secure-device' : 'device');
const SECRET = /^[0-9a-f]{64}$/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

function secretOf(request: FastifyRequest): string | undefined {
  const { [cookieOf(request)]: secret } = request.cookies;
  return secret !== undefined && SECRET.test(secret) ? secret : undefined;
}

/** Whom guesses at an account count for in a limit that all browsers share. The counter's are counted apart. */
export const accountKey = (kind: AccountKind, emailKey: string): string =>
  kind === 'member' ? `staff ${emailKey}` : emailKey;

/** Whom guesses at an account count for: this browser where it is known to be used by its owner, else all others together. */
export async function accountGuesser(
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
 * Remembers the browser of who has proved to own the account.
 * @param isForPasswordOnly where a second factor is on and was not proved
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

/** Remembers the browser that the password was changed with, and no other: one of those may be a thief's. */
export async function rememberOnlyDevice(
  ...[trx, request, reply, owner, isForPasswordOnly]: Parameters<typeof rememberDevice>
): Promise<void> {
  await deleteDevices(trx, owner);
  await rememberDevice(trx, request, reply, owner, isForPasswordOnly);
}
