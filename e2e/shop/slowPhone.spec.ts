import type { Locator, Page } from '@playwright/test';
import { holdCode } from '../support/holdCode.ts';
import { expect, test } from '../support/shop.ts';

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

const PATIENCE = { timeout: 90_000 };

interface EarlyPress {
  /** Control that pulses until the press takes effect; none for texts, which show themselves. */
  readonly pulsing?: (page: Page) => Locator;
  readonly press: (page: Page) => Promise<unknown>;
  readonly shown: (page: Page) => Promise<unknown>;
}

const add = (page: Page) => page.getByRole('button', { name: 'Add to cart: Besan laddu' });
const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const language = (page: Page) => page.getByRole('combobox', { name: 'Language' });
const heart = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Wishlist: / });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the shop' });
const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });

const EARLY_PRESSES: Readonly<Record<string, EarlyPress>> = {
  add: {
    pulsing: add,
    press: (page) => add(page).tap(),
    shown: (page) =>
      expect(page.getByRole('banner').getByText('Cart, 1 item').first()).toBeAttached(PATIENCE),
  },
  cart: {
    pulsing: cart,
    press: (page) => cart(page).tap(),
    shown: async (page) => {
      await expect(page.getByRole('dialog', { name: 'My Shopping Cart' })).toBeVisible(PATIENCE);
      await expect(page).toHaveURL('/shop');
    },
  },
  heart: {
    pulsing: heart,
    press: (page) => heart(page).tap(),
    shown: (page) => expect(heart(page)).toHaveAttribute('aria-pressed', 'true', PATIENCE),
  },
  menu: {
    pulsing: menu,
    press: (page) => menu(page).tap(),
    shown: (page) => expect(menu(page)).toHaveAttribute('aria-expanded', 'true', PATIENCE),
  },
  search: {
    press: async (page) => {
      await field(page).tap();
      await page.keyboard.type('almond');
    },
    shown: (page) => expect(page).toHaveURL('/search?search=almond', PATIENCE),
  },
  language: {
    pulsing: language,
    press: (page) => language(page).selectOption('fr'),
    shown: (page) => expect(page.locator('html')).toHaveAttribute('lang', 'fr', PATIENCE),
  },
};

const pulses = (control: Locator) =>
  control.evaluate(
    (element) => element.getAnimations().filter((one) => !(one instanceof CSSTransition)).length,
  );

for (const [name, { pulsing, press, shown }] of Object.entries(EARLY_PRESSES)) {
  test(`On a slow phone, ${name} used before hydration takes effect${name === 'add' ? '' : ' @full'} [HEADER-14, PRODUCT-02]`, async ({
    page,
  }) => {
    const processor = await page.context().newCDPSession(page);
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const release = await holdCode(page);
    await page.goto('/shop', { waitUntil: 'domcontentloaded' });
    await press(page);
    if (pulsing) expect(await pulses(pulsing(page))).toBe(1);
    release();
    await shown(page);
    if (pulsing) expect(await pulses(pulsing(page))).toBe(0);
  });
}
