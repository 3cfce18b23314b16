import { ClusterRegistry, type PrometheusContentType } from '@prometheus-io/client';
import type { Metrics } from './metrics.ts';

/** Metrics of all workers together, for their primary; those of workers that have ended stay in the sums. */
export function createSharedMetrics(): Pick<Metrics, 'text' | 'contentType'> {
  const registry = new ClusterRegistry<PrometheusContentType>();
  return { text: () => registry.clusterMetrics(), contentType: registry.contentType };
}
