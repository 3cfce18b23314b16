/**
 * The cookie that names a browser's session. On https its name has the prefix `__Host-`: browsers take such a cookie from
 * this very host alone, so that no neighbour of the domain, and nobody on plain http, can plant another session.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../http/isHttps.ts';
import { hashOf, newSecret } from './secret.ts';

const PLAIN = 'session';
const PREFIXED = '__Host-session';
const DAY_SECONDS = 24 * 60 * 60;

/** What a browser keeps and what is stored of it. */
export interface SessionCookie {
  secret: string;
  hash: Buffer;
}

/** A cookie as a request brings it. */
export interface SentCookie {
  secret: string;
  /** What may be stored of it. */
  hashes: readonly Buffer[];
}

const prefixedHashOf = (secret: string) => hashOf(`${PREFIXED}=${secret}`);

/** A new cookie. The prefix is part of what is stored: under the plain name the same secret names nothing. */
export function newSessionCookie(app: FastifyInstance): SessionCookie {
  const secret = newSecret(32);
  return { secret, hash: isHttps(app) ? prefixedHashOf(secret) : hashOf(secret) };
}

/**
 * The cookie of a request. Sessions that began under the plain name go on when a shop moves to https or to this version:
 * their browsers get the same secret under the prefixed name.
 */
export function sessionCookieOf({ cookies, server }: FastifyRequest): SentCookie | undefined {
  const prefixed = isHttps(server) ? cookies[PREFIXED] : undefined;
  if (prefixed) return { secret: prefixed, hashes: [prefixedHashOf(prefixed), hashOf(prefixed)] };
  const plain = cookies[PLAIN];
  return plain ? { secret: plain, hashes: [hashOf(plain)] } : undefined;
}

/** Sends the secret that names the session in this browser, for as long as a session may go on. */
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
