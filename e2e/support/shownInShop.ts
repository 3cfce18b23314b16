import { expect, type Page, type Response } from '@playwright/test';

const PROMISED_MS = 2000;

const isWrite = (response: Response) =>
  response.request().method() !== 'GET' && response.url().includes('/api/staff/');

/**
 * Makes a change in the staff app and polls until the shop shows it. Fails if that takes two seconds or more after
 * the response to the write.
 * @param shows true if a newly requested document has the change
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
