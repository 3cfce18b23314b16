/**
 * Session cookie of the storefront. On https its name has the prefix `__Host-`. Browsers accept this prefix only
 * from the host itself over https, so other sites cannot plant a session.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../http/isHttps.ts';
import { hashOf, newSecret } from './secret.ts';

const PLAIN = 'session';
const PREFIXED = '__Host-session';
const DAY_SECONDS = 24 * 60 * 60;

export interface SessionCookie {
  secret: string;
  hash: Buffer;
}

export interface SentCookie {
  secret: string;
  hashes: readonly Buffer[];
}

const prefixedHashOf = (secret: string) => hashOf(`${PREFIXED}=${secret}`);

/**
 * Creates a session cookie. On https the stored hash includes the prefix, so the same secret under the plain name
 * is invalid.
 */
export function newSessionCookie(app: FastifyInstance): SessionCookie {
  const secret = newSecret(32);
  return { secret, hash: isHttps(app) ? prefixedHashOf(secret) : hashOf(secret) };
}

/**
 * Returns the session cookie of a request. Accepts the plain name too, so that sessions stay valid after a move to
 * https. A prefixed cookie also matches the plain hash, since it may carry the secret of an earlier plain cookie.
 */
export function sessionCookieOf({ cookies, server }: FastifyRequest): SentCookie | undefined {
  const prefixed = isHttps(server) ? cookies[PREFIXED] : undefined;
  if (prefixed) return { secret: prefixed, hashes: [prefixedHashOf(prefixed), hashOf(prefixed)] };
  const plain = cookies[PLAIN];
  return plain ? { secret: plain, hashes: [hashOf(plain)] } : undefined;
}

export function setSessionCookie(reply: FastifyReply, secret: string): void {
  const { settings } = reply.server;
  const secure = isHttps(reply.server);
  void reply.setCookie(secure ? PREFIXED : PLAIN, secret, {
    path: '/',
    maxAge: settings.sessionLifetime.maxDays * DAY_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
  if (secure && reply.request.cookies[PLAIN] !== undefined) {
    void reply.clearCookie(PLAIN, { path: '/' });
  }
}
