import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../../http/errors.ts';
import { resetAttempts, enforceRateLimit } from '../../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../../rateLimit/networkOf.ts';
import { isSameSecret } from '../../session/secret.ts';
import { hasMembers } from '../access/memberRepository.ts';
import type { Permission } from '../staffDto.ts';
import type { ChangeAuthor } from '../changes/changeRepository.ts';
import { permittedMember } from '../access/staffSession.ts';
import { texts } from '../../texts.ts';

export const SUPPORT_COOKIE = 'support';

/** Returns the value of the support cookie, which proves the token without revealing it. */
export function supportCookie(token: string): string {
  return createHmac('sha256', token).update(SUPPORT_COOKIE).digest('hex');
}

export function isSupportToken(text: string, token: string): boolean {
  return isSameSecret(text, token);
}

function hasCookie(request: FastifyRequest, token: string): boolean {
  return isSameSecret(request.cookies[SUPPORT_COOKIE] ?? '', supportCookie(token));
}

function hasHeader({ headers }: FastifyRequest, token: string): boolean {
  return isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
}

export async function isSupportOpen({ db, settings }: FastifyInstance): Promise<boolean> {
  return settings.supportToken !== undefined || hasMembers(db);
}

const TOKEN_OWNER: ChangeAuthor = { name: 'SUPPORT_TOKEN' };

/**
 * Returns who makes a support request: the token's owner for a valid support cookie, else the permitted member.
 * Returns undefined without either.
 * @throws RequestError 403 if a member's POST lacks the CSRF token
 */
export async function supportOf(
  request: FastifyRequest,
  permission: Permission,
): Promise<ChangeAuthor | undefined> {
  const { supportToken: token } = request.server.settings;
  if (token !== undefined && hasCookie(request, token)) return TOKEN_OWNER;
  return permittedMember(request, permission);
}

/**
 * Requires the permission, or the support token by cookie or `Authorization: Bearer`. Invalid tokens are rate
 * limited by network.
 * @throws RequestError 404 if support access is impossible, 401 if denied
 * @throws RateLimitExceeded
 */
export async function demandSupport(
  request: FastifyRequest,
  permission: Permission,
): Promise<ChangeAuthor> {
  const { db, settings } = request.server;
  const { supportToken: token } = settings;
  const support = await supportOf(request, permission);
  if (support) return support;
  if (!(await isSupportOpen(request.server)))
    throw new RequestError(404, texts.request.unknownCall);
  if (token === undefined) throw new RequestError(401, texts.support.notSupport);
  await enforceRateLimit(db, { supportClient: networkOf(request) });
  if (!hasHeader(request, token)) throw new RequestError(401, texts.support.notSupport);
  await resetAttempts(db, 'supportClient', networkOf(request));
  return TOKEN_OWNER;
}
