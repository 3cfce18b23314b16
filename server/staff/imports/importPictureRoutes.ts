import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { productNameIn } from '../../catalog/nameIn.ts';
import type { Database } from '../../db/schema.ts';
import { languageOf } from '../../language.ts';
import type { FetchFailure } from '../../pictures/downloadPicture.ts';
import { texts } from '../../texts.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

const MOST_FAILURES = 50;

interface FailedPicture {
  productId: string;
  name: string;
  address: string;
  failure: FetchFailure;
}

async function countPictures(db: Database): Promise<{ waiting: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    SELECT (SELECT count(*)::integer FROM picture_fetch WHERE state = 'waiting') AS waiting,
      (SELECT count(*)::integer FROM picture_fetch WHERE state = 'failed') AS failed`.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0 };
}

export const importPictureRoutes = {
  async listImportPictures(request: FastifyRequest): Promise<StaffDto['ImportPictures']> {
    const { db } = request.server;
    const language = languageOf(request);
    const { rows } = await sql<FailedPicture>`
      SELECT f.product_id AS "productId", ${productNameIn(language)} AS name, f.address, f.failure
      FROM picture_fetch f JOIN product p ON p.id = f.product_id
      WHERE f.state = 'failed' ORDER BY f.id LIMIT ${MOST_FAILURES}`.execute(db);
    return {
      ...(await countPictures(db)),
      failures: rows.map(({ productId, name, address, failure }) => ({
        product_id: productId,
        name,
        address,
        reason: texts.picture.fetch[failure][language],
      })),
    };
  },

  retryImportPictures(
    request: StaffRequest<'retryImportPictures'>,
    reply: FastifyReply,
  ): Promise<undefined> {
    return writeAsStaff(request, reply, async (trx) => {
      await sql`
        UPDATE picture_fetch SET state = 'waiting', failure = NULL, attempts = 0, next_try_at = now()
        WHERE state = 'failed'`.execute(trx);
      return { status: 204, body: undefined };
    });
  },
};
