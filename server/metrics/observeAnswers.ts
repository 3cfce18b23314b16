import type { FastifyInstance } from 'fastify';
import { onRequestEnd } from '../http/onRequestEnd.ts';
import type { Metrics } from './metrics.ts';

/** Notes every answer under its operation, or under the pattern of its route: no label holds what a shopper has sent. */
export function observeAnswers(app: FastifyInstance, metrics: Metrics): void {
  onRequestEnd(app, ({ routeOptions }, { elapsedTime }, status) => {
    const { config, url } = routeOptions;
    const operation = config.operationId ?? url ?? 'unknown';
    metrics.noteAnswer(operation, status, elapsedTime / 1000);
  });
}
