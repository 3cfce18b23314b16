import { test as base, expect } from '@playwright/test';

/** Playwright logs this when it blocks a service worker; see playwright.config.ts. */
const BLOCKED = /Service Worker registration blocked by Playwright/;

/** Chromium logs this if the code runs seconds after the page's load, as on a slow machine. */
const USED_LATE = /was preloaded using link preload but not used within a few seconds/;

interface QuietPage {
  allowConsole: (pattern: RegExp) => void;
}

/**
 * Fails a test on console errors or warnings, uncaught errors and CSP violations of any page. A test can allow
 * messages with `allowConsole`.
 */
export const test = base.extend<QuietPage>({
  allowConsole: [
    async ({ context }, use) => {
      const allowed = [BLOCKED, USED_LATE];
      const heard: string[] = [];
      context.on('console', (message) => {
        // Chromium reports CSP violations as console errors.
        if (message.type() === 'error' || message.type() === 'warning') {
          heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => {
        heard.push(`uncaught: ${error.error().stack ?? error.error().message}`);
      });
      await use((pattern) => {
        allowed.push(pattern);
      });
      const unexpected = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'messages on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
