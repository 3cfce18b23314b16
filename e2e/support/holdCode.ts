import type { Page } from '@playwright/test';

/** Keeps the shop's code back from a page until it is released; the page's load may wait for it. */
export async function holdCode(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/main\./, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
