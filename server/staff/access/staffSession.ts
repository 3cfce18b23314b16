import type { FastifyRequest } from 'fastify';
import type { Operation } from '../../http/contract.ts';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import { isSameSecret } from '../../session/secret.ts';
import { texts } from '../../texts.ts';
import { permissionOf } from './permission.ts';
import { hasPermission, mayCall, secondFactorOf, type SecondFactorState } from './sessionFactor.ts';
import type { ShopSettings } from '../../shopSettings.ts';
import { csrfTokenOf, staffCookieHash, staffSecretOf } from './staffCookie.ts';
import type { Permission, Role } from '../staffDto.ts';
import { findStaffSession, noteStaffUse, type FoundSession } from './staffSessionRepository.ts';

export interface StaffMember {
  id: string;
  name: string;
  email: string;
  role: Role;
}

export interface StaffSession {
  id: string;
  member: StaffMember;
  csrfToken: string;
  secondFactor: SecondFactorState;
  /** Time until which operations that need a recent sign-in are allowed. */
  recentUntil: Date;
  isRecent: boolean;
  /** Failed sign-ins between the previous sign-in and this one. */
  failedAttempts: number;
}

/** 401 with the problem type `sign-in-again`: staff pages ask for the password and keep unsaved input. */
export class SignInAgainNeeded extends RequestError {
  readonly type = 'sign-in-again';

  constructor() {
    super(401, texts.staff.signInAgain);
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Session of the request's cookie. Undefined if the session is invalid or the operation requires none. */
    staffSession: StaffSession | undefined;
  }
}

export async function findSession(
  request: FastifyRequest,
  db: Database,
): Promise<StaffSession | undefined> {
  const secret = staffSecretOf(request);
  if (!secret) return undefined;
  const found = await findStaffSession(db, staffCookieHash(request.server, secret));
  if (found === undefined) return undefined;
  if (found.isNoteDue) await noteStaffUse(db, found);
  return toSession(found, csrfTokenOf(secret), request.server.settings);
}

export function toSession(
  { sessionId, id, name, email, role, ...found }: FoundSession,
  csrfToken: string,
  settings: ShopSettings,
): StaffSession {
  const { recentUntil, isRecent, failedAttempts } = found;
  return {
    id: sessionId,
    member: { id, name, email, role },
    csrfToken,
    secondFactor: secondFactorOf({ role, ...found }, settings),
    recentUntil,
    isRecent,
    failedAttempts,
  };
}

function demandCsrfToken({ headers }: FastifyRequest, { csrfToken }: StaffSession): void {
  const { 'x-csrf-token': sent } = headers;
  if (typeof sent !== 'string' || !isSameSecret(sent, csrfToken))
    throw new RequestError(403, texts.staff.csrf);
}

/**
 * Returns an onRequest hook that checks session, permission and CSRF token before the body is parsed.
 * @throws RequestError 401 if signed out, 403 without the permission or the CSRF token
 */
export function demandMember({ id, demandsSession, isWrite }: Operation) {
  const permission = permissionOf(id);
  return async (request: FastifyRequest): Promise<void> => {
    if (!demandsSession) return;
    request.staffSession = await findSession(request, request.server.db);
    const session = staffSessionOf(request);
    if (!mayCall(session, id, permission)) throw new RequestError(403, texts.staff.notAllowed);
    if (isWrite) demandCsrfToken(request, session);
  };
}

export function staffSessionOf({ staffSession }: FastifyRequest): StaffSession {
  if (staffSession === undefined) throw new RequestError(401, texts.staff.signedOut);
  return staffSession;
}

export function memberOf(request: FastifyRequest): StaffMember {
  return staffSessionOf(request).member;
}

/**
 * Requires a sign-in within the last 15 minutes.
 * @throws SignInAgainNeeded
 */
export function demandRecentSignIn(request: FastifyRequest): void {
  if (!staffSessionOf(request).isRecent) throw new SignInAgainNeeded();
}

/** @throws RequestError 401 if signed out, 403 without the permission */
export function demandPermission(request: FastifyRequest, permission: Permission): void {
  if (!hasPermission(staffSessionOf(request), permission))
    throw new RequestError(403, texts.staff.notAllowed);
}

/**
 * Returns the signed-in member of a request outside the staff API; undefined if signed out or without the
 * permission.
 * @throws RequestError 403 if a POST lacks the CSRF token
 */
export async function permittedMember(
  request: FastifyRequest,
  permission: Permission,
): Promise<StaffMember | undefined> {
  const session = await findSession(request, request.server.db);
  if (session === undefined || !hasPermission(session, permission)) return undefined;
  if (request.method === 'POST') demandCsrfToken(request, session);
  return session.member;
}

export function operationOf({ routeOptions }: FastifyRequest): string {
  const { operationId } = routeOptions.config;
  if (operationId === undefined) throw new Error('The request has no staff operation.');
  return operationId;
}
