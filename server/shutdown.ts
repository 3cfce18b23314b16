import type { FastifyInstance } from 'fastify';

/** Cut connections and the embedded database take a moment to close, longer on a busy machine. */
const CUT_MS = 3000;

/** When a process that was asked to end does so in any case, in milliseconds. @param shutdownMs for requests under way */
export const hardDeadlineMs = (shutdownMs: number): number => shutdownMs + CUT_MS;

/**
 * Makes closing answer what is under way, whatever arrives meanwhile too, and then end: connections are kept for no further
 * request, and those that still stand after the deadline are cut.
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
