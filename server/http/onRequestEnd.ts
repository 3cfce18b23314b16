import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** HTTP status that is recorded if the client disconnects before the response, as in nginx. */
const CLIENT_LEFT = 499;

/**
 * Calls `end` once per request. Unlike Fastify's onResponse, it also reports requests whose client disconnects.
 * @param end receives the response status, or 499 after a disconnect
 */
export function onRequestEnd(
  app: FastifyInstance,
  end: (request: FastifyRequest, reply: FastifyReply, status: number) => void,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = reply;
    raw.once('close', () => end(request, reply, raw.writableEnded ? raw.statusCode : CLIENT_LEFT));
  });
}
