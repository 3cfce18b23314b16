import type { BrowserContext } from '@playwright/test';

const CUT_OFF = 'e2e_cut_off';

/**
 * Takes every page offline. Also sets `navigator.onLine` to false in new documents, because some browser releases
 * report true.
 */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.addInitScript((name) => {
    if (window.location.protocol === 'about:' || localStorage.getItem(name) === null) return;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  }, CUT_OFF);
  for (const page of context.pages()) {
    await page.evaluate((name) => localStorage.setItem(name, ''), CUT_OFF);
  }
  await context.setOffline(true);
}

export async function goOnline(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  for (const page of context.pages()) {
    await page.evaluate((name) => {
      localStorage.removeItem(name);
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
    }, CUT_OFF);
  }
}
