import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { answerOnce } from '../idempotency/answerOnce.ts';
import type { Writer } from '../idempotency/idempotencyRepository.ts';
import { languageOf } from '../language.ts';
import { recordChange, type StaffChange } from './changeRepository.ts';
import { PROBLEM_TYPE, problemOf } from './problem.ts';
import { operationOf, memberOf, type StaffMember } from './staffSession.ts';

/** What a write of a member comes to. */
export interface StaffWrite<Body extends object | undefined> {
  body: Body;
  /** 200 without it. */
  status?: number;
  /** What is put on record, of one thing or of each of many; without it nothing has changed. */
  change?: StaffChange | readonly StaffChange[] | undefined;
}

/** Shared, since writes of one member need take no turns, and those that change members lock them in an order of their own. */
const writerOf = ({ id }: StaffMember): Writer => ({
  kind: 'member',
  id,
  hold: sql`SELECT id FROM staff_member WHERE id = ${id} AND is_active FOR KEY SHARE`,
});

/**
 * Runs a member's write in one transaction, puts what it changed on record in it, and answers what it returns. With an
 * `Idempotency-Key` it is run once in 24 hours, and its first answer is repeated; a RequestError is no answer to repeat.
 * @throws RequestError 401 for who is not signed in, 400 for a malformed key, 422 for a key that came with another payload
 */
export async function writeAsStaff<Body extends object | undefined>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (trx: Database, member: StaffMember) => Promise<StaffWrite<Body>>,
): Promise<Body> {
  const member = memberOf(request);
  const answer = await answerOnce(request, {
    writer: writerOf(member),
    payload: [request.method, request.url, request.body],
    work: async (trx) => {
      const { body, status = 200, change = [] } = await work(trx, member);
      for (const one of [change].flat()) {
        await recordChange(trx, member, operationOf(request), one);
      }
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
