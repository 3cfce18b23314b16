/** What the recorder of reports to support adds to an action. */
import { makeStore, type StoreEnvironment } from '../src/store/makeStore.ts';
import { compareAdded, compareRemoved } from '../src/features/compare/compareSlice.ts';
import type { Report } from './report.ts';
import { median, round } from './statistics.ts';

const ACTIONS = 20_000;

/** Microseconds per action of a store of its own. */
function costOf(recordsActions: boolean): number {
  const environment: StoreEnvironment = {
    fetch,
    base: '/api/',
    appRoot: '/',
    isSecurePage: false,
    sendsIdempotencyKey: false,
    tokens: {
      read: () => '',
      write: () => undefined,
      settled: () => Promise.resolve(),
      expect: () => undefined,
    },
    storages: {},
    recordsActions,
  };
  const store = makeStore(environment);
  const started = performance.now();
  for (let count = 0; count < ACTIONS; count += 2) {
    store.dispatch(compareAdded('1'));
    store.dispatch(compareRemoved('1'));
  }
  return ((performance.now() - started) * 1000) / ACTIONS;
}

/** Dispatches with and without the recorder, in turns. */
export function measureRecorder(runs: number): Report {
  // What the checks of development cost would hide everything else.
  process.env['NODE_ENV'] = 'production';
  costOf(true);
  const pairs = Array.from({ length: runs }, () => ({
    without: costOf(false),
    with: costOf(true),
  }));
  return {
    title: 'The recorder: µs per action',
    rows: (['without', 'with'] as const).map((name) => {
      const values = pairs.map((pair) => pair[name]);
      return {
        recorder: name,
        lowest: round(Math.min(...values), 2),
        median: round(median(values), 2),
        highest: round(Math.max(...values), 2),
      };
    }),
    notes: [`${ACTIONS} actions a run; the ring is cut every 500 actions.`],
  };
}
