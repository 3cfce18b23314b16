/** How soon the shop answers a tap, on the same slow phone, once the page stands still. */
import type { Browser, Page } from '@playwright/test';
import { openSettled, slowNetwork, withBrowser, withPhone, withSlowPhone } from './browser.ts';
import type { Report } from './report.ts';
import { withShop, type Shop } from './shop.ts';
import { isPlain, listProducts } from './shopCalls.ts';
import { shopPages } from './shopPages.ts';
import { median, round } from './statistics.ts';
import { traceBetween } from './threadTime.ts';

/** Time in which a shopper looks at what has come into view. */
const LOOK_MS = 1500;
/** Products of a list's first page. */
const FIRST_PAGE = 24;
const LIMIT_MS = 20_000;
/** Marks in the page: the click, and the frame that shows what came of it. */
const TAPPED = 'bench tapped';
const SHOWN = 'bench shown';

interface Step {
  name: string;
  from: string;
  /** Selector of what is tapped: the first that is there. */
  tapped: string;
  /** Selector of elements one of which must, when seen, read differently from before the tap. */
  changed: string;
}

async function stepsOf(shop: Shop): Promise<Step[]> {
  const name = (await listProducts(shop, FIRST_PAGE)).find(isPlain)?.name;
  return [
    {
      name: 'home to product',
      from: shopPages.home,
      tapped: 'main article a[href^="/shop/"]',
      changed: 'main h1',
    },
    {
      name: 'add to badge',
      from: shopPages.shop,
      tapped: `main article button[aria-label="Add to cart: ${name}"]`,
      changed: 'header .MuiBadge-badge',
    },
  ];
}

/** Sets up in the page: `window.benchStep` resolves to milliseconds from the click to the frame with the change. */
async function watch(page: Page, changed: string): Promise<void> {
  await page.evaluate(
    ({ selector, limit, tapped, shown }) => {
      const read = () =>
        [...document.querySelectorAll(selector)]
          .filter((element) => element.checkVisibility())
          .map((element) => element.textContent)
          .join();
      const before = read();
      const took = new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`No ${selector} has changed.`)), limit);
        let clicked = 0;
        const listen = { capture: true, once: true };
        const note = (event: Event) => {
          clicked = event.timeStamp;
          performance.mark(tapped);
        };
        document.addEventListener('click', note, listen);
        const observer = new MutationObserver(() => {
          const now = read();
          if (clicked === 0 || now === before || now === '') return;
          observer.disconnect();
          requestAnimationFrame(() => {
            // A message is taken after the frame is painted.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => {
              performance.mark(shown);
              resolve(performance.now() - clicked);
            });
            port1.start();
            port2.postMessage('');
          });
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      });
      (window as unknown as { benchStep: Promise<number> }).benchStep = took;
    },
    { selector: changed, limit: LIMIT_MS, tapped: TAPPED, shown: SHOWN },
  );
}

async function take({ from, tapped, changed }: Step, url: string, page: Page): Promise<number> {
  // Its pop-up would come between.
  await page.addInitScript(() => localStorage.setItem('newsletter', 'true'));
  await openSettled(page, url + from);
  const target = page.locator(tapped).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(LOOK_MS);
  await watch(page, changed);
  await target.tap();
  return page.evaluate(() => (window as unknown as { benchStep: Promise<number> }).benchStep);
}

/** What the thread is busy for meanwhile, at the processor's full speed, so that a busy machine does not decide. */
function takeThread(step: Step, url: string, browser: Browser): Promise<number> {
  return withPhone(browser, async (page) => {
    await slowNetwork(page);
    return traceBetween(browser, page, [TAPPED, SHOWN], () => take(step, url, page));
  });
}

/** Medians of so many runs, in which the steps take turns. */
export function measureJourney(runs: number): Promise<Report> {
  return withShop({}, (shop) =>
    withBrowser(async (browser) => {
      const steps = await stepsOf(shop);
      const times = steps.map(() => [] as number[]);
      const busy = steps.map(() => [] as number[]);
      for (let run = 0; run < runs; run += 1) {
        for (const [index, step] of steps.entries()) {
          times[index]?.push(await withSlowPhone(browser, (page) => take(step, shop.url, page)));
          busy[index]?.push(await takeThread(step, shop.url, browser));
        }
      }
      return {
        title: `From the tap to the frame that shows it, on the same phone, medians of ${runs}`,
        rows: steps.map(({ name }, index) => ({
          step: name,
          'median ms': round(median(times[index] ?? [])),
          'least ms': round(Math.min(...(times[index] ?? []))),
          'most ms': round(Math.max(...(times[index] ?? []))),
          'thread × 4 ms': round(median(busy[index] ?? [])),
        })),
        notes: ['Thread: what the page itself was busy for meanwhile, from a trace.'],
      };
    }),
  );
}
