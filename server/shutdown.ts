import type { FastifyInstance } from 'fastify';

/** Closing cut connections and the embedded database takes a moment, longer on a busy machine. */
const CUT_MS = 3000;

export const hardDeadlineMs = (shutdownMs: number): number => shutdownMs + CUT_MS;

/** Makes closing answer pending requests without keep-alive, and cut connections still open after the deadline. */
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
