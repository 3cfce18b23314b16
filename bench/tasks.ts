import type { Browser } from '@playwright/test';
import { openSettled, withBrowser, withPhone, slowNetwork } from './browser.ts';
import { untilIdle } from './processUse.ts';
import type { Report } from './report.ts';
import { withShop } from './shop.ts';
import { shopPages } from './shopPages.ts';
import { median, round } from './statistics.ts';
import { traceThread, type ThreadTime } from './threadTime.ts';

const { home, shop: list, product, search } = shopPages;
const measured = { home, shop: list, product, search };

interface Found extends ThreadTime {
  elements: number;
}

function find(browser: Browser, address: string, javaScriptEnabled: boolean): Promise<Found> {
  return withPhone(
    browser,
    async (page) => {
      await slowNetwork(page);
      const time = await traceThread(browser, page, () => openSettled(page, address));
      return { ...time, elements: await page.locator('*').count() };
    },
    { javaScriptEnabled },
  );
}

function withShops<Result>(
  builds: [string, Record<string, string>][],
  work: (urls: Map<string, string>) => Promise<Result>,
): Promise<Result> {
  const [first, ...rest] = builds;
  if (!first) return work(new Map());
  const [name, settings] = first;
  return withShop(settings, async ({ url, pid }) => {
    await untilIdle(pid);
    return withShops(rest, (urls) => work(new Map([[name, url], ...urls])));
  });
}

/**
 * Measures main thread times as medians of several runs, with pages and builds interleaved.
 * @param other environment variables of another build
 */
export function measureTasks(runs: number, other?: Record<string, string>): Promise<Report> {
  const builds: [string, Record<string, string>][] = [['this', {}]];
  if (other) builds.push(['other', other]);
  return withShops(builds, (urls) =>
    withBrowser(async (browser) => {
      const rows: { row: Record<string, string>; address: string; isLive: boolean }[] = [];
      for (const [page, path] of Object.entries(measured)) {
        for (const isLive of [true, false]) {
          for (const [build, url] of urls) {
            const row = { page, build, scripts: isLive ? 'on' : 'off' };
            rows.push({ row, address: url + path, isLive });
          }
        }
      }
      const found = rows.map(() => [] as Found[]);
      for (let run = 0; run < runs; run += 1) {
        for (const [index, { address, isLive }] of rows.entries()) {
          found[index]?.push(await find(browser, address, isLive));
        }
      }
      const middle = (index: number, field: keyof Found) =>
        round(median((found[index] ?? []).map((each) => each[field])));
      return {
        title: `Main thread: its own time × 4 in ms, 1.6 Mbit/s, 150 ms, medians of ${runs}`,
        rows: rows.map(({ row }, index) => ({
          ...row,
          blocking: middle(index, 'blocking'),
          'longest task': middle(index, 'longest'),
          'all tasks': middle(index, 'whole'),
          elements: middle(index, 'elements'),
        })),
        notes: ['Elements: before a scroll or a press, a few seconds after the page was opened.'],
      };
    }),
  );
}
