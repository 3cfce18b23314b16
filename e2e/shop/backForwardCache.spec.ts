import playwright from '../../playwright.config.ts';
import { waitUntilReady, open } from '../support/goto.ts';
import { expect, test } from '../support/shop.ts';

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: {
    ...playwright.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

declare global {
  interface Window {
    isKept?: boolean;
  }
}

test('The back/forward cache restores a page after leaving for another document [PRODUCT-02, ROUTES-12]', async ({
  page,
}) => {
  await open(page, '/shop');
  await page.evaluate(() => (window.isKept = true));
  await page.getByRole('button', { name: 'Add to cart: Besan laddu' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
  await page.goto('/robots.txt');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/shop');
  await waitUntilReady(page);
  expect(await page.evaluate(() => window.isKept)).toBe(true);
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
});
