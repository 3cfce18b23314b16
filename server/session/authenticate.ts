import type { FastifyRequest } from 'fastify';
import { hashOf } from './secret.ts';
import { sessionOf, type Session } from './session.ts';
import { findSessionByToken, noteUse } from './sessionRepository.ts';

async function sessionOfToken(request: FastifyRequest): Promise<Session | undefined> {
  const { api_token: token } = request.query as { api_token?: unknown };
  if (typeof token !== 'string' || token === '') return undefined;
  const { db, settings } = request.server;
  const found = await findSessionByToken(db, hashOf(token), settings.sessionLifetime);
  // Update `used_at` only every few minutes: otherwise each read would cause a write.
  if (found?.isNoteDue) await noteUse(db, found.id);
  return found;
}

/**
 * Returns a hook that sets the request's session by its `api_token` before the handler runs.
 * @param isDemanded true to reject requests without a valid token with 401
 */
export function authenticate(isDemanded: boolean) {
  return async (request: FastifyRequest): Promise<void> => {
    request.session = await sessionOfToken(request);
    if (isDemanded) sessionOf(request);
  };
}
