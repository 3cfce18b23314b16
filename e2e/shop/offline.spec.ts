import type { BrowserContext, Page } from '@playwright/test';
import { waitUntilReady, open } from '../support/goto.ts';
import { goOffline, goOnline } from '../support/network.ts';
import { expect, test } from '../support/shop.ts';

test.use({ serviceWorkers: 'allow' });

const CUT = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not load everything/;

function cachedPaths(page: Page, cacheName: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const cache = await caches.open(name);
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  }, cacheName);
}

async function openUntilCached(page: Page, address: string): Promise<void> {
  await open(page, address);
  const { pathname } = new URL(page.url());
  await expect.poll(() => cachedPaths(page, 'pages-1')).toContain(pathname);
}

function cachedUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caught = ['pages-1', 'calls-1'].map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caught)).flat().map(({ url }) => url);
  });
}

function isCached(page: Page, text: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request, { ignoreVary: true });
        if (`${request.url} ${await kept?.text()}`.includes(wanted)) return true;
      }
    }
    return false;
  }, text);
}

const notice = (page: Page) =>
  page.getByText('You’re offline. You can still open pages you’ve visited.');

function sentKeys(context: BrowserContext): string[] {
  const keys: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('checkout/cart/add')) {
      keys.push(request.headers()['idempotency-key'] ?? 'none');
    }
  });
  return keys;
}

test('The shop is installable: manifest, icons and service worker are valid [E-09] @full', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/');
  const devTools = await context.newCDPSession(page);
  const { url, errors, data = '' } = await devTools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  const { icons } = JSON.parse(data) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons.filter((icon) => icon.src.endsWith('.png'))) {
    const bytes = await (await request.get(src)).body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    expect(bytes.length).toBeLessThan(12_000);
  }
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
    .toMatch(/\/sw\.js$/);
});

test('Visited pages open offline by link and reload; others show an offline page with links [E-09] @full', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(CUT);
  await openUntilCached(page, '/shop/oat-cookies');
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click();
  await expect(page).toHaveURL('/shop');
  await expect.poll(() => cachedPaths(page, 'pages-1')).toContain('/shop');
  await expect(notice(page)).toBeHidden();

  await goOffline(context);
  await expect(notice(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Oat cookies' }).click();
  await expect(page).toHaveURL('/shop/oat-cookies');
  await expect(page.getByRole('heading', { level: 1, name: 'Oat cookies' })).toBeVisible();

  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/blog');
  await page.getByRole('main').getByRole('link', { name: 'Oat cookies' }).click();
  await expect(page).toHaveURL('/shop/oat-cookies');

  await goOnline(context);
  await expect(notice(page)).toBeHidden();
});

test('Offline pages use the chosen language, not the language they were cached in [E-09] @full', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(CUT);
  await openUntilCached(page, '/shop');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await open(page, '/info/contact');
  await expect.poll(() => cachedPaths(page, 'pages-1')).toContain('/info/contact');
  await goOffline(context);
  await page.goto('/shop');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact' })).toBeVisible();
});

test('The cache contains no token, cart or account data [E-09] @full', async ({ page }) => {
  await openUntilCached(page, '/shop');
  await page.getByRole('button', { name: 'Add to cart: Oat cookies' }).click();
  await page
    .getByRole('dialog', { name: 'Added to your cart' })
    .getByRole('button', { name: 'Close' })
    .click();
  const miniCart = page.getByRole('dialog', { name: 'My Shopping Cart' });
  await miniCart.getByRole('link', { name: 'view cart' }).click();
  await expect(page).toHaveURL('/checkout/cart');
  await open(page, '/account/wishlist');
  await openUntilCached(page, '/shop/oat-cookies');
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click();
  await expect.poll(() => cachedPaths(page, 'calls-1')).toContain('/api');
  const token = await page.evaluate(() => sessionStorage.getItem('api_token'));
  expect(token).toMatch(/^[0-9a-f]{32,}$/);
  expect(await isCached(page, String(token))).toBe(false);
  expect(await isCached(page, 'Oat cookies')).toBe(true);
  const personal = /checkout|account|apitoken|currency|recent_view/;
  const addresses = await cachedUrls(page);
  const paths = addresses.map((address) => address.replace(/kept_currency=\w*/, ''));
  expect(paths.filter((address) => personal.test(address))).toEqual([]);
});

