import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, newSecret } from './secret.ts';
import { setSessionCookie } from './sessionCookie.ts';
import { insertSession, insertTokenForCookie } from './sessionRepository.ts';

/** A new cookie and a new token, and what is stored of them. */
export function newSessionSecrets() {
  const secret = newSecret(32);
  const token = newSecret(16);
  return { secret, token, hashes: { cookie: hashOf(secret), token: hashOf(token) } };
}

/** Opens a visitor's session, whatever cookie the request has. @returns its token */
export async function openNewSession(reply: FastifyReply): Promise<string> {
  const { secret, token, hashes } = newSessionSecrets();
  await insertSession(reply.server.db, hashes.cookie, hashes.token);
  setSessionCookie(reply, secret);
  return token;
}

/** Goes on with the session of the request's cookie, or opens a visitor's. @returns one more token of it */
export async function openSession(request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const { session: secret } = request.cookies;
  const token = newSecret(16);
  if (!secret || !(await insertTokenForCookie(request.server.db, hashOf(secret), hashOf(token)))) {
    return openNewSession(reply);
  }
  setSessionCookie(reply, secret);
  return token;
}
