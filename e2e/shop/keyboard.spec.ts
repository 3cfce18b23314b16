import { devices } from '@playwright/test';
import { signInCustomer } from '../support/customer.ts';
import { coveredFocus, focusJumps, smallControls, unseenFocus } from '../support/pageChecks.ts';
import { expect, test } from '../support/shop.ts';
import { goto, waitUntilReady, open } from '../support/goto.ts';

const PAGES = ['/', '/shop', '/shop/oat-cookies', '/checkout/cart', '/checkout'];

test('Tab follows the reading order, and focus is visible on each page [E-10] @full', async ({
  page,
  context,
  shop,
}) => {
  test.setTimeout(120_000);
  await signInCustomer(context, shop);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/info/about-us');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  for (const address of PAGES) {
    await goto(page, address);
    await page.keyboard.press('Tab');
    expect.soft(await focusJumps(page), address).toEqual([]);
    expect.soft(await unseenFocus(page), address).toEqual([]);
  }
});

test('Keyboard shortcuts work once enabled, and stay enabled [E-10] @full', async ({ page }) => {
  await open(page, '/info/about-us');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const loaded = page.waitForResponse(/assets\/shortcut-keys\./);
  await help.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).check();
  await loaded;
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(async () => {
    await page.keyboard.type('gs');
    // Use a long timeout: a retry during the navigation would navigate again and close the mini cart opened below.
    await expect(page).toHaveURL('/shop', { timeout: 10_000 });
  }).toPass();
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'My Shopping Cart' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const again = page.waitForResponse(/assets\/shortcut-keys\./);
  await page.reload();
  await again;
  await waitUntilReady(page);
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 1000 });
  }).toPass();
  await field.fill('');
  await page.keyboard.type('g c?');
  await expect(field).toHaveValue('g c?');
});

test('The bars of a small screen do not cover the focused element [E-10] @full', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/shop');
  for (const nth of [0, 1])
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Compare/ })
      .nth(nth)
      .click();
  await expect(page.getByRole('region', { name: 'Products to compare' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 480 });
  for (const address of ['/account/register', '/checkout/cart', '/shop/collection/spices']) {
    await goto(page, address);
    expect.soft(await coveredFocus(page), address).toEqual([]);
  }
});

test('Controls are large enough for fingers on a phone [E-10] @full', async ({ browser, shop }) => {
  const { defaultBrowserType: _, ...phone } = devices['Galaxy S9+'];
  const context = await browser.newContext({
    ...phone,
    viewport: { width: 360, height: 740 },
    baseURL: shop.url,
    reducedMotion: 'reduce',
  });
  await signInCustomer(context, shop);
  const page = await context.newPage();
  await open(page, '/info/about-us');
  for (const address of PAGES) {
    await goto(page, address);
    expect.soft(await smallControls(page), address).toEqual([]);
  }
  await context.close();
});

test('Icons and selected states are visible in forced colours [E-10] @full', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page, '/shop');
  const icons = page.locator(':is(button, a, label, li) > svg').filter({ visible: true });
  expect(await icons.count()).toBeGreaterThan(10);
  const lost = await icons.evaluateAll((all) =>
    all.flatMap((icon) => {
      const { color } = getComputedStyle(icon.parentElement ?? icon);
      const { maskImage, backgroundColor } = getComputedStyle(icon);
      const isSeen = maskImage !== 'none' && backgroundColor === color;
      return isSeen ? [] : [icon.outerHTML.slice(0, 200)];
    }),
  );
  expect(lost).toEqual([]);

  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /wishlist/i })
    .first();
  const look = () =>
    heart.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return [backgroundColor, color];
    });
  const before = await look();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(0, 0);
  const [ground, sign] = await look();
  expect([ground, sign]).not.toEqual(before);
  expect(ground).not.toBe(sign);
  const current = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current]');
  const fill = await current.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(fill).toBe(ground);
});
