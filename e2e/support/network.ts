import type { BrowserContext } from '@playwright/test';

/** Name in the storage of what the network is, for documents that open while it is cut off. */
const CUT_OFF = 'e2e_cut_off';

/** Cuts the network off for every page, and for documents that open from now on: some releases call those online. */
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

/** Gives the network back to every page. */
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
