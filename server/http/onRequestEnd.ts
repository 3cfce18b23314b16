import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What is noted in place of a status where the client left before it was answered, as by nginx. */
const CLIENT_LEFT = 499;

/**
 * Calls `end` once for each request, when it is answered or its client has left. Fastify's onResponse leaves the latter out.
 * @param end gets the status of the answer, or 499 where the client had left before
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
