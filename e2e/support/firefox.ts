/** Drives Firefox through puppeteer's WebDriver BiDi, because Playwright supports only a patched Firefox. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch, type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { expect, test as journey } from './shop.ts';

export { expect };

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const PATIENCE_MS = 30_000;
/** Firefox logs this for service worker requests that are pending when the page is left. */
const CUT_SHORT = 'A ServiceWorker intercepted the request and encountered an unexpected error';

async function startFirefox(): Promise<{ browser: Browser; stop: () => Promise<void> }> {
  const home = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    // Use the window's size: Debian's release lacks the commands that set a page's size.
    defaultViewport: null,
    args: ['--width=1280', '--height=1000'],
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': 0,
      'ui.systemUsesDarkTheme': 1,
    },
    timeout: PATIENCE_MS * 2,
    // Firefox rejects a home directory of another user, and stores its caches there.
    env: { ...process.env, HOME: home },
  });
  const stop = async () => {
    await browser.close();
    await rm(home, { recursive: true, force: true });
  };
  return { browser, stop };
}

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

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(new URL(address, page.url()).href);
  await waitUntilReady(page);
}

/**
 * Polls until the function returns a truthy value. Puppeteer's wait functions need eval in the page, which the CSP
 * blocks in some releases.
 */
export async function until<Answer>(ask: () => Promise<Answer>): Promise<NonNullable<Answer>> {
  let answer: Answer | undefined;
  await expect(async () => {
    answer = await ask();
    expect(answer).toBeTruthy();
  }).toPass({ timeout: PATIENCE_MS });
  return answer as NonNullable<Answer>;
}

export function waitForElement(page: Page, selector: string): Promise<ElementHandle> {
  return until(() => page.$(selector));
}

export async function waitUntilReady(page: Page): Promise<void> {
  await until(() =>
    page.evaluate(
      () => document.readyState !== 'loading' && !document.querySelector('#main_loader'),
    ),
  );
}

export async function waitForPath(page: Page, wanted: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.location.pathname + window.location.search), {
      timeout: PATIENCE_MS,
    })
    .toBe(wanted);
}
