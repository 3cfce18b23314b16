import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { runTransaction } from '../db/runTransaction.ts';
import type { Database } from '../db/schema.ts';
import { RequestError, ShopperError, type Answer } from '../http/errors.ts';
import { texts } from '../texts.ts';
import {
  findAnswer,
  holdWriter,
  holdWriterAndKey,
  storeAnswer,
  type WriteKey,
  type Writer,
} from './idempotencyRepository.ts';

export interface Write {
  writer: Writer;
  payload: readonly unknown[];
  /** Performs the write. Must use only the given transaction, and may run twice. */
  work: (trx: Database) => Promise<Answer>;
  reject: (error: ShopperError) => Answer;
}

const KEY = /^[\x21-\x7e]{8,200}$/;

function writeKeyOf({ headers }: FastifyRequest, { payload }: Write): WriteKey | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key))
    throw new RequestError(400, texts.request.idempotencyKey);
  return { key, payloadHash: createHash('sha256').update(JSON.stringify(payload)).digest() };
}

async function answerByKey(
  trx: Database,
  writer: Writer,
  writeKey: WriteKey,
  makeAnswer: (trx: Database) => Promise<Answer>,
): Promise<Answer> {
  const outcome = await holdWriterAndKey(trx, writer, writeKey);
  if (outcome === 'no-writer') throw new RequestError(401, texts.request.noSession);
  if (outcome === 'taken') {
    const { status, body } = await makeAnswer(trx);
    await storeAnswer(trx, writer, writeKey.key, { status, body: JSON.stringify(body) });
    return { status, body };
  }
  const first = await findAnswer(trx, writer, writeKey.key);
  if (!first?.payloadHash.equals(writeKey.payloadHash))
    throw new RequestError(422, texts.request.reusedKey);
  return { status: first.status, body: JSON.parse(first.body) as object };
}

/**
 * Runs a write in one transaction. With an `Idempotency-Key` the write runs once in 24 hours. Retries and
 * concurrent duplicates get the first response, even if it is a rejection.
 * @throws RequestError 401 if the writer has lost access, 400 for a malformed key, 422 for a key reused with
 * another payload
 */
export async function answerOnce(request: FastifyRequest, write: Write): Promise<Answer> {
  const { db } = request.server;
  const { writer, work, reject } = write;
  const writeKey = writeKeyOf(request, write);
  try {
    return await runTransaction(db, async (trx) => {
      if (writeKey) return answerByKey(trx, writer, writeKey, work);
      if (!(await holdWriter(trx, writer))) throw new RequestError(401, texts.request.noSession);
      return work(trx);
    });
  } catch (error) {
    if (writeKey === undefined || !(error instanceof ShopperError)) throw error;
    // The write is rolled back by now. Store its rejection, so that retries get the same response.
    return runTransaction(db, (trx) =>
      answerByKey(trx, writer, writeKey, async () => reject(error)),
    );
  }
}
