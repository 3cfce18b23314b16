/**
 * Browsers that a customer has signed in with, after OWASP's device cookies: attempts from all other browsers share one
 * limit for the account, whatever their addresses, and whoever uses it up does not lock the owner out.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/schema.ts';
import { isHttps } from '../isHttps.ts';
import { hashOf, newSecret } from '../session/secret.ts';
import { deleteDevices, hasDevice, storeDevice } from './knownDeviceRepository.ts';

const COOKIE = 'device';
const SECRET = /^[0-9a-f]{64}$/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

function secretOf(request: FastifyRequest): string | undefined {
  const { [COOKIE]: secret } = request.cookies;
  return secret !== undefined && SECRET.test(secret) ? secret : undefined;
}

/** Whom attempts on an account count for: this browser where the customer is known to use it, else all others together. */
export async function accountGuesser(request: FastifyRequest, emailKey: string): Promise<string> {
  const secret = secretOf(request);
  if (secret === undefined) return emailKey;
  const hash = hashOf(secret);
  const isKnown = await hasDevice(request.server.db, emailKey, hash);
  return isKnown ? `${emailKey} ${hash.toString('hex')}` : emailKey;
}

/** Remembers the browser of a customer who has proved to be one. */
export async function rememberDevice(
  trx: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  customerId: string,
): Promise<void> {
  const secret = secretOf(request) ?? newSecret(32);
  await storeDevice(trx, customerId, hashOf(secret));
  void reply.setCookie(COOKIE, secret, {
    path: '/api',
    maxAge: YEAR_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(request.server),
  });
}

/** Remembers the browser that the password was changed with, and no other: one of those may be a thief's. */
export async function rememberOnlyDevice(
  trx: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  customerId: string,
): Promise<void> {
  await deleteDevices(trx, customerId);
  await rememberDevice(trx, request, reply, customerId);
}
