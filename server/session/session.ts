import type { FastifyRequest } from 'fastify';
import { RequestError } from '../http/errors.ts';
import { texts } from '../texts.ts';

/** What an `api_token` names. */
export interface Session {
  id: string;
  cartId: string;
  currencyCode: string;
  /** Whose session it is; null for a visitor. */
  customerId: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the request's `api_token`; undefined where there is none that is valid. */
    session: Session | undefined;
  }
}

/**
 * The session of a request to an operation that demands one.
 * @throws RequestError (401) when there is none
 */
export function sessionOf(request: FastifyRequest): Session {
  if (request.session === undefined) throw new RequestError(401, texts.request.noSession);
  return request.session;
}
