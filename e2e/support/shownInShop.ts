import { expect, type Page, type Response } from '@playwright/test';

/** What the counter promises of every change. */
const PROMISED_MS = 2000;

const isWrite = (response: Response) =>
  response.request().method() !== 'GET' && response.url().includes('/api/staff/');

/**
 * Does something at the counter that is written, and then asks the shop until it shows it: whoever asks two seconds after the answer to
 * the write, or later, sees it. How long the answer to that takes is another promise's.
 * @param shows whether a document, asked for now, has the change
 */
export async function shownWithinTwoSeconds(
  page: Page,
  change: () => Promise<void>,
  shows: () => Promise<boolean>,
): Promise<void> {
  const answered = page.waitForResponse((response) => isWrite(response) && response.ok());
  await change();
  await answered;
  const written = performance.now();
  let asked = written;
  const ask = () => {
    asked = performance.now();
    return shows();
  };
  await expect.poll(ask, { intervals: [50] }).toBe(true);
  const took = Math.round(asked - written);
  expect(took, 'milliseconds until the shop shows it').toBeLessThan(PROMISED_MS);
}
