import { expect, type Page } from '@playwright/test';

/** What stands where an answer or code has not come yet; a bar that says how far something is stays. */
export const WAITING = '#main_loader, [role=progressbar]:not([aria-valuenow])';

/** Goes to a page of the opened shop or counter as the back button does, at a tenth of a new document's cost; ends when it is shown. */
export async function goto(page: Page, address: string): Promise<void> {
  const before = await page.locator('main > *').first().elementHandle();
  const isThere = await page.evaluate((to) => {
    const { pathname } = window.location;
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    return pathname === window.location.pathname;
  }, address);
  if (!isThere) await page.waitForFunction((old) => !old?.isConnected, before);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(WAITING)).toHaveCount(0);
}

/** Opens a page by its own document and waits until its code has taken over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isOpen(page);
}

/** The page's code has taken over and the start-up calls have ended. */
export async function isOpen(page: Page): Promise<void> {
  await expect(page.locator('#main_loader')).toHaveCount(0);
}
