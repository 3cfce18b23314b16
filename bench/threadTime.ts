import type { Browser, Page } from '@playwright/test';

/** How many times slower a phone's processor is than this one. */
const SLOWER = 4;
/** From here on a task blocks, in milliseconds. */
const BLOCKING_MS = 50;

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'blink.user_timing',
];

/** Times of a page's main thread in milliseconds of a slow phone's processor. */
export interface ThreadTime {
  /** Of all tasks. */
  whole: number;
  /** What tasks after the first paint take beyond 50 each, summed. */
  blocking: number;
  /** The longest task after the first paint. */
  longest: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Time of the thread itself, without what it waited for a processor. */
  tdur?: number;
}

/** What happens in a page while the work lasts. */
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

/** Tasks of the thread on which something happened. */
function tasksBeside(events: TraceEvent[], { pid, tid }: TraceEvent): TraceEvent[] {
  return outermost(
    events.filter(
      (event) => event.name.endsWith('RunTask') && event.pid === pid && event.tid === tid,
    ),
  );
}

const taken = ({ tdur = 0 }: TraceEvent) => (tdur / 1000) * SLOWER;
const sumOf = (tasks: TraceEvent[]) => tasks.reduce((sum, task) => sum + taken(task), 0);

/** Traces a page while the work lasts. @throws when it painted nothing */
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
 * Traces a page while the work lasts.
 * @param marks names of two marks that the page sets meanwhile
 * @returns what its thread was busy for between them, in milliseconds of a slow phone's processor
 * @throws when it has not set both
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

/** Those that are within no other. */
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
