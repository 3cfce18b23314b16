import type { FastifyRequest } from 'fastify';
import { RequestError } from './errors.ts';
import { texts } from '../texts.ts';

/**
 * Rejects cross-site writes. They would act on the visitor's behalf, and the response's cookie would replace the
 * visitor's. All current browsers send Sec-Fetch-Site.
 * @throws RequestError 403 if the request is cross-site
 */
export async function rejectCrossSite({ headers }: FastifyRequest): Promise<void> {
  if (headers['sec-fetch-site'] === 'cross-site')
    throw new RequestError(403, texts.request.crossSite);
}

/**
 * Rejects cross-site requests and requests from sibling hosts. Protects plain forms, which have no CSRF token.
 * @throws RequestError 403 if the request comes from another origin
 */
export async function rejectOtherOrigins(request: FastifyRequest): Promise<void> {
  await rejectCrossSite(request);
  if (request.headers['sec-fetch-site'] === 'same-site')
    throw new RequestError(403, texts.request.crossSite);
}
