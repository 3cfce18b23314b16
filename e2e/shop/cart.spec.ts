import type { Locator, Page } from '@playwright/test';
import { waitUntilReady, open } from '../support/goto.ts';
import { expect, test } from '../support/shop.ts';

const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Added to your cart' });
const miniCart = (page: Page) => page.getByRole('dialog', { name: 'My Shopping Cart' });

async function gotoShop(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await open(page, '/shop');
}

async function add(page: Page, name = 'Oat cookies'): Promise<void> {
  await page.getByRole('button', { name: `Add to cart: ${name}` }).click();
}

async function placeOf(element: Locator): Promise<{ left: number; right: number; width: number }> {
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = JSON.stringify(await element.boundingBox());
      return last !== 'null' && last === before;
    })
    .toBe(true);
  const { x, width } = JSON.parse(last) as { x: number; width: number };
  return { left: x, right: x + width, width };
}

function isInFront(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (node.contains(top) || top.contains(node));
  });
}

function hasFocusInside(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node.contains(document.activeElement));
}

test('The mini cart opens at the right, 440 px wide with a backdrop, and closes on continue shopping [PRODUCT-08, MINICART-01, MINICART-02, LIMITS-28]', async ({
  page,
}) => {
  await gotoShop(page, 1280);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart,/ })
    .click();
  const drawer = await placeOf(miniCart(page));
  expect(drawer.width).toBe(440);
  expect(drawer.right).toBe(1280);
  const overlay = page.locator('.MuiBackdrop-root');
  const colour = await overlay.evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(colour).toBe('rgba(24, 30, 24, 0.55)');
  expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(miniCart(page)).toBeHidden();
  await page.setViewportSize({ width: 360, height: 800 });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart,/ })
    .click();
  expect(await placeOf(miniCart(page))).toEqual({ left: 0, right: 360, width: 360 });
});

for (const width of [1280, 800, 360]) {
  test(`At ${width} px the confirmation is centred above the mini cart, with the toast above it${width === 360 ? '' : ' @full'} [CARTADDED-02, CARTADDED-08]`, async ({
    page,
  }) => {
    await gotoShop(page, width);
    await add(page);
    const dialog = confirmation(page);
    const place = await placeOf(dialog);
    expect(Math.abs(place.left - (width - place.right))).toBeLessThanOrEqual(1);
    expect(place.width).toBeGreaterThan(Math.min(width * 0.85, 600));
    expect(await isInFront(dialog)).toBe(true);
    await expect(miniCart(page)).toBeHidden();
    await expect.poll(() => hasFocusInside(page.locator('.MuiDialog-root'))).toBe(true);

    const toast = page.getByRole('alert').filter({ hasText: 'Successfully added to cart.' });
    await expect(toast).toBeVisible();
    expect(await isInFront(toast)).toBe(true);

    await dialog.getByRole('link', { name: 'Continue shopping' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/shop');
    await expect(miniCart(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(miniCart(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add to cart: Oat cookies' })).toBeFocused();
  });
}

test('The cart preview opens on hover and keyboard focus, not on touch [HEADERCART-04, HEADERCART-11] @full', async ({
  page,
  browser,
  shop,
}) => {
  await page.clock.install();
  await gotoShop(page, 1280);
  await add(page);
  await confirmation(page).getByRole('link', { name: 'Continue shopping' }).click();
  await expect(miniCart(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(miniCart(page)).toBeHidden();
  const preview = page.getByRole('region', { name: 'In Your Bag' });
  const icon = page.getByRole('banner').getByRole('link', { name: /^Cart,/ });
  await icon.hover();
  await expect(preview.getByRole('link', { name: 'Oat Cookies' })).toHaveAttribute(
    'href',
    '/poat-cookies',
  );
  await preview.getByText('1 x ₹ 249.00/-').hover();
  await page.clock.runFor(1000);
  await expect(preview).toBeVisible();
  await page.mouse.move(200, 600);
  await expect(preview).toBeHidden();

  await icon.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(preview).toBeVisible();
  await page.keyboard.press('Tab');
  await expect.poll(() => hasFocusInside(preview)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(icon).toBeFocused();

  await icon.hover();
  await preview.getByRole('button', { name: 'Remove Oat cookies' }).click();
  await expect(preview.getByText('Your cart is currently empty.')).toBeVisible();
  await icon.click();
  await expect(miniCart(page)).toBeVisible();
  await expect(preview).toBeHidden();

  const touching = await browser.newContext({
    baseURL: shop.url,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 1024, height: 800 },
  });
  const tablet = await touching.newPage();
  await tablet.goto('/shop');
  await waitUntilReady(tablet);
  await tablet
    .getByRole('banner')
    .getByRole('link', { name: /^Cart,/ })
    .tap();
  await expect(miniCart(tablet)).toBeVisible();
  await expect(tablet.getByRole('region', { name: 'In Your Bag' })).toHaveCount(0);
  await touching.close();
});

test('The cart page applies and removes a coupon, and saves, removes and restores lines [PRODUCT-07, PRODUCT-09]', async ({
  page,
}) => {
  await gotoShop(page, 1280);
  await add(page);
  await confirmation(page).getByRole('link', { name: 'Your cart' }).click();
  await expect(page).toHaveURL('/checkout/cart');
  const main = page.getByRole('main');
  await main.getByPlaceholder('Enter Coupon Code').fill('no such code');
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This coupon code isn’t valid.')).toBeVisible();
  await main.getByPlaceholder('Enter Coupon Code').fill('TREK10');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Coupon TREK10')).toBeVisible();
  await expect(main.getByPlaceholder('Enter Coupon Code')).toHaveValue('');
  await main.getByRole('button', { name: 'Remove coupon' }).click();
  await expect(main.getByText('Coupon TREK10')).toBeHidden();
  await expect(main.getByRole('complementary')).toBeFocused();

  await main.getByRole('button', { name: 'Remove Oat cookies' }).click();
  await expect(main.getByText('Your cart is empty')).toBeVisible();
  await main.getByRole('button', { name: 'Undo: put Oat cookies back in the cart' }).press('Enter');
  await expect(main.getByRole('link', { name: 'Oat cookies' }).first()).toBeVisible();

  await main.getByRole('button', { name: 'Save for later: Oat cookies' }).click();
  const saved = main.getByRole('region', { name: 'Saved for later' });
  await expect(saved.getByRole('link', { name: 'Oat cookies' }).first()).toBeVisible();
  await page.reload();
  await saved.getByRole('button', { name: 'Move to cart: Oat cookies' }).click();
  await expect(
    main
      .getByRole('list', { name: 'Products in your cart' })
      .getByRole('link', { name: 'Oat cookies' })
      .first(),
  ).toBeVisible();
});

test('A retried add with a lost response counts once [E-12, CONFLICT-06]', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/cart\/add|ERR_FAILED/);
  await gotoShop(page, 1280);
  const keys: (string | undefined)[] = [];
  await page.route(/cart\/add/, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('failed');
  });
  await page.getByRole('button', { name: 'Add to cart: Oat cookies' }).dblclick();
  await confirmation(page).getByRole('button', { name: 'Close' }).click();
  await expect(miniCart(page).getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});
