import type { FastifyRequest } from 'fastify';
import { hashOf } from './secret.ts';
import { sessionOf, type Session } from './session.ts';
import { findSessionByToken } from './sessionRepository.ts';

async function sessionOfToken(request: FastifyRequest): Promise<Session | undefined> {
  const { api_token: token } = request.query as { api_token?: unknown };
  if (typeof token !== 'string' || token === '') return undefined;
  return findSessionByToken(request.server.db, hashOf(token));
}

/**
 * Puts the session of the request's `api_token` on the request, before its handler runs.
 * @param isDemanded whether a request without a valid token is rejected with 401
 */
export function authenticate(isDemanded: boolean) {
  return async (request: FastifyRequest): Promise<void> => {
    request.session = await sessionOfToken(request);
    if (isDemanded) sessionOf(request);
  };
}
