import type { FastifyRequest } from 'fastify';
import { RequestError } from '../http/errors.ts';
import { texts } from '../texts.ts';

export interface Session {
  id: string;
  cartId: string;
  currencyCode: string;
  customerId: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined;
  }
}

/**
 * Returns the request's session.
 * @throws RequestError 401 without a session
 */
export function sessionOf(request: FastifyRequest): Session {
  if (request.session === undefined) throw new RequestError(401, texts.request.noSession);
  return request.session;
}
