import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { currencyCookieOf } from '../currency/currencyCookie.ts';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../rateLimit/networkOf.ts';
import { hashOf, newSecret } from './secret.ts';
import { newSessionCookie, sessionCookieOf, setSessionCookie } from './sessionCookie.ts';
import { insertSession, insertTokenForCookie } from './sessionRepository.ts';

export function newSessionSecrets(app: FastifyInstance) {
  const { secret, hash } = newSessionCookie(app);
  const token = newSecret(16);
  return { secret, token, hashes: { cookie: hash, token: hashOf(token) } };
}

export async function openNewSession(reply: FastifyReply): Promise<string> {
  const { server, request } = reply;
  const { secret, token, hashes } = newSessionSecrets(server);
  await insertSession(server.db, hashes, currencyCookieOf(request));
  setSessionCookie(reply, secret);
  return token;
}

/**
 * Continues the session of the request's cookie, or opens a visitor session. Rate limited, because each call
 * inserts a row.
 * @returns a new API token of the session
 * @throws RateLimitExceeded 429
 */
export async function openSession(request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const { db, settings } = request.server;
  await enforceRateLimit(db, { tokenClient: networkOf(request) }, 429);
  const cookie = sessionCookieOf(request);
  const token = newSecret(16);
  if (
    !cookie ||
    !(await insertTokenForCookie(db, cookie.hashes, hashOf(token), settings.sessionLifetime))
  ) {
    return openNewSession(reply);
  }
  setSessionCookie(reply, cookie.secret);
  return token;
}
