import type { FastifyReply } from 'fastify';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Sends the secret that names the session in this browser, for a year from now. */
export function setSessionCookie(reply: FastifyReply, secret: string): void {
  void reply.setCookie('session', secret, {
    path: '/',
    maxAge: YEAR_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: 'auto',
  });
}
