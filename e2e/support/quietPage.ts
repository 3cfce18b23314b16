import { test as base, expect } from '@playwright/test';

/** Playwright's own word on the worker that journeys go without; see playwright.config.ts. */
const BLOCKED = /Service Worker registration blocked by Playwright/;

/** Said where a machine is so slow that the shop's code runs seconds after the page's load: a matter of time alone. */
const USED_LATE = /was preloaded using link preload but not used within a few seconds/;

interface QuietPage {
  /** Names a message that this test provokes: it may appear on the console or as an error of a page. */
  allowConsole: (pattern: RegExp) => void;
}

/**
 * Playwright's test whose pages must stay quiet: errors and warnings on the console, uncaught errors and violations of
 * the Content-Security-Policy, on any page of the test, fail it unless it names them.
 */
export const test = base.extend<QuietPage>({
  allowConsole: [
    async ({ context }, use) => {
      const allowed = [BLOCKED, USED_LATE];
      const heard: string[] = [];
      context.on('console', (message) => {
        // Chromium reports violations of the policy as errors on the console.
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
