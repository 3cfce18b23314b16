import type { FastifyInstance } from 'fastify';

/** Milliseconds after the shutdown deadline to cut connections and close the embedded database. */
const CUT_MS = 3000;

export const hardDeadlineMs = (shutdownMs: number): number => shutdownMs + CUT_MS;

/**
 * Limits how long the server takes to close. Pending requests get their responses without keep-alive. Connections
 * still open after the deadline are cut.
 */
export function closeWithin(app: FastifyInstance, deadlineMs: number): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => app.server.closeAllConnections(), deadlineMs).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('Connection', 'close');
  });
}
