import type { Page } from '@playwright/test';

/** Paint metrics of a page. Times are in milliseconds; `shift` is the sum of all layout shift scores. */
export interface PaintTimes {
  firstPaint: number;
  largestPaint: number;
  largest: string;
  /** Total blocking time: the sum of each task's time beyond 50 ms, counted after the first paint. */
  blocking: number;
  longestTask: number;
  shift: number;
}

interface Entry extends PerformanceEntry {
  element?: Element | null;
  url?: string;
  value?: number;
}

type Recorded = Record<string, { start: number; duration: number; value: number; what: string }[]>;

export async function recordPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded: Recorded = {};
    (window as unknown as { benchPaints: Recorded }).benchPaints = recorded;
    for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
      recorded[type] = [];
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Entry[]) {
          const { startTime: start, duration, name, element, url = '', value = 0 } = entry;
          const tag = element?.tagName.toLowerCase() ?? name;
          const file = url.startsWith('data:') ? 'data' : url.split('/').at(-1);
          recorded[type]?.push({ start, duration, value, what: `${tag} ${file}`.trim() });
        }
      });
      observer.observe({ type, buffered: true });
    }
  });
}

/**
 * Reads the metrics recorded so far.
 * @throws if nothing was painted
 */
export async function readPaintTimes(page: Page): Promise<PaintTimes> {
  const recorded = await page.evaluate(
    () => (window as unknown as { benchPaints: Recorded }).benchPaints,
  );
  const firstPaint = recorded.paint?.find(({ what }) => what === 'first-contentful-paint')?.start;
  const largest = recorded['largest-contentful-paint']?.at(-1);
  if (firstPaint === undefined || !largest) throw new Error('The page painted nothing.');
  // Like Lighthouse, count only the part of a task after the first paint.
  const tasks = (recorded.longtask ?? []).map(
    ({ start, duration }) => start + duration - Math.max(start, firstPaint),
  );
  return {
    firstPaint,
    largestPaint: largest.start,
    largest: largest.what,
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    longestTask: Math.max(0, ...tasks),
    shift: (recorded['layout-shift'] ?? []).reduce((sum, { value }) => sum + value, 0),
  };
}
