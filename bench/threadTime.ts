import type { Browser, Page } from '@playwright/test';

const SLOWER = 4;
const BLOCKING_MS = 50;

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'blink.user_timing',
];

/** Main thread times in milliseconds, scaled to a slow phone's processor. */
export interface ThreadTime {
  whole: number;
  blocking: number;
  longest: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Start in microseconds. */
  ts: number;
  dur?: number;
  /** Processor time in microseconds, without time spent waiting for a processor. */
  tdur?: number;
}

async function trace(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const text = (await browser.stopTracing()).toString();
  return (JSON.parse(text) as { traceEvents: TraceEvent[] }).traceEvents;
}

function tasksBeside(events: TraceEvent[], { pid, tid }: TraceEvent): TraceEvent[] {
  return outermost(
    events.filter(
      (event) => event.name.endsWith('RunTask') && event.pid === pid && event.tid === tid,
    ),
  );
}

const taken = ({ tdur = 0 }: TraceEvent) => (tdur / 1000) * SLOWER;
const sumOf = (tasks: TraceEvent[]) => tasks.reduce((sum, task) => sum + taken(task), 0);

/**
 * Traces the main thread of a page during the work.
 * @throws if the page paints nothing
 */
export async function traceThread(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<ThreadTime> {
  const events = await trace(browser, page, work);
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The page painted nothing.');
  const tasks = tasksBeside(events, painted);
  const after = tasks.filter(({ ts, dur = 0 }) => ts + dur > painted.ts).map(taken);
  return {
    whole: sumOf(tasks),
    blocking: after.reduce((sum, task) => sum + Math.max(0, task - BLOCKING_MS), 0),
    longest: Math.max(0, ...after),
  };
}

/**
 * Measures the processor time of the main thread between two marks, in milliseconds of a slow phone.
 * @param marks names of two marks that the page sets
 * @throws if a mark is missing
 */
export async function traceBetween(
  browser: Browser,
  page: Page,
  marks: readonly [string, string],
  work: () => Promise<unknown>,
): Promise<number> {
  const events = await trace(browser, page, work);
  const [from, to] = marks.map((mark) => events.find(({ name }) => name === mark));
  if (!from || !to) throw new Error(`The page has not set ${marks.join(' and ')}.`);
  const between = tasksBeside(events, from).filter(
    ({ ts, dur = 0 }) => ts + dur > from.ts && ts < to.ts,
  );
  return sumOf(between);
}

function outermost(tasks: TraceEvent[]): TraceEvent[] {
  let end = 0;
  return tasks
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}
