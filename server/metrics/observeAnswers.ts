import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Notes every answer under its operation, or under the pattern of its route: no label holds what a shopper has sent. */
export function observeAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    const { config, url } = routeOptions;
    const operation = config.operationId ?? url ?? 'unknown';
    metrics.noteAnswer(operation, reply.statusCode, reply.elapsedTime / 1000);
  });
}
