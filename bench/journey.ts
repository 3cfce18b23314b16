/** How soon the shop answers a tap, on the same slow phone, once the page stands still. */
import type { Browser, Page } from '@playwright/test';
import { openSettled, withBrowser, withSlowPhone } from './browser.ts';
import type { Report } from './report.ts';
import { withShop, type Shop } from './shop.ts';
import { isPlain, listProducts } from './shopCalls.ts';
import { shopPages } from './shopPages.ts';
import { median, round } from './statistics.ts';

/** Time in which a shopper looks at what has come into view. */
const LOOK_MS = 1500;
/** Products of a list's first page. */
const FIRST_PAGE = 24;
const LIMIT_MS = 20_000;

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
      changed: '[data-testid="cart-badge"]',
    },
  ];
}

/** Sets up in the page: `window.benchStep` resolves to milliseconds from the click to the frame with the change. */
async function watch(page: Page, changed: string): Promise<void> {
  await page.evaluate(
    ({ selector, limit }) => {
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
        document.addEventListener('click', (event) => (clicked = event.timeStamp), listen);
        const observer = new MutationObserver(() => {
          const now = read();
          if (clicked === 0 || now === before || now === '') return;
          observer.disconnect();
          requestAnimationFrame(() => {
            // A message is taken after the frame is painted.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - clicked));
            port1.start();
            port2.postMessage('');
          });
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      });
      (window as unknown as { benchStep: Promise<number> }).benchStep = took;
    },
    { selector: changed, limit: LIMIT_MS },
  );
}

function take({ from, tapped, changed }: Step, url: string, browser: Browser): Promise<number> {
  return withSlowPhone(browser, async (page) => {
    await openSettled(page, url + from);
    const target = page.locator(tapped).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(LOOK_MS);
    await watch(page, changed);
    await target.tap();
    return page.evaluate(() => (window as unknown as { benchStep: Promise<number> }).benchStep);
  });
}

/** Medians of so many runs, in which the steps take turns. */
export function measureJourney(runs: number): Promise<Report> {
  return withShop({}, (shop) =>
    withBrowser(async (browser) => {
      const steps = await stepsOf(shop);
      const times = steps.map(() => [] as number[]);
      for (let run = 0; run < runs; run += 1) {
        for (const [index, step] of steps.entries()) {
          times[index]?.push(await take(step, shop.url, browser));
        }
      }
      return {
        title: `From the tap to the frame that shows it, on the same phone, medians of ${runs}`,
        rows: steps.map(({ name }, index) => ({
          step: name,
          'median ms': round(median(times[index] ?? [])),
          'least ms': round(Math.min(...(times[index] ?? []))),
          'most ms': round(Math.max(...(times[index] ?? []))),
        })),
        notes: [],
      };
    }),
  );
}
