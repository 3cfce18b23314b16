/** The cookie that names a member's session; like the shoppers' one it has the prefix `__Host-` on https. */
import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../../http/isHttps.ts';
import { hashOf } from '../../session/secret.ts';

/** After how many days a session ends, however much it is used. */
export const MAX_DAYS = 7;

const DAY_SECONDS = 24 * 60 * 60;

const nameOf = (app: FastifyInstance) => (isHttps(app) ? '__Host-staff' : 'staff');

const optionsOf = (app: FastifyInstance) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps(app) }) as const;

/** What is stored of a cookie: its name is part of that, so that nothing planted under the plain name counts on https. */
export function staffCookieHash(app: FastifyInstance, secret: string): Buffer {
  return hashOf(`${nameOf(app)}=${secret}`);
}

/** The secret that a request brings. */
export function staffSecretOf({ cookies, server }: FastifyRequest): string | undefined {
  return cookies[nameOf(server)];
}

/** Sends the secret to the browser, for as long as a session may go on. */
export function setStaffCookie(reply: FastifyReply, secret: string): void {
  const { server } = reply;
  const maxAge = MAX_DAYS * DAY_SECONDS;
  void reply.setCookie(nameOf(server), secret, { ...optionsOf(server), maxAge });
}

/** Takes the secret from the browser. */
export function clearStaffCookie(reply: FastifyReply): void {
  void reply.clearCookie(nameOf(reply.server), optionsOf(reply.server));
}

/** The token that writes of a session carry besides its cookie: whoever cannot read the session cannot make it. */
export function csrfTokenOf(secret: string): string {
  return createHmac('sha256', secret).update('csrf').digest('hex');
}
