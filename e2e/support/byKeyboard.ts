import { expect, type Locator, type Page } from '@playwright/test';

const MOST_TABS = 80;

const isReached = (target: Locator) =>
  target.evaluate((element) => {
    if (element !== document.activeElement) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect.poll(() => isReached(target), 'what has the focus can be seen').toBe(true);
      return;
    }
  }
  throw new Error(`${MOST_TABS} presses of Tab do not lead to ${target.toString()}.`);
}

export async function tabToAndPress(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
