/** How soon the counter's first page can be used on a desktop line, beside the shop's own list, nothing cached. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { STAFF_PASSWORD } from '../../server/testing/openCounter.ts';
import { DESKTOP_LINE, slowNetwork, withBrowser } from '../browser.ts';
import type { Report } from '../report.ts';
import { withShop } from '../shop.ts';
import { median, round } from '../statistics.ts';
import { addMember } from './addMember.ts';

const OWNER = 'owner@example.com';
const LIMIT_MS = 60_000;
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** A page and what must be there, alive, before somebody can use it. */
const PAGES = {
  'the shop’s list': { path: '/shop', usable: 'main article [aria-label^="Add to cart: "]' },
  'signing in': { path: '/staff', usable: 'input[type="password"]' },
  'the orders, signed in': {
    path: '/staff/orders',
    usable: '[role="row"] a[href^="/staff/orders/"]',
  },
};

type PageName = keyof typeof PAGES;

const names = Object.keys(PAGES) as PageName[];
const isSignedIn = (name: PageName) => name === 'the orders, signed in';

/** Looks at each frame whether what makes the page usable is seen and React listens to it. */
async function watchUse(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const isAlive = (element: Element) =>
      element.checkVisibility() &&
      Object.keys(element).some((name) => name.startsWith('__reactProps'));
    const look = () => {
      const found = [...document.querySelectorAll(wanted)].some(isAlive);
      if (found) performance.mark('bench usable');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
}

async function withPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...DESKTOP, ...options });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** @returns milliseconds from the navigation until the page can be used */
function timeUse(
  browser: Browser,
  url: string,
  name: PageName,
  options: BrowserContextOptions,
): Promise<number> {
  return withPage(browser, options, async (page) => {
    await slowNetwork(page, DESKTOP_LINE);
    await watchUse(page, PAGES[name].usable);
    await page.goto(url + PAGES[name].path, { waitUntil: 'commit' });
    const mark = await page.waitForFunction(
      () => performance.getEntriesByName('bench usable')[0]?.startTime,
      undefined,
      { timeout: LIMIT_MS },
    );
    return mark.evaluate((startTime) => startTime ?? Number.NaN);
  });
}

/** What a browser keeps of the owner's session. */
function signIn(browser: Browser, url: string) {
  return withPage(browser, {}, async (page) => {
    await page.goto(`${url}/staff/orders`);
    await page.getByLabel('E-mail address').fill(OWNER);
    await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
    return page.context().storageState();
  });
}

/** Medians of so many runs, in which the pages take turns, over a database that is filled. */
export async function measureFirstPage(databaseUrl: string, runs: number): Promise<Report> {
  await addMember({ databaseUrl }, OWNER, 'owner');
  return withShop({ DATABASE_URL: databaseUrl }, ({ url }) =>
    withBrowser(async (browser) => {
      const storageState = await signIn(browser, url);
      const optionsOf = (name: PageName) => (isSignedIn(name) ? { storageState } : {});
      const times = new Map(names.map((name) => [name, [] as number[]]));
      // The first turn fills the server's caches.
      for (let run = 0; run <= runs; run += 1) {
        for (const name of names) {
          const took = await timeUse(browser, url, name, optionsOf(name));
          if (run > 0) times.get(name)?.push(took);
        }
      }
      const own = median(times.get('the shop’s list') ?? []);
      return {
        title: `Until a page can be used, 10 Mbit/s and 40 ms, nothing cached, medians of ${runs}`,
        rows: names.map((name) => {
          const found = times.get(name) ?? [];
          return {
            page: name,
            'median ms': round(median(found)),
            'least ms': round(Math.min(...found)),
            'most ms': round(Math.max(...found)),
            'ratio to the shop’s': round(median(found) / own, 2),
          };
        }),
        notes: ['Aim: at most 1.5 times of the shop’s own list.'],
      };
    }),
  );
}
