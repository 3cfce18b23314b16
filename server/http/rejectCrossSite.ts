import type { FastifyRequest } from 'fastify';
import { RequestError } from './errors.ts';
import { texts } from '../texts.ts';

/**
 * Rejects cross-site writes: they would act for the shopper, and their cookie would replace the shopper's. All
 * current browsers send Sec-Fetch-Site.
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
