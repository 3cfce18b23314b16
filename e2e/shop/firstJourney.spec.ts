import path from 'node:path';
import { root } from '../../scripts/setup.mjs';
import { waitUntilReady, open } from '../support/goto.ts';
import { holdCode } from '../support/holdCode.ts';
import { serveFolder } from '../stories/serveFolder.ts';
import { expect, test } from '../support/shop.ts';

const PAGES = [
  '/',
  '/shop',
  '/shop?sort=price_asc&page=2',
  '/shop/collection/spices',
  '/shop/oat-cookies',
  '/search?search=rice',
  '/search',
  '/checkout/cart',
] as const;
const IN_GATE = new Set<string>(['/', '/shop/oat-cookies', '/search?search=rice']);

test('A shopper goes from the home page to the cart [PRODUCT-03, PRODUCT-04]', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Ridge & Root');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click();
  await expect(page).toHaveURL('/shop');
  await expect(page).toHaveTitle('Shop - Ridge & Root');

  await page.getByRole('main').getByRole('link', { name: 'Oat cookies' }).click();
  await expect(page).toHaveURL('/shop/oat-cookies');
  await expect(page.getByRole('heading', { level: 1, name: 'Oat cookies' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart: Oat cookies' }).click();

  await page
    .getByRole('dialog', { name: 'Added to your cart' })
    .getByRole('button', { name: 'Close' })
    .click();
  const miniCart = page.getByRole('dialog', { name: 'My Shopping Cart' });
  await expect(miniCart).toBeVisible();
  await expect(miniCart.getByRole('link', { name: 'Oat cookies' }).first()).toHaveAttribute(
    'href',
    '/shop/oat-cookies',
  );
  await expect(page.getByText('Successfully added to cart.')).toBeVisible();
  await miniCart.getByRole('link', { name: 'view cart' }).click();
  await expect(page).toHaveURL('/checkout/cart');
  await expect(miniCart).toBeHidden();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Oat cookies' }).first(),
  ).toBeVisible();

  await page.reload();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Oat cookies' }).first(),
  ).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /to the home page/ })
    .click();
  await expect(page).toHaveURL('/');
});