test('Adds are queued offline, survive a reload and are sent once across tabs [E-09, E-12]', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(CUT);
  await openUntilCached(page, '/shop');
  const other = await context.newPage();
  await openUntilCached(other, '/shop');
  const keys = sentKeys(context);
  await goOffline(context);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart: Oat cookies' }).dblclick();
  await expect(
    page.getByText('Oat cookies will be added to your cart when you are back online.').first(),
  ).toBeVisible();
  await expect(page.getByText('1 product will be added')).toBeVisible();
  await expect(other.getByText('1 product will be added')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 product will be added')).toBeVisible();
  expect(keys).toEqual([]);

  await goOnline(context);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(keys).not.toContain('none');
  await page.goto('/checkout/cart');
  await expect(page.getByRole('main').getByRole('link', { name: 'Oat cookies' })).not.toHaveCount(
    0,
  );
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('waiting_add');
});

const QUICK_VIEW = /\/assets\/quick-view\.[^/]*$/;
const CART_PANELS = /\/assets\/mini-cart\.[^/]*$/;

test.describe('a deploy', () => {
  test.use({ serviceWorkers: 'block' });

  /**
   * Responds with 404 to the files, as after a deploy, for the given number of page loads.
   * @returns the URLs of all page loads so far
   */
  async function takeAway(page: Page, files: RegExp, until: number) {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await page.route(files, (route) =>
      loads.length > until ? route.continue() : route.fulfill({ status: 404, body: '' }),
    );
    return loads;
  }

  test("that removed a dialog's code reloads the page once, opens the dialog and preserves input [E-09] @full", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404|ChunkLoadError|Loading chunk/);
    const loads = await takeAway(page, QUICK_VIEW, 1);
    await open(page, '/shop');
    const price = page.locator('input[name="price_min"]');
    await price.fill('50');
    await page.getByRole('button', { name: 'Quick view: Oat cookies' }).click();
    await expect.poll(() => loads).toHaveLength(2);
    await waitUntilReady(page);
    await expect(page.getByRole('dialog').getByText('Oat cookies').first()).toBeVisible();
    await expect(price).toHaveValue('50');
    expect(loads).toHaveLength(2);
    expect(new URL(page.url()).pathname).toBe('/shop');
  });

  test('that leaves code missing reloads the page once, shows a message and opens it later [E-09] @full', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404|ChunkLoadError|Loading chunk/);
    const loads = await takeAway(page, QUICK_VIEW, Infinity);
    await open(page, '/shop');
    const opener = page.getByRole('button', { name: 'Quick view: Oat cookies' });
    const left = page.waitForEvent('load');
    await opener.click();
    await left;
    await waitUntilReady(page);
    await opener.click();
    await expect(page.getByText('Couldn’t open this.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads).toHaveLength(2);
    // Retry, because the next click may still get the result of an earlier failed request.
    await page.unroute(QUICK_VIEW);
    const name = page.getByRole('dialog').getByText('Oat cookies').first();
    await expect(async () => {
      if (!(await name.isVisible())) await opener.click({ timeout: 2000 });
      await expect(name).toBeVisible({ timeout: 2000 });
    }).toPass();
  });

  test("that removed the mini cart's code preserves added products and shows a message [E-09] @full", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404|ChunkLoadError|Loading chunk/);
    const loads = await takeAway(page, CART_PANELS, Infinity);
    await open(page, '/shop');
    const add = page.getByRole('button', { name: 'Add to cart: Oat cookies' });
    const cart = page.getByRole('banner').getByRole('link', { name: /^Cart, / });
    await add.click();
    await expect.poll(() => loads).toHaveLength(2);
    await waitUntilReady(page);
    await expect(cart).toHaveAccessibleName('Cart, 1 item');
    const asked = page.waitForRequest(
      (request) => CART_PANELS.test(request.url()) && request.resourceType() === 'script',
    );
    await add.click();
    await asked;
    await expect(page.getByText('Couldn’t open this.')).toBeVisible();
    await expect(cart).toHaveAccessibleName('Cart, 2 items');
    await page.unroute(CART_PANELS);
    const dialog = page.getByRole('dialog', { name: 'Added to your cart' });
    await expect(async () => {
      // The dialog may open after the check and cover the button, so limit the click's time.
      if (!(await dialog.isVisible())) await add.click({ timeout: 5000 });
      await expect(dialog).toBeVisible({ timeout: 5000 });
    }).toPass();
    expect(loads).toHaveLength(2);
  });
});
