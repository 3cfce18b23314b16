import {
  ClusterRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type PrometheusContentType,
} from '@prometheus-io/client';
import type { Dto } from '../http/contractTypes.ts';
import type { ReportKind } from '../reports/readReports.ts';

type Read = () => number | Promise<number>;

type Aggregation = 'sum' | 'max';

export interface Metrics {
  /**
   * Records a response.
   * @param operation an operation id, or the pattern of a route without one
   */
  noteAnswer(operation: string, status: number, seconds: number): void;
  noteVitals(vitals: Dto['VitalsForm']): void;
  countReport(kind: ReportKind): void;
  count(name: CounterName): void;
  watch(name: string, help: string, read: Read, together?: Aggregation): void;
  /**
   * Registers this worker's metrics with the primary.
   * @returns a function that sends the final values to the primary
   */
  handOver(): () => Promise<void>;
  text(): Promise<string>;
  readonly contentType: string;
}

const COUNTERS = {
  shop_limits_reached_total: 'Calls that a limit has refused',
  shop_orders_placed_total: 'Orders placed',
  shop_page_cache_hit_total: 'Pages that were in the cache',
  shop_page_cache_miss_total: 'Pages that had to be made',
  shop_rights_refused_total: 'Calls that were not allowed, such as to a member by the role',
  shop_sign_ins_refused_total: 'Sign-ins of customers and members that were refused',
} as const;

type CounterName = keyof typeof COUNTERS;

/** Response time buckets in seconds. A cached page takes 1 to 2 ms, and a statement times out after 10 s. */
const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** LCP buckets in seconds. These and the INP and CLS buckets below include Google's thresholds. */
const PAINTS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
const PRESSES = [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2];
const SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5];

/** Adds the method `shutdown`, which the library's types lack. It sends a worker's final values to the primary. */
type Leaving = ClusterRegistry<PrometheusContentType> & { shutdown(): Promise<void> };

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'shop_answer_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['operation', 'status'],
    buckets: DURATIONS,
    registers,
  });
  const vital = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: ['kind'], buckets, registers });
  const paints = vital('shop_vital_lcp_seconds', 'Largest paint of a page', PAINTS);
  const presses = vital('shop_vital_inp_seconds', 'Slowest press to the next paint', PRESSES);
  const shifts = vital('shop_vital_cls', 'Layout shift of a page', SHIFTS);
  const reports = new Counter({
    name: 'shop_browser_reports_total',
    help: 'Reports of browsers about pages',
    labelNames: ['kind'],
    registers,
  });
  const counters = Object.fromEntries(
    Object.entries(COUNTERS).map(([name, help]) => [name, new Counter({ name, help, registers })]),
  ) as Record<CounterName, Counter>;

  return {
    noteAnswer: (operation, status, seconds) => answers.observe({ operation, status }, seconds),
    noteVitals({ kind, lcp, inp, cls }) {
      if (lcp !== undefined) paints.observe({ kind }, lcp / 1000);
      if (inp !== undefined) presses.observe({ kind }, inp / 1000);
      if (cls !== undefined) shifts.observe({ kind }, cls / 1000);
    },
    countReport: (kind) => reports.inc({ kind }),
    count: (name) => counters[name].inc(),
    watch(name, help, read, together = 'sum') {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        aggregator: together,
        collect: async () => {
          const value = await Promise.resolve()
            .then(read)
            .catch(() => Number.NaN);
          gauge.set(value);
        },
      });
    },
    handOver() {
      ClusterRegistry.setRegistries(registry);
      const shared = new ClusterRegistry<PrometheusContentType>() as Leaving;
      return () => shared.shutdown();
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
