/** Sizes of pieces that only a browser knows, measured in their stories. */
import type { Page } from '@playwright/test';
import { expect, test } from './storybookFixture.ts';

/** Opens the story of a dialog in a window of 1280 by 800: it is 900 wide, and its middle is the window's. */
async function isLargeAndCentred(page: Page, story: string): Promise<void> {
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(story);
  const box = await page.getByRole('dialog').boundingBox();
  if (!box) throw new Error('The dialog has no box.');
  expect(box.width).toBe(900);
  expect(Math.abs(box.x + box.width / 2 - 640)).toBeLessThanOrEqual(1);
  expect(Math.abs(box.y + box.height / 2 - 400)).toBeLessThanOrEqual(1);
}

const storyOf = (storybook: string, id: string) =>
  `${storybook}/iframe.html?id=${id}&viewMode=story`;

test('MODALS-06 LIMITS-30 the content dialog is large and in the middle', async ({
  page,
  storybook,
}) => {
  await isLargeAndCentred(page, storyOf(storybook, 'features-ui-contentdialog--text'));
});

test('MODALS-02 LIMITS-30 the video dialog is large and in the middle', async ({
  page,
  storybook,
}) => {
  await isLargeAndCentred(page, storyOf(storybook, 'features-ui-videodialog--player'));
});

test('CARD-14 LIMITS-29 the placeholder of a card’s picture is 280 px high', async ({
  page,
  storybook,
}) => {
  await page.goto(storyOf(storybook, 'components-cardskeleton--loading'));
  const box = await page.getByTestId('card-skeleton-image').boundingBox();
  expect(box?.height).toBe(280);
});
