import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { RequestError } from '../http/errors.ts';
import { answerOnce } from '../idempotency/answerOnce.ts';
import type { Writer } from '../idempotency/idempotencyRepository.ts';
import { languageOf } from '../language.ts';
import { texts } from '../texts.ts';
import { recordChange, type StaffChange } from './changes/changeRepository.ts';
import { PROBLEM_TYPE, problemOf } from './problem.ts';
import { permissionOf } from './access/permission.ts';
import { mayCall } from './access/sessionFactor.ts';
import {
  operationOf,
  staffSessionOf,
  toSession,
  type StaffMember,
  type StaffSession,
} from './access/staffSession.ts';
import { findStaffSessionById } from './access/staffSessionRepository.ts';

export interface StaffWrite<Body extends object | undefined> {
  body: Body;
  status?: number;
  change?: StaffChange | readonly StaffChange[] | undefined;
}

/**
 * Returns the writer for idempotency keys. Its shared lock lets writes of one member run in parallel. Changes of
 * members take stronger locks.
 */
const writerOf = ({ id, member }: StaffSession): Writer => ({
  kind: 'member',
  id: member.id,
  hold: sql`
    SELECT staff_member.id FROM staff_member JOIN staff_session ON member_id = staff_member.id
    WHERE staff_session.id = ${id} AND is_active FOR KEY SHARE`,
});

/**
 * Rechecks session, role and second factor inside the transaction, as they may end during a slow request.
 * @throws RequestError 401 if the session has ended, 403 if the member may no longer call the operation
 */
async function memberNow(
  trx: Database,
  request: FastifyRequest,
  { id, csrfToken }: StaffSession,
): Promise<StaffMember> {
  const found = await findStaffSessionById(trx, id);
  if (found === undefined) throw new RequestError(401, texts.staff.signedOut);
  const session = toSession(found, csrfToken, request.server.settings);
  const operation = operationOf(request);
  if (!mayCall(session, operation, permissionOf(operation)))
    throw new RequestError(403, texts.staff.notAllowed);
  return session.member;
}

/**
 * Runs a member's write in one transaction, logs its changes and returns its response. With an `Idempotency-Key`, a
 * repeat within 24 hours gets the first response. A RequestError is not stored.
 * @throws RequestError 401 if signed out meanwhile, 403 if no longer permitted
 * @throws RequestError 400 for a malformed key, 422 for a key reused with another payload
 */
export async function writeAsStaff<Body extends object | undefined>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (trx: Database, member: StaffMember) => Promise<StaffWrite<Body>>,
): Promise<Body> {
  const session = staffSessionOf(request);
  const operation = operationOf(request);
  const answer = await answerOnce(request, {
    writer: writerOf(session),
    payload: [request.method, request.url, request.body],
    work: async (trx) => {
      const member = await memberNow(trx, request, session);
      const { body, status = 200, change = [] } = await work(trx, member);
      for (const one of [change].flat()) await recordChange(trx, member, operation, one);
      return { status, body: body ?? {} };
    },
    reject: (error) => {
      const problem = problemOf(error, languageOf(request));
      return { status: problem.status, body: problem };
    },
  });
  const { status, body } = answer;
  void reply.code(status);
  if (status >= 400) void reply.type(PROBLEM_TYPE);
  return (status === 204 ? undefined : body) as Body;
}
