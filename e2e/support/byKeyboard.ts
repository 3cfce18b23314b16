import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page of the counter has on a phone. */
const MOST_TABS = 80;

/** Whether it has the focus, and nothing that stands over the page hides it. */
const isReached = (target: Locator) =>
  target.evaluate((element) => {
    if (element !== document.activeElement) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });

/**
 * Presses Tab until something has the focus, as somebody without a mouse does.
 * @throws where Tab does not lead there, or what has the focus cannot be seen
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      // Scrolling to it may take a frame.
      await expect.poll(() => isReached(target), 'what has the focus can be seen').toBe(true);
      return;
    }
  }
  throw new Error(`${MOST_TABS} presses of Tab do not lead to ${target.toString()}.`);
}

/** Goes somewhere by Tab and presses Enter, or another key. */
export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
