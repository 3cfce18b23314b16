/** Session cookie of staff. On https it has the prefix `__Host-`, like the storefront's session cookie. */
import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../../http/isHttps.ts';
import { hashOf } from '../../session/secret.ts';

/** Maximum age of a session in days, regardless of use. */
export const MAX_DAYS = 7;

const DAY_SECONDS = 24 * 60 * 60;

const nameOf = (app: FastifyInstance) => (isHttps(app) ? '__Host-staff' : 'staff');

const optionsOf = (app: FastifyInstance) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps(app) }) as const;

/** Returns the stored hash of a cookie. It includes the name, so a plain cookie is invalid on https. */
export function staffCookieHash(app: FastifyInstance, secret: string): Buffer {
  return hashOf(`${nameOf(app)}=${secret}`);
}

export function staffSecretOf({ cookies, server }: FastifyRequest): string | undefined {
  return cookies[nameOf(server)];
}

export function setStaffCookie(reply: FastifyReply, secret: string): void {
  const { server } = reply;
  const maxAge = MAX_DAYS * DAY_SECONDS;
  void reply.setCookie(nameOf(server), secret, { ...optionsOf(server), maxAge });
}

export function clearStaffCookie(reply: FastifyReply): void {
  void reply.clearCookie(nameOf(reply.server), optionsOf(reply.server));
}

/** Derives the CSRF token from the cookie's secret, which scripts of other sites cannot read. */
export function csrfTokenOf(secret: string): string {
  return createHmac('sha256', secret).update('csrf').digest('hex');
}
