import type { Page } from '@playwright/test';
import { waitUntilReady, open } from '../support/goto.ts';
import { expect, test } from '../support/shop.ts';

async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    // The page may be closed before the release.
    await route.continue().catch(() => undefined);
  });
  return () => release();
}

const FAILED = 'Couldn’t open this page. Check your connection.';

function firstLink(page: Page, name: string) {
  return page.getByRole('link', { name, exact: true }).first();
}

for (const address of ['/shop', '/search?search=oat', '/']) {
  test(`Header, page, footer and mini cart are on ${address}${address === '/' ? '' : ' @full'} [SHELL-03, SHELL-05, ROUTES-01, ROUTES-06, ROUTES-07]`, async ({
    page,
  }) => {
    await open(page, address);
    await expect(page.locator('header').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('button', { name: 'Add to cart: Oat cookies' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'My Shopping Cart' })).toBeVisible();
  });
}

test('Collections and products use the same page frame without extra wrappers [SHELL-08, SHELL-09]', async ({
  page,
}) => {
  await open(page, '/shop');
  const frame = () =>
    page.evaluate(() => {
      const main = document.querySelector('main');
      const children = [...(main?.children ?? [])].filter((child) => child.checkVisibility());
      const around = [...(main?.parentElement?.children ?? [])].filter(
        (child) => child.checkVisibility() && child.role !== 'progressbar',
      );
      return {
        children: children.length,
        around: around.map(({ tagName }) => tagName),
        heading: children[0]?.querySelector('h1') !== null,
      };
    });
  const shop = await frame();
  expect(shop).toMatchObject({ children: 1, heading: true });
  for (const address of ['/shop/collection/spices', '/shop/oat-cookies']) {
    await open(page, address);
    expect(await frame()).toEqual(shop);
  }
});

test('The header is sticky [HEADER-01]', async ({ page }) => {
  await open(page, '/shop');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  const box = await page.locator('header').first().boundingBox();
  expect(box?.y).toBe(0);
  await expect(page.getByRole('search').first()).toBeInViewport();
});

test('Code of other areas is not in the first bundle and is prefetched [ROUTES-08]', async ({
  page,
  request,
}) => {
  const document = await (await request.get('/')).text();
  expect(document).toMatch(/assets\/home\.\w+\.js/);
  expect(document).not.toMatch(/<script[^>]*assets\/cart\.|data-scripts="[^"]*assets\/cart\./);
  const fetched = page.waitForRequest(/assets\/cart\.\w+\.js/);
  await page.goto('/');
  await fetched;
});

test('The spinner shows between click and new page [SHELL-15, SHELL-17]', async ({ page }) => {
  const release = await hold(page, /assets\/shop\.\w+\.js/);
  await open(page, '/');
  await firstLink(page, 'Shop').click();
  await expect(page.locator('#main_loader')).toContainText('Loading page');
  await expect(page).toHaveURL('/');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(page).toHaveURL('/shop');
  await waitUntilReady(page);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/shop?page=2');
  await waitUntilReady(page);
});

test('Another click cancels a navigation, whose page never shows [SHELL-16, CONFLICT-12] @full', async ({
  page,
}) => {
  const release = await hold(page, /assets\/shop\.\w+\.js/);
  await open(page, '/');
  await firstLink(page, 'Shop').click();
  await expect(page.locator('#main_loader')).toHaveCount(1);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shop\/[\w-]+$/);
  await waitUntilReady(page);
  const address = page.url();
  const arrived = page.waitForResponse(/assets\/shop\.\w+\.js/);
  release();
  await arrived;
  await page.waitForLoadState('networkidle');
  expect(page.url()).toBe(address);
});

test('A chunk removed by a deploy falls back to a document load [OPEN-30, ROUTES-08] @full', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ERR_FAILED|ChunkLoadError/);
  let isLost = true;
  await page.route(/assets\/shop\.\w+\.js/, (route) => (isLost ? route.abort() : route.continue()));
  await open(page, '/');
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await firstLink(page, 'Shop').click();
  expect(new URL((await asked).url()).pathname).toBe('/shop');
  isLost = false;
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await waitUntilReady(page);
});

test('Without a connection the page stays, shows an error and hides the spinner [OPEN-30, SHELL-16]', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ERR_FAILED|ERR_INTERNET|ChunkLoadError|could not load/);
  await page.route(/assets\/shop\.\w+\.js/, (route) => route.abort());
  await open(page, '/');
  await page.route(/currency\/change/, (route) => route.fulfill({ json: { error: 'Not now' } }));
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await expect(page.getByText('Not now')).toBeVisible();
  await context.setOffline(true);
  await firstLink(page, 'Shop').click();
  await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible();
  await waitUntilReady(page);
  await expect(page).toHaveURL('/');
  await context.setOffline(false);
});

