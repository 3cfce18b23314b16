import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { root } from '../scripts/setup.mjs';
import { openSettled, withBrowser, withPhone, withSlowPhone } from './browser.ts';
import { findHeroPicture, writeFloorPage } from './floorPage.ts';
import { readPaintTimes, recordPaints, type PaintTimes } from './paintTimes.ts';
import type { Report } from './report.ts';
import { untilIdle } from './processUse.ts';
import { withFolder, withShop } from './shop.ts';
import { shopPages } from './shopPages.ts';
import { median, round } from './statistics.ts';

const { home, shop: list, product, search } = shopPages;
const measured = { home, shop: list, product, search };

function paintTimes(browser: Browser, address: string): Promise<PaintTimes> {
  return withSlowPhone(browser, async (page) => {
    await recordPaints(page);
    await openSettled(page, address);
    return readPaintTimes(page);
  });
}

function writeFloor(browser: Browser, url: string, distDir: string, name: string): Promise<string> {
  return withPhone(browser, async (page) => {
    await openSettled(page, url);
    return writeFloorPage(distDir, name, await findHeroPicture(page));
  });
}

function rowOf(name: string, pages: PaintTimes[], floors: PaintTimes[]): Report['rows'][number] {
  const middle = (times: PaintTimes[], field: Exclude<keyof PaintTimes, 'largest'>) =>
    median(times.map((time) => time[field]));
  const largest = middle(pages, 'largestPaint');
  const floor = middle(floors, 'largestPaint');
  return {
    page: name,
    'largest paint ms': round(largest),
    'floor ms': round(floor),
    ratio: round(largest / floor, 2),
    'first paint ms': round(middle(pages, 'firstPaint')),
    'blocking ms': round(middle(pages, 'blocking')),
    'longest task ms': round(middle(pages, 'longestTask')),
    shift: round(middle(pages, 'shift'), 4),
    'largest element': pages[0]?.largest ?? '',
  };
}

export function measurePaint(runs: number): Promise<Report> {
  return withFolder(async (distDir) => {
    await cp(path.join(root, 'dist'), distDir, { recursive: true });
    return withShop({ DIST_DIR: distDir }, ({ url, pid }) =>
      withBrowser(async (browser) => {
        const pages = [];
        for (const [name, address] of Object.entries(measured)) {
          const floor = await writeFloor(browser, url + address, distDir, name);
          pages.push({ name, address, floor });
        }
        await untilIdle(pid);
        const times = new Map<string, PaintTimes[]>();
        for (let run = 0; run < runs; run += 1) {
          for (const address of pages.flatMap((page) => [page.address, page.floor])) {
            const time = await paintTimes(browser, url + address);
            times.set(address, [...(times.get(address) ?? []), time]);
          }
        }
        return {
          title: `First sight: 1.6 Mbit/s, 150 ms, processor 4 times slower, nothing cached, medians of ${runs}`,
          rows: pages.map(({ name, address, floor }) =>
            rowOf(name, times.get(address) ?? [], times.get(floor) ?? []),
          ),
          notes: [
            'Floor: a static page with the same picture and one line of text, from the same server.',
          ],
        };
      }),
    );
  });
}
