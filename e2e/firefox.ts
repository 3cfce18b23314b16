/** Firefox, driven through WebDriver BiDi by puppeteer: Playwright has only a build of its own of that engine. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch, type Browser, type Page } from 'puppeteer-core';
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
    await page.setViewport({ width: 1280, height: 900 });
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

/** The page's code has taken over and the start-up calls have ended. */
export async function isOpen(page: Page): Promise<void> {
  await page.waitForSelector('#main_loader', { hidden: true });
}

/** Waits until a path is shown. */
export async function isAt(page: Page, wanted: string): Promise<void> {
  await page.waitForFunction(
    (address) => window.location.pathname + window.location.search === address,
    {},
    wanted,
  );
}
