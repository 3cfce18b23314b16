import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/schema.ts';
import { answerOf, RequestError, ShopperError, type Answer } from '../errors.ts';
import { languageOf } from '../language.ts';
import { sessionOf, type Session } from '../session/session.ts';
import { texts } from '../texts.ts';
import {
  findAnswer,
  lockCart,
  lockCartAndKey,
  storeAnswer,
  type WriteKey,
} from './idempotencyRepository.ts';

/** What a write does, in a transaction that it must use for everything. */
export type Work<Body extends object> = (trx: Database, session: Session) => Promise<Body>;

const KEY = /^[\x21-\x7e]{8,200}$/;

/** A hash as quick as that of a payload must not be one of a password. */
function withoutPasswords(body: object): object {
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => name !== 'password' && name !== 'old_password'),
  );
}

function writeKeyOf(request: FastifyRequest, session: Session): WriteKey | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key))
    throw new RequestError(400, texts.request.idempotencyKey);
  const payload = JSON.stringify([request.routeOptions.url, withoutPasswords(request.body ?? {})]);
  return { sessionId: session.id, key, payloadHash: createHash('sha256').update(payload).digest() };
}

async function answerOnce(
  trx: Database,
  session: Session,
  writeKey: WriteKey,
  makeAnswer: () => Promise<Answer>,
): Promise<Answer> {
  const outcome = await lockCartAndKey(trx, session.cartId, writeKey);
  if (outcome === 'no-cart') throw new RequestError(401, texts.request.noSession);
  if (outcome === 'taken') {
    const answer = await makeAnswer();
    await storeAnswer(trx, writeKey, { status: answer.status, body: JSON.stringify(answer.body) });
    return answer;
  }
  const first = await findAnswer(trx, writeKey);
  if (!first?.payloadHash.equals(writeKey.payloadHash))
    throw new RequestError(422, texts.request.reusedKey);
  return { status: first.status, body: JSON.parse(first.body) as object };
}

async function answerTo(request: FastifyRequest, work: Work<object>): Promise<Answer> {
  const { db } = request.server;
  const session = sessionOf(request);
  const writeKey = writeKeyOf(request, session);
  try {
    return await db.transaction().execute(async (trx) => {
      const makeAnswer = async () => ({ status: 200, body: await work(trx, session) });
      if (writeKey) return answerOnce(trx, session, writeKey, makeAnswer);
      if (!(await lockCart(trx, session.cartId)))
        throw new RequestError(401, texts.request.noSession);
      return makeAnswer();
    });
  } catch (error) {
    if (writeKey === undefined || !(error instanceof ShopperError)) throw error;
    // What the work had written is undone by now; its rejection is an answer to be repeated like any other.
    const rejection = answerOf(error, languageOf(request));
    return db
      .transaction()
      .execute((trx) => answerOnce(trx, session, writeKey, async () => rejection));
  }
}

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
  const { status, body } = await answerTo(request, work);
  void reply.code(status);
  return body as Body;
}
