import type { FastifyReply, FastifyRequest } from 'fastify';
import { rememberDevice } from '../../account/signin/knownDevice.ts';
import type { Database } from '../../db/schema.ts';
import { deviceOf } from '../../session/deviceOf.ts';
import { newSecret } from '../../session/secret.ts';
import { recordChange } from '../changes/changeRepository.ts';
import { RequestError } from '../../http/errors.ts';
import { texts } from '../../texts.ts';
import { csrfTokenOf, staffCookieHash } from './staffCookie.ts';
import {
  findSession,
  operationOf,
  toSession,
  type StaffMember,
  type StaffSession,
} from './staffSession.ts';
import {
  endStaffSession,
  findStaffSessionById,
  insertStaffSession,
  noteStaffUse,
} from './staffSessionRepository.ts';

export interface BegunSession {
  secret: string;
  session: StaffSession;
}

/**
 * Starts a member's session, ends the browser's earlier one, and remembers the device.
 * @param isProved true after a second factor
 */
export async function beginSession(
  trx: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  member: StaffMember,
  isProved: boolean,
): Promise<BegunSession> {
  const earlier = await findSession(request, trx);
  if (earlier) await endStaffSession(trx, earlier.id);
  const secret = newSecret(32);
  const device = deviceOf(request);
  const sessionId = await insertStaffSession(trx, {
    memberId: member.id,
    cookieHash: staffCookieHash(request.server, secret),
    isProved,
    ...device,
  });
  const found = await findStaffSessionById(trx, sessionId);
  if (found === undefined) throw new RequestError(401, texts.staff.signedOut);
  const session = toSession(found, csrfTokenOf(secret), request.server.settings);
  const { failedAttempts: failures } = session;
  const isForPasswordOnly = session.secondFactor === 'code';
  const owner = { kind: 'member', id: member.id } as const;
  await rememberDevice(trx, request, reply, owner, isForPasswordOnly);
  await noteStaffUse(trx, { id: member.id, sessionId });
  await recordChange(trx, member, operationOf(request), {
    subject: 'session',
    subjectId: sessionId,
    before: {},
    after: { ...device, ...(failures > 0 && { failed_attempts: failures }) },
  });
  return { secret, session };
}
