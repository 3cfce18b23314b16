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

/** Somebody who works at the counter. */
export interface StaffMember {
  id: string;
  name: string;
  email: string;
  role: Role;
}

/** What the cookie of a request names. */
export interface StaffSession {
  id: string;
  member: StaffMember;
  /** What writes carry in `X-CSRF-Token`. */
  csrfToken: string;
  secondFactor: SecondFactorState;
  /** Until when it may do what needs a recent sign-in. */
  recentUntil: Date;
  isRecent: boolean;
  /** Failed sign-ins between the last one and this. */
  failedAttempts: number;
}

/** 401 with a problem type of its own, so that the staff pages ask for the password and keep what was typed. */
export class SignInAgainNeeded extends RequestError {
  readonly type = 'sign-in-again';

  constructor() {
    super(401, texts.staff.signInAgain);
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the request's cookie; undefined where there is none that is good, or the operation demands none. */
    staffSession: StaffSession | undefined;
  }
}

/** The session that a request's cookie names, if it goes on; its use is noted. */
export async function findSession(
  request: FastifyRequest,
  db: Database,
): Promise<StaffSession | undefined> {
  const secret = staffSecretOf(request);
  if (!secret) return undefined;
  const found = await findStaffSession(db, staffCookieHash(request.server, secret));
  if (found === undefined) return undefined;
  // Not with each call: that would be a write for each read.
  if (found.isNoteDue) await noteStaffUse(db, found);
  return toSession(found, csrfTokenOf(secret), request.server.settings);
}

/** A found session with the state of its second factor. */
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

/** @throws RequestError (403) for a write that does not carry the token of its session */
function demandCsrfToken({ headers }: FastifyRequest, { csrfToken }: StaffSession): void {
  const { 'x-csrf-token': sent } = headers;
  if (typeof sent !== 'string' || !isSameSecret(sent, csrfToken))
    throw new RequestError(403, texts.staff.csrf);
}

/**
 * Lets those pass to an operation whom the contract allows it, before anything else of the request is looked at. An
 * onRequest hook.
 * @throws RequestError 401 for who is not signed in, 403 for who is not allowed it or does not send the CSRF token
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

/** The session of a request. @throws RequestError (401) where there is none */
export function staffSessionOf({ staffSession }: FastifyRequest): StaffSession {
  if (staffSession === undefined) throw new RequestError(401, texts.staff.signedOut);
  return staffSession;
}

/** Who sent a request. @throws RequestError (401) for who is not signed in */
export function memberOf(request: FastifyRequest): StaffMember {
  return staffSessionOf(request).member;
}

/** Demands a sign-in of the last minutes. @throws SignInAgainNeeded */
export function demandRecentSignIn(request: FastifyRequest): void {
  if (!staffSessionOf(request).isRecent) throw new SignInAgainNeeded();
}

/** @throws RequestError 401 for who is not signed in, 403 for who is not allowed it */
export function demandPermission(request: FastifyRequest, permission: Permission): void {
  if (!hasPermission(staffSessionOf(request), permission))
    throw new RequestError(403, texts.staff.notAllowed);
}

/**
 * The member whom a request of another part of the shop comes from; undefined without the permission.
 * @throws RequestError (403) for such a member's write without the token of the session
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

/** The operation that a request of the counter asks for. */
export function operationOf({ routeOptions }: FastifyRequest): string {
  const { operationId } = routeOptions.config;
  if (operationId === undefined) throw new Error('The request is none of the counter.');
  return operationId;
}
