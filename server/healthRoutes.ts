import type { FastifyInstance, FastifyReply } from 'fastify';
import { isMigrated } from './db/migrate.ts';

/**
 * What runs the process asks here how it is: at `/health` whether it answers, at `/ready` whether its database does, too, and has
 * all the tables that this code needs. No calls of the contract; never cached.
 */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;
  app.addHook(
    'onRequest',
    async (_request, reply) => void reply.header('Cache-Control', 'no-store'),
  );

  app.get('/health', async () => ({ status: 'alive' }));

  app.get('/ready', async (_request, reply): Promise<FastifyReply> => {
    // Whatever the database says, nobody should be sent here.
    const isReady = await isMigrated(db).catch(() => false);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}
