import type { FastifyRequest } from 'fastify';
import { RequestError } from './errors.ts';
import { texts } from '../texts.ts';

/**
 * Rejects what a page of another site makes a browser send: such a write would be the shopper's only in appearance, and the
 * cookie of its answer would take the place of the shopper's own. Every browser of today says where a request comes from.
 * @throws RequestError (403)
 */
export async function rejectCrossSite({ headers }: FastifyRequest): Promise<void> {
  if (headers['sec-fetch-site'] === 'cross-site')
    throw new RequestError(403, texts.request.crossSite);
}

/**
 * Also rejects requests from sibling hosts, for plain forms without a CSRF token.
 * @throws RequestError (403)
 */
export async function rejectOtherOrigins(request: FastifyRequest): Promise<void> {
  await rejectCrossSite(request);
  if (request.headers['sec-fetch-site'] === 'same-site')
    throw new RequestError(403, texts.request.crossSite);
}
