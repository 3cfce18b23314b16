import { sql } from 'kysely';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isUnavailable } from '../db/isUnavailable.ts';
import { isMigrated } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';

const RETRY_AFTER_S = 5;

/**
 * Tests a write by creating a temporary table, which needs disk space. Returns true for errors unrelated to
 * availability, such as a missing permission.
 */
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
 * Registers health checks for the process manager, which are never cached.
 *
 * `/health` succeeds if the process responds and no background job is overdue. `/ready` succeeds if the database
 * responds and is migrated. After a failed write, `/ready` also requires that the database accepts writes again.
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
