import { ClusterRegistry, type PrometheusContentType } from '@prometheus-io/client';
import type { Metrics } from './metrics.ts';

/** Aggregates the metrics of all workers for the primary; those of ended workers stay in the sums. */
export function createSharedMetrics(): Pick<Metrics, 'text' | 'contentType'> {
  const registry = new ClusterRegistry<PrometheusContentType>();
  return { text: () => registry.clusterMetrics(), contentType: registry.contentType };
}
