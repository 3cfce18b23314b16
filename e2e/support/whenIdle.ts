import type { Page } from '@playwright/test';

/**
 * Resolves after what the page had begun before: a request that it sends now is answered, two frames are drawn, the
 * browser has nothing else to do. What has not happened by then was not begun; timers are for the page's clock.
 */
export async function whenIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await fetch('/robots.txt', { cache: 'no-store' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}
