import type { Page } from '@playwright/test';
import { open } from '../support/goto.ts';
import { expect, test } from '../support/shop.ts';

const pages = ['/', '/shop', '/shop/oat-cookies', '/search?search=rice'];

test.use({ viewport: { width: 412, height: 823 } });

function skippable(page: Page) {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('main *')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    );
    const controls = parts.flatMap((part) => [...part.querySelectorAll('input, select, textarea')]);
    return { parts: parts.length, controls: controls.map(({ outerHTML }) => outerHTML) };
  });
}

for (const url of pages) {
  test(`Off-screen content is skippable on a phone at ${url} [PRODUCT-02]`, async ({ page }) => {
    await open(page, url);
    const { parts, controls } = await skippable(page);
    expect(parts).toBeGreaterThan(2);
    // A form control forces the browser to lay out the skippable part around it.
    expect(controls).toEqual([]);
  });
}

test('On a phone, back restores the scroll position, even after a reload [ROUTES-12] @full', async ({
  page,
}) => {
  await open(page, '/shop');
  const card = page.getByRole('article').nth(17);
  await card.scrollIntoViewIfNeeded();
  const place = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN);
  // Wait two frames, in which the layout of nearby cards moves this card.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const left = await place();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shop\/[\w-]+$/);
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect.poll(place).toBe(left);

  await page.reload();
  await expect.poll(place).toBe(left);
});

test('On a phone, a URL with an anchor shows its element below the header [ROUTES-11] @full', async ({
  page,
}) => {
  for (const url of ['/shop/oat-cookies#reviews', '/#home-story']) {
    await open(page, url);
    const target = page.locator(url.slice(url.indexOf('#')));
    await expect(target).toBeInViewport();
    const y = (await target.boundingBox())?.y ?? Number.NaN;
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(250);
  }
});

test('Skippable parts do not clip focus rings [E-10] @full', async ({ page }) => {
  await open(page, '/shop');
  const margins = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => getComputedStyle(element).contentVisibility === 'auto')
      .map((element) => getComputedStyle(element).overflowClipMargin),
  );
  expect(new Set(margins)).toEqual(new Set(['12px']));
});
