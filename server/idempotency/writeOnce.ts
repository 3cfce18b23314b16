import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { answerOf } from '../http/errors.ts';
import { languageOf } from '../language.ts';
import { sessionOf, type Session } from '../session/session.ts';
import { answerOnce } from './answerOnce.ts';
import type { Writer } from './idempotencyRepository.ts';

/** What a write does, in a transaction that it must use for everything, and that may be run twice. */
export type Work<Body extends object> = (trx: Database, session: Session) => Promise<Body>;

/** A hash as quick as that of a payload must not be one of a password. */
function withoutPasswords(body: object): object {
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => name !== 'password' && name !== 'old_password'),
  );
}

/** Writes of one cart take turns. It is gone where another request has signed its visitor in meanwhile. */
const writerOf = ({ id, cartId }: Session): Writer => ({
  kind: 'session',
  id,
  hold: sql`SELECT id FROM cart WHERE id = ${cartId} FOR NO KEY UPDATE`,
});

/**
 * Runs a write in one transaction and answers what it returns, or what its ShopperError says. Writes of one session take
 * turns. A request with an `Idempotency-Key` is run once in 24 hours; when it comes again, at the same time too, its
 * first answer is repeated. Passwords do not count as part of what came with a key.
 * @throws RequestError 401 without session or when it has become another's cart, 400 for a malformed key, 422 for a key that came with another payload
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
