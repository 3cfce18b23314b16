import type { FastifyInstance } from 'fastify';
import { onRequestEnd } from '../http/onRequestEnd.ts';
import type { Metrics } from './metrics.ts';

/** Records every response by operation or route pattern, so that no label contains request data. */
export function observeAnswers(app: FastifyInstance, metrics: Metrics): void {
  onRequestEnd(app, ({ routeOptions }, { elapsedTime }, status) => {
    const { config, url } = routeOptions;
    const operation = config.operationId ?? url ?? 'unknown';
    metrics.noteAnswer(operation, status, elapsedTime / 1000);
  });
}
