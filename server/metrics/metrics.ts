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

/** What figures of several workers are together: a sum, or one of them where all read the same. */
type Together = 'sum' | 'max';

/** What a server counts about itself since it started, for Prometheus. */
export interface Metrics {
  /** Notes an answer. @param operation an operation's id, or the pattern of another route */
  noteAnswer(operation: string, status: number, seconds: number): void;
  /** Counts how soon a shopper saw a page, and the page answered. */
  noteVitals(vitals: Dto['VitalsForm']): void;
  /** Counts a report of a browser. */
  countReport(kind: ReportKind): void;
  /** Adds one to a counter. */
  count(name: CounterName): void;
  /** Reads a figure each time that the metrics are. What cannot be read is NaN. */
  watch(name: string, help: string, read: Read, together?: Together): void;
  /** Has the primary read what this worker counts. @returns leaves the sums with the primary at the end */
  handOver(): () => Promise<void>;
  /** Everything, in Prometheus's text format. */
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

/** In seconds: a cached page takes one or two milliseconds, a statement is given up after 30 s. */
const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Largest paints and answers to presses of shoppers, in seconds; those of Google's thresholds are among them. */
const PAINTS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
const PRESSES = [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2];
/** Shifts of layout, as shares of the window. */
const SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5];

/** What its types leave out: it leaves the sums of a worker with the primary. */
type Leaving = ClusterRegistry<PrometheusContentType> & { shutdown(): Promise<void> };

/** Metrics of one server, those of its process among them. */
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
