import { sql } from 'kysely';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isUnavailable } from '../db/isUnavailable.ts';
import { isMigrated } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';

const RETRY_AFTER_S = 5;

/** Tests a write with a temporary table, which needs disk space. A role that may not create one gives no result. */
async function isWritable(db: Database): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      await sql`CREATE TEMPORARY TABLE writable ON COMMIT DROP AS SELECT 1 AS one`.execute(trx);
    });
    return true;
  } catch (error) {
    return !isUnavailable(error);
  }
}

/**
 * Health checks for the process manager, never cached. `/health`: the process responds and no background job is overdue. `/ready`:
 * the database responds, is migrated and, after a failed write, accepts writes again.
 */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  const { db, overdueJobs, lastWrite } = app;
  app.addHook(
    'onRequest',
    async (_request, reply) => void reply.header('Cache-Control', 'no-store'),
  );

  app.get('/health', async (_request, reply) => {
    if (overdueJobs.size === 0) return { status: 'alive' };
    return reply.code(503).send({ status: 'stuck', jobs: [...overdueJobs] });
  });

  async function isReady(): Promise<boolean> {
    if (!(await isMigrated(db))) return false;
    if (lastWrite.hasFailed) lastWrite.hasFailed = !(await isWritable(db));
    return !lastWrite.hasFailed;
  }

  app.get('/ready', async (_request, reply): Promise<FastifyReply> => {
    if (await isReady().catch(() => false)) return reply.send({ status: 'ready' });
    return reply.code(503).header('Retry-After', RETRY_AFTER_S).send({ status: 'not ready' });
  });
}
