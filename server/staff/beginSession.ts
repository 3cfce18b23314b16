import type { FastifyReply, FastifyRequest } from 'fastify';
import { rememberDevice } from '../account/knownDevice.ts';
import type { Database } from '../db/schema.ts';
import { deviceOf } from '../session/deviceOf.ts';
import { newSecret } from '../session/secret.ts';
import { recordChange } from './changeRepository.ts';
import { staffCookieHash } from './staffCookie.ts';
import { operationOf, findSession, type StaffMember } from './staffSession.ts';
import { endStaffSession, insertStaffSession, noteStaffUse } from './staffSessionRepository.ts';

/**
 * Begins a member's session in place of the browser's earlier one, puts it on record, and remembers the browser.
 * @returns the secret for the cookie, which is sent once the transaction is through
 */
export async function beginSession(
  trx: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  member: StaffMember,
): Promise<string> {
  const earlier = await findSession(request, trx);
  if (earlier) await endStaffSession(trx, earlier.id);
  const secret = newSecret(32);
  const sessionId = await insertStaffSession(
    trx,
    member.id,
    staffCookieHash(request.server, secret),
  );
  await rememberDevice(trx, request, reply, { kind: 'member', id: member.id });
  await noteStaffUse(trx, { id: member.id, sessionId });
  await recordChange(trx, member, operationOf(request), {
    subject: 'session',
    subjectId: sessionId,
    before: {},
    after: { ...deviceOf(request) },
  });
  return secret;
}
