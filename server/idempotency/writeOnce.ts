import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { answerOf } from '../http/errors.ts';
import { languageOf } from '../language.ts';
import { sessionOf, type Session } from '../session/session.ts';
import { answerOnce } from './answerOnce.ts';
import type { Writer } from './idempotencyRepository.ts';

/** Runs in a transaction that it must use for everything; may run twice. */
export type Work<Body extends object> = (trx: Database, session: Session) => Promise<Body>;

/** The payload hash is fast, so it must not cover passwords. */
function withoutPasswords(body: object): object {
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => name !== 'password' && name !== 'old_password'),
  );
}

/** Locks the cart, so its writes run one at a time. A concurrent sign-in may have merged and deleted it. */
const writerOf = ({ id, cartId }: Session): Writer => ({
  kind: 'session',
  id,
  hold: sql`SELECT id FROM cart WHERE id = ${cartId} FOR NO KEY UPDATE`,
});

/**
 * Runs a write of the session in one transaction, serialized per cart. With an `Idempotency-Key` it runs once in 24
 * hours and retries get the first answer; passwords are not compared.
 * @throws RequestError 401 without session or if its cart is gone, 400 for a malformed key, 422 for a key reused
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
