import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { RequestError } from '../errors.ts';
import { resetAttempts, enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../rateLimit/networkOf.ts';
import { hashOf } from '../session/secret.ts';
import { texts } from '../texts.ts';

/** Name of the cookie of a browser that support has signed in with. */
export const SUPPORT_COOKIE = 'support';

/** The cookie's value: it proves the token without telling it. */
export function supportCookie(token: string): string {
  return createHmac('sha256', token).update(SUPPORT_COOKIE).digest('hex');
}

// Hashed first, so that both sides have one length.
const isEqual = (one: string, other: string) => timingSafeEqual(hashOf(one), hashOf(other));

/** Whether a text is the token; the time it takes tells nothing of it. */
export function isSupportToken(text: string, token: string): boolean {
  return isEqual(text, token);
}

function hasCookie(request: FastifyRequest, token: string): boolean {
  return isEqual(request.cookies[SUPPORT_COOKIE] ?? '', supportCookie(token));
}

function hasHeader({ headers }: FastifyRequest, token: string): boolean {
  return isEqual(headers.authorization ?? '', `Bearer ${token}`);
}

/** Whether a request comes from a browser that support has signed in with; without a token none does. */
export function isSupport(request: FastifyRequest, token: string | undefined): boolean {
  return token !== undefined && hasCookie(request, token);
}

/**
 * Lets support staff pass, by cookie or `Authorization: Bearer`, and nobody else. Invalid tokens are limited by network
 * address; without a token there is no such call.
 * @throws RequestError 404 where no token is set, 401 for an invalid one, RateLimitExceeded
 */
export async function demandSupport(request: FastifyRequest): Promise<void> {
  const { db, settings } = request.server;
  const { supportToken: token } = settings;
  if (token === undefined) throw new RequestError(404, texts.request.unknownCall);
  if (isSupport(request, token)) return;
  await enforceRateLimit(db, { supportClient: networkOf(request) });
  if (!hasHeader(request, token)) throw new RequestError(401, texts.support.notSupport);
  await resetAttempts(db, 'supportClient', networkOf(request));
}
