/** Firefox, driven through WebDriver BiDi by puppeteer: Playwright has only a build of its own of that engine. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch, type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { expect, test as journey } from './shop.ts';

export { expect };

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const PATIENCE_MS = 30_000;
/** Said of files that were on their way through the worker when the page was left. */
const CUT_SHORT = 'A ServiceWorker intercepted the request and encountered an unexpected error';

/** Starts Firefox with an empty profile, as on a system that asks for dark pages. */
async function startFirefox(): Promise<{ browser: Browser; stop: () => Promise<void> }> {
  const home = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    // Its size is the window's: the release of Debian knows none of the commands that set one for a page.
    defaultViewport: null,
    args: ['--width=1280', '--height=1000'],
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': 0,
      'ui.systemUsesDarkTheme': 1,
    },
    timeout: PATIENCE_MS * 2,
    // Firefox rejects a home that belongs to somebody else, and leaves its caches there.
    env: { ...process.env, HOME: home },
  });
  const stop = async () => {
    await browser.close();
    await rm(home, { recursive: true, force: true });
  };
  return { browser, stop };
}

/** The test of journeys in the second engine, each as a new visitor; uncaught errors of the page fail it. */
export const test = journey.extend<{ firefox: Page }, { firefoxBrowser: Browser }>({
  firefoxBrowser: [
    async ({}, use) => {
      const { browser, stop } = await startFirefox();
      await use(browser);
      await stop();
    },
    { scope: 'worker', timeout: PATIENCE_MS * 2 },
  ],
  firefox: async ({ shop, firefoxBrowser }, use) => {
    const visitor = await firefoxBrowser.createBrowserContext();
    const page = await visitor.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => {
      if (!String(error).includes(CUT_SHORT)) errors.push(String(error));
    });
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(shop.url);
    await use(page);
    await visitor.close();
    expect(errors).toEqual([]);
  },
});

/** Opens a path of the shop and waits until its code has taken over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(new URL(address, page.url()).href);
  await isOpen(page);
}

/**
 * Waits until a question has an answer, and gives it. The driver's own waiting compiles code within the page,
 * which some releases refuse by the page's policy.
 */
export async function until<Answer>(ask: () => Promise<Answer>): Promise<NonNullable<Answer>> {
  let answer: Answer | undefined;
  await expect(async () => {
    answer = await ask();
    expect(answer).toBeTruthy();
  }).toPass({ timeout: PATIENCE_MS });
  return answer as NonNullable<Answer>;
}

/** Waits for what stands first under a selector. */
export function see(page: Page, selector: string): Promise<ElementHandle> {
  return until(() => page.$(selector));
}

/** The page's code has taken over and the start-up calls have ended. */
export async function isOpen(page: Page): Promise<void> {
  await until(() =>
    page.evaluate(
      () => document.readyState !== 'loading' && !document.querySelector('#main_loader'),
    ),
  );
}

/** Waits until a path is shown. */
export async function isAt(page: Page, wanted: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.location.pathname + window.location.search), {
      timeout: PATIENCE_MS,
    })
    .toBe(wanted);
}
