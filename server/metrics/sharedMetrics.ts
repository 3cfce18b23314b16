import { ClusterRegistry, type PrometheusContentType } from '@prometheus-io/client';
import type { Metrics } from './metrics.ts';

/** Aggregates the metrics of all workers for the primary. Includes the final values of workers that have ended. */
export function createSharedMetrics(): Pick<Metrics, 'text' | 'contentType'> {
  const registry = new ClusterRegistry<PrometheusContentType>();
  return { text: () => registry.clusterMetrics(), contentType: registry.contentType };
}
