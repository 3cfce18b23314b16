import playwright from '../../playwright.config.ts';
import { isOpen, open } from '../support/goto.ts';
import { expect, test } from '../support/shop.ts';

// Playwright switches off what this is about.
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

test('PRODUCT-02 ROUTES-12 a page that is left for another document comes back as it was, without being loaded', async ({
  page,
}) => {
  await open(page, '/shop');
  await page.evaluate(() => (window.isKept = true));
  await page.getByRole('button', { name: 'Add to cart: Besan laddu' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
  await page.goto('/robots.txt');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/shop');
  await isOpen(page);
  expect(await page.evaluate(() => window.isKept)).toBe(true);
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
});
