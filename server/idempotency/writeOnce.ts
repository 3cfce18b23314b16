import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { answerOf } from '../http/errors.ts';
import { languageOf } from '../language.ts';
import { sessionOf, type Session } from '../session/session.ts';
import { answerOnce } from './answerOnce.ts';
import type { Writer } from './idempotencyRepository.ts';

/** Write of a session. Must use only the given transaction, and may run twice. */
export type Work<Body extends object> = (trx: Database, session: Session) => Promise<Body>;

/** Omits passwords from the payload, because its hash is too fast to protect them. */
function withoutPasswords(body: object): object {
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => name !== 'password' && name !== 'old_password'),
  );
}

/**
 * Locks the session's cart, so that its writes run one at a time. Finds no row if a concurrent sign-in merged and
 * deleted the cart.
 */
const writerOf = ({ id, cartId }: Session): Writer => ({
  kind: 'session',
  id,
  hold: sql`SELECT id FROM cart WHERE id = ${cartId} FOR NO KEY UPDATE`,
});

/**
 * Runs a session's write in one transaction, one at a time per cart. With an `Idempotency-Key` the write runs once
 * in 24 hours, and retries get the first response. The payload comparison ignores passwords.
 * @throws RequestError 401 without a session or if its cart is gone, 400 for a malformed key, 422 for a key reused
 * with another payload
 */
export async function writeOnce<Body extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work<Body>,
): Promise<Body> {
  const session = sessionOf(request);
  const { status, body } = await answerOnce(request, {
    writer: writerOf(session),
    payload: [request.routeOptions.url, withoutPasswords(request.body ?? {})],
    work: async (trx) => ({ status: 200, body: await work(trx, session) }),
    reject: (error) => answerOf(error, languageOf(request)),
  });
  void reply.code(status);
  return body as Body;
}
