import type { Page } from '@playwright/test';
import { expect, test } from './storybookFixture.ts';

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

test('The content dialog is large and centred [MODALS-06, LIMITS-30]', async ({
  page,
  storybook,
}) => {
  await isLargeAndCentred(page, storyOf(storybook, 'features-ui-contentdialog--text'));
});

test('The video dialog is large and centred [MODALS-02, LIMITS-30]', async ({
  page,
  storybook,
}) => {
  await isLargeAndCentred(page, storyOf(storybook, 'features-ui-videodialog--player'));
});

test('The newsletter dialog is large and centred [NEWSLETTER-01]', async ({ page, storybook }) => {
  await isLargeAndCentred(page, storyOf(storybook, 'features-newsletter-newsletterdialog--open'));
});

test('The placeholder of a card’s picture is 280 px high [CARD-14, LIMITS-29]', async ({
  page,
  storybook,
}) => {
  await page.goto(storyOf(storybook, 'components-state-cardskeleton--loading'));
  const box = await page.getByTestId('card-skeleton-image').boundingBox();
  expect(box?.height).toBe(280);
});

test('A story URL restores controls, language, scheme, theme and text size', async ({
  page,
  storybook,
}) => {
  const globals = 'language:fr;scheme:dark;theme:coast;textSize:150';
  const url = storyOf(storybook, 'components-goods-quantitybox--two');
  await page.goto(`${url}&args=quantity:7;name:Miel&globals=${globals}`);
  const box = page.getByRole('group', { name: 'Quantité : Miel' });
  await expect(box.getByRole('textbox')).toHaveValue('7');
  const space = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--rr-space-5'));
  expect(await space()).toBe('20px');
  const { scheme, size } = await page.evaluate(() => {
    const { dataset, style } = document.documentElement;
    return { scheme: dataset.colorScheme, size: style.fontSize };
  });
  expect({ scheme, size }).toEqual({ scheme: 'dark', size: '150%' });
  await page.goto(`${url}&globals=theme:ridge`);
  await expect.poll(space).toBe('24px');
});
