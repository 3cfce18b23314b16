import type { Page } from '@playwright/test';

/** Delays the shop's scripts until released; the page's load event may wait for them. */
export async function holdCode(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/main\./, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