test('A page with missing code is readable, hides the spinner and navigates on [OPEN-30, SHELL-13] @full', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ChunkLoadError/);
  const code = /assets\/shop\.\w+\.js/;
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await open(page, '/shop');
  const notice = page.getByRole('alert').filter({ hasText: 'You can read this page' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).toContainText('₹');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(notice).toBeVisible();
  await expect(first).toContainText('₹');
  await page.unroute(code);
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(notice).toBeHidden();
  await expect(async () => {
    await first.getByRole('button', { name: /^Quick view/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 });
  }).toPass();

  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await open(page, '/shop');
  await expect(notice).toBeVisible();
  await firstLink(page, 'Blog').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('The loading bar shows during a request and moves after 1000 ms [SHELL-19, CONFLICT-13, LIMITS-13]', async ({
  page,
}) => {
  await open(page, '/shop');
  await page.waitForLoadState('networkidle');
  const release = await hold(page, /product\/search/);
  await page.getByRole('link', { name: 'Page 3' }).click();
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  await expect(bar).toBeAttached();
  const widthAfter = (ms: number) =>
    bar.evaluate((element, time) => {
      const [animation] = element.firstElementChild?.getAnimations() ?? [];
      if (!animation) throw new Error('The bar does not move.');
      animation.pause();
      animation.currentTime = time;
      return element.firstElementChild?.getBoundingClientRect().width ?? 0;
    }, ms);
  expect(await widthAfter(999)).toBe(0);
  expect(await widthAfter(1500)).toBeGreaterThan(0);
  release();
  await expect(bar).toHaveCount(0);
});

test('A URL with an anchor scrolls to its element [ROUTES-11] @full', async ({ page }) => {
  await open(page, '/#home-story');
  await expect(page.locator('#home-story')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
});

test('Scroll and width limits are exact, and URLs have no hash routes [LIMITS-10, LIMITS-21]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 577, height: 800 });
  await open(page, '/shop');
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(bar).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 601));
  await expect(button).toBeVisible();
  await page.setViewportSize({ width: 578, height: 800 });
  await expect(bar).toBeHidden();
  for (const href of await page.locator('a[href]').evaluateAll((links) => links.map(String))) {
    expect(href).not.toContain('#/');
  }
});

test('A first visit is in rupees and English, with French available [LIMITS-01, LIMITS-02, LIMITS-03, ENTITIES-18]', async ({
  page,
}) => {
  await open(page, '/shop/oat-cookies');
  await expect(page.getByText(/^₹ [\d,]+\.\d\d\/-$/).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const languages = page.getByRole('combobox', { name: 'Language' }).getByRole('option');
  expect(await languages.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual(
    ['en', 'fr'],
  );
  await expect(languages).toHaveText(['English', 'Français']);
});

test('The page survives changing the language and back [LANGUAGE-01, LANGUAGE-02] @full', async ({
  page,
}) => {
  await open(page, '/shop/oat-cookies');
  const language = page.getByRole('combobox', { name: /^Langu/ });
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText(/© \d{4} /);
  const words = await foot.innerText();
  await language.selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await language.selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Oat cookies' })).toBeVisible();
  await expect.poll(() => foot.innerText()).toBe(words);
});

test('Using the header by keyboard preserves the scroll position [HEADER-01, OPEN-59] @full', async ({
  page,
}) => {
  await open(page, '/shop');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Blog', exact: true }).focus();
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab']) await page.keyboard.press(key);
  await header.getByRole('search').getByRole('combobox').pressSequentially('r');
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});

for (const address of [
  '/account/nothing',
  '/checkout/cart/more',
  '/shop/oat-cookies/more',
  '/search/rice',
]) {
  test(`${address} redirects to not-found [OPEN-04, ROUTES-34]`, async ({ page, allowConsole }) => {
    allowConsole(/404/);
    await page.goto(address);
    await expect(page).toHaveURL('/info/not-found');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('A wishlist entry persists, counts in the header and shows on the wishlist page [PRODUCT-06, HEADER-04]', async ({
  page,
}) => {
  await open(page, '/shop/oat-cookies');
  await page
    .getByRole('main')
    .getByRole('button', { name: /wishlist/i })
    .first()
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist, 1 product' }).click();
  await expect(page).toHaveURL('/account/wishlist');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article').getByRole('heading')).toContainText('Oat cookies');
});