test('Links load no document, and back restores the scroll position [PRODUCT-02, ROUTES-10]', async ({
  page,
}) => {
  await open(page, '/shop');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const card = page.getByRole('article').nth(16).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(200);
  await card.click();
  await expect(page).toHaveURL(/\/shop\/[\w-]+$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(documents).toEqual([]);
});

test('Unknown paths and products redirect to not-found [ROUTES-09, OPEN-05] @full', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/404/);
  expect((await request.get('/no/such', { maxRedirects: 0 })).status()).toBe(302);
  expect((await request.get('/info/not-found')).status()).toBe(404);
  for (const address of ['/no/such', '/shop/no-such-thing', '/shop/collection/none', '/pno-such']) {
    await page.goto(address);
    await expect(page).toHaveURL('/info/not-found');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('The path /p plus a handle shows the product [ROUTES-27, CONFLICT-09]', async ({ page }) => {
  await page.goto('/poat-cookies');
  await expect(page.getByRole('heading', { level: 1, name: 'Oat cookies' })).toBeVisible();
});

test('The chosen language persists and is correct in the first paint [API-36, OPEN-11]', async ({
  page,
  request,
}) => {
  const texts = page.waitForRequest(/assets\/i18n\/en\.json$/);
  await page.goto('/shop/oat-cookies');
  await texts;
  await waitUntilReady(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const french = page.waitForRequest(/assets\/i18n\/fr\.json$/);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await french;
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 2, name: 'Ingrédients' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Ingrédients' })).toBeVisible();
  await page.context().clearCookies({ name: 'language' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Ingrédients' })).toBeVisible();
  const rendered = await request.get('/shop/oat-cookies', { headers: { cookie: 'language=fr' } });
  expect(await rendered.text()).toContain('<html lang="fr">');
  expect(await (await request.get('/shop?lang=fr')).text()).toContain('<html lang="fr">');
});

test('Another currency converts prices and persists [CURRENCY-02, CURRENCY-04] @full', async ({
  page,
}) => {
  await open(page, '/shop/oat-cookies');
  await expect(page.getByText('₹ 249.00/-').first()).toBeVisible();
  const change = page.waitForRequest(/currency\/change/);
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  expect((await change).postData()).toBe('code=EUR');
  await expect(page.getByText(/^€ \d\.\d\d\/-$/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^€ \d\.\d\d\/-$/).first()).toBeVisible();
});

test('Typing searches the shop and tolerates typos [SEARCH-02, SEARCH-03]', async ({ page }) => {
  await open(page, '/');
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  await field.pressSequentially('tumeric');
  await expect(page).toHaveURL('/search?search=tumeric');
  await expect(page.getByRole('link', { name: 'Turmeric powder' }).first()).toBeVisible();
  await field.fill('r');
  await expect(page).toHaveURL('/search?search=r');
  await expect(page.getByRole('article').first()).toBeVisible();
});

for (const address of PAGES) {
  test(`${address} is server-rendered, readable without scripts and hydrates without refetching${IN_GATE.has(address) ? '' : ' @full'} [CONFLICT-52]`, async ({
    page,
    browser,
    shop,
  }) => {
    const bare = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
    const still = await bare.newPage();
    await still.goto(address);
    await expect(still.getByRole('heading', { level: 1 })).toBeVisible();
    const heading = await still.getByRole('heading', { level: 1 }).innerText();
    const cards = await still.locator('article').count();
    await bare.close();

    const reads: string[] = [];
    page.on('request', (request) => {
      if (/product\/(search|popular)|content\/home|catalog\//.test(request.url())) {
        reads.push(request.url());
      }
    });
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await page.locator('article').count()).toBe(cards);
    expect(reads).toEqual([]);
  });
}

test('A new tab requests one session token [STARTUP-05, STORAGE-01]', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    expect(request.headers()['authorization']).toBeUndefined();
    const route = /\/api\?route=([\w/]+)/.exec(request.url())?.[1];
    if (route) calls.push(route);
  });
  await open(page, '/shop');
  expect(calls[0]).toBe('common/apitoken');
  expect(calls).toEqual(
    expect.arrayContaining([
      'common/config',
      'common/currency',
      'checkout/cart',
      'account/wishlist',
      'account/login/isLogedIn',
    ]),
  );
  expect(await page.evaluate(() => sessionStorage.getItem('api_token'))).toMatch(/^[0-9a-f]{32,}$/);
  calls.length = 0;
  await page.reload();
  await waitUntilReady(page);
  expect(calls).not.toContain('common/apitoken');
  expect(calls).toContain('common/config');
});

test('A new tab on static files makes no other call before it has a token [STARTUP-01] @full', async ({
  page,
  shop,
}) => {
  const { url, close } = await serveFolder(path.join(root, 'dist'), {
    fallback: 'index.html',
    backend: shop.url,
  });
  try {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (!pathname.startsWith('/api')) return;
      const token = searchParams.get('api_token') ? 'with' : 'without';
      calls.push(`${searchParams.get('route') ?? pathname} ${token}`);
    });
    await page.goto(`${url}/shop`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await waitUntilReady(page);
    expect(calls[0]).toBe('common/apitoken without');
    expect(calls.filter((call) => call.endsWith('without'))).toHaveLength(1);
    expect(calls).toContain('product/search with');
  } finally {
    await close();
  }
});

test('The bottom bar shows up to 577 px, and the back-to-top button after 600 px [SHELL-22, SHELL-21] @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 577, height: 800 });
  await open(page, '/shop');
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 578, height: 800 });
  await expect(bar).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 601));
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('Clicks and choices made before hydration take effect afterwards [HEADER-14]', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('/shop/oat-cookies', { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: /Round tin/ }).check();
  await page.getByRole('button', { name: 'Add to cart: Oat cookies' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  await page
    .getByRole('dialog', { name: 'Added to your cart' })
    .getByRole('button', { name: 'Close' })
    .click();
  const miniCart = page.getByRole('dialog', { name: 'My Shopping Cart' });
  await expect(miniCart).toBeVisible();
  await expect(miniCart.getByText(/Round tin/)).toBeVisible();
  await expect(page).toHaveURL('/shop/oat-cookies');
});

test('A language chosen before a slow hydration applies to the complete page [LANGUAGE-05, CONFLICT-52] @full', async ({
  page,
}) => {
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const release = await holdCode(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  release();
  const collections = page.getByRole('heading', { name: 'Parcourir les collections' });
  await expect(collections).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('heading', { name: 'Récompenses et presse' })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Awards and press' })).toHaveCount(0);
});

test('A search field clicked before hydration shows suggestions afterwards [E-03] @full', async ({
  page,
}) => {
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  await open(page, '/');
  await field.fill('almond');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?search=almond');
  const release = await holdCode(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await field.click();
  release();
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option', { name: 'almond' })).toBeVisible();
});
