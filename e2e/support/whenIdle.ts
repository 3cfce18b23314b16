import type { Page } from '@playwright/test';

/**
 * Waits until pending work of the page is done: requests, two frames and idle time. Does not wait for timers, which
 * run on the page's clock.
 */
export async function whenIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await fetch('/robots.txt', { cache: 'no-store' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}
