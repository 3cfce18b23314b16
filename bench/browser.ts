import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import playwright from '../playwright.config.ts';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Throughput in bytes per second; added latency per request in milliseconds. */
interface NetworkConditions {
  downloadThroughput: number;
  uploadThroughput: number;
  latency: number;
}

const PHONE_LINE: NetworkConditions = {
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};

const SLOWER_PROCESSOR = 4;
const SETTLE_MS = 4000;

export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch(playwright.use?.launchOptions);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Opens an empty page with a phone's viewport, without cached data or throttling. Closes the page after the work. */
export async function withPhone<Result>(
  browser: Browser,
  work: (page: Page) => Promise<Result>,
  options: BrowserContextOptions = {},
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, ...options });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

export async function slowNetwork(page: Page, line = PHONE_LINE): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
}

export function withSlowPhone<Result>(
  browser: Browser,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  return withPhone(browser, async (page) => {
    await slowNetwork(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    return work(page);
  });
}

/** Opens a URL and waits for four seconds after its load event. */
export async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
}
