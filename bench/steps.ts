import type { Browser, Page } from '@playwright/test';
import { openSettled, slowNetwork, withBrowser, withPhone, withSlowPhone } from './browser.ts';
import type { Report } from './report.ts';
import { withShop, type Shop } from './shop.ts';
import { median, round } from './statistics.ts';
import { traceBetween } from './threadTime.ts';

const LOOK_MS = 1500;
const LIMIT_MS = 20_000;
const PRESSED = 'bench pressed';
const SHOWN = 'bench shown';

export interface Step {
  name: string;
  from: string;
  pressed: string;
  chosen?: string;
  /**
   * Selector of elements whose visible text must change. Without a selector, the measurement ends at the next
   * frame.
   */
  changed?: string;
}

/**
 * Starts the measurement of a step. `window.benchStep` resolves to the milliseconds from the press to the painted
 * result.
 */
async function watch(page: Page, { changed, chosen }: Step): Promise<void> {
  await page.evaluate(
    ({ type, selector, limit, pressed, shown }) => {
      const read = () =>
        [...document.querySelectorAll(selector ?? 'none')]
          .filter((element) => element.checkVisibility())
          .map((element) => element.textContent)
          .join();
      const before = read();
      const took = new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`No ${selector} has changed.`)), limit);
        let press = 0;
        const endAtFrame = () =>
          requestAnimationFrame(() => {
            // The browser delivers this message after it has painted the frame.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => {
              performance.mark(shown);
              resolve(performance.now() - press);
            });
            port1.start();
            port2.postMessage('');
          });
        const note = (event: Event) => {
          press = event.timeStamp;
          performance.mark(pressed);
          if (selector === undefined) endAtFrame();
        };
        document.addEventListener(type, note, { capture: true, once: true });
        if (selector === undefined) return;
        const observer = new MutationObserver(() => {
          const now = read();
          if (press === 0 || now === before || now === '') return;
          observer.disconnect();
          endAtFrame();
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      });
      (window as unknown as { benchStep: Promise<number> }).benchStep = took;
    },
    {
      type: chosen === undefined ? 'click' : 'change',
      selector: changed,
      limit: LIMIT_MS,
      pressed: PRESSED,
      shown: SHOWN,
    },
  );
}

async function take(step: Step, url: string, page: Page): Promise<number> {
  await page.addInitScript(() => localStorage.setItem('newsletter', 'true'));
  await openSettled(page, url + step.from);
  const target = page.locator(step.pressed).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(LOOK_MS);
  await watch(page, step);
  if (step.chosen === undefined) await target.tap();
  else await target.selectOption(step.chosen);
  return page.evaluate(() => (window as unknown as { benchStep: Promise<number> }).benchStep);
}

/** Measures the main thread's processor time, which other load on the machine does not distort. */
function takeThread(step: Step, url: string, browser: Browser): Promise<number> {
  return withPhone(browser, async (page) => {
    await slowNetwork(page);
    return traceBetween(browser, page, [PRESSED, SHOWN], () => take(step, url, page));
  });
}

export function measureSteps(
  title: string,
  runs: number,
  stepsOf: (shop: Shop) => Promise<Step[]>,
): Promise<Report> {
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
        title: `${title}, medians of ${runs}`,
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
