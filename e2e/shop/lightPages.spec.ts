import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { waitUntilReady, open } from '../support/goto.ts';
import { holdCode } from '../support/holdCode.ts';
import { expect, test } from '../support/shop.ts';
import { whenIdle } from '../support/whenIdle.ts';

const KIB = 1024;

/** Limits before any scroll or press, slightly above the current values. */
const LIMITS = {
  '/': { elements: 860, html: 32 * KIB, scripts: 173 * KIB },
  '/shop': { elements: 900, html: 37 * KIB, scripts: 183 * KIB },
  '/shop/oat-cookies': { elements: 700, html: 32 * KIB, scripts: 189 * KIB },
  '/search?search=rice': { elements: 700, html: 36 * KIB, scripts: 183.5 * KIB },
} as const;

test.use({ viewport: { width: 412, height: 823 } });

function count(page: Page) {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('main article')];
    return {
      elements: document.querySelectorAll('*').length,
      cards: cards.length,
      whole: cards.filter((card) => card.querySelector('[aria-pressed]')).length,
    };
  });
}

for (const [url, limit] of Object.entries(LIMITS)) {
  test(`${url} stays within its size limits on a phone before a scroll or press${url === '/' ? '' : ' @full'} [PRODUCT-02]`, async ({
    page,
    request,
  }) => {
    await page.clock.install();
    const requests: string[] = [];
    let isTaken = false;
    page.on('request', (sent) => {
      if (!isTaken) requests.push(sent.url());
    });
    const early: string[] = [];
    await page.exposeFunction('hearPrefetch', (href: string) => early.push(href));
    await page.addInitScript(() => {
      const hear = (window as unknown as { hearPrefetch: (href: string) => void }).hearPrefetch;
      const observer = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) {
            if (node instanceof HTMLLinkElement && node.rel === 'prefetch') hear(node.href);
          }
        }
      });
      observer.observe(document, { childList: true, subtree: true });
      addEventListener('shopopened', () => observer.disconnect());
    });
    await open(page, url);
    await whenIdle(page);
    isTaken = true;

    const { elements } = await count(page);
    expect(elements).toBeLessThanOrEqual(limit.elements);
    expect(early).toEqual([]);

    const html = await (await request.get(url)).text();
    expect(brotliCompressSync(html).length).toBeLessThan(limit.html);
    const sources = await page.evaluate(() =>
      (document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts ?? '').split(
        ' ',
      ),
    );
    expect(sources.length).toBeGreaterThan(0);
    const scripts = await Promise.all(
      sources.map(
        async (source) => brotliCompressSync(await (await request.get(source)).body()).length,
      ),
    );
    expect(scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(limit.scripts);
    expect(requests.length).toBeLessThan(70);
  });
}

test('Off-screen cards render fully near the viewport without layout shift [CARD-01, CARD-08] @full', async ({
  page,
}) => {
  await open(page, '/shop');
  await whenIdle(page);
  const before = await count(page);
  expect(before.whole).toBeLessThan(before.cards / 2);
  const card = page.getByRole('article').last();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole('button', { name: /^Wishlist: / })).toBeVisible();
  await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true));
  const some = await height();
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await count(page)).whole).toBe(before.cards);
  expect(await height()).toBe(some);
});

test('Tab reaches every control of an off-screen card in both directions [CARD-08, E-10] @full', async ({
  page,
}) => {
  await open(page, '/shop');
  const card = page.getByRole('article').last();
  const name = (await card.getByRole('heading').innerText()).split(' |')[0] ?? '';
  await card.getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(card.getByRole('button', { name: `Quick view: ${name}` })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: `Wishlist: ${name}` })).toBeFocused();
});

test('An off-screen card adds to the cart before hydration [CARD-07, HEADER-14] @full', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('/shop', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Add to cart: Besan laddu' }).click();
  release();
  await waitUntilReady(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('Off-screen cards render fully after an idle period [CARD-08] @full', async ({ page }) => {
  await page.clock.install();
  await open(page, '/shop');
  const { cards } = await count(page);
  await page.clock.runFor(10_000);
  await expect.poll(async () => (await count(page)).whole).toBe(cards);
});

test('A printed list renders all cards fully [CARD-02, CARD-08] @full', async ({ page }) => {
  await open(page, '/shop');
  await whenIdle(page);
  const { cards } = await count(page);
  await page.pdf();
  expect((await count(page)).whole).toBe(cards);
});

test('A wide viewport shows all filters, even without scripts [E-03] @full', async ({
  page,
  browser,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/shop');
  await expect(page.getByRole('checkbox', { name: /^Vegan/ })).toBeVisible();
  const bare = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const still = await bare.newPage();
  await still.goto('/shop');
  await expect(still.getByRole('checkbox', { name: /^Vegan/ })).toBeVisible();
  const withoutPicture = await still
    .getByRole('article')
    .evaluateAll((cards) =>
      cards
        .filter(
          (card) =>
            !card.querySelector('img') &&
            getComputedStyle(card, '::before').backgroundImage === 'none',
        )
        .map((card) => card.textContent),
    );
  expect(withoutPicture).toEqual([]);
  await bare.close();
});
