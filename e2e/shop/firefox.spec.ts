import type { ElementHandle, Page } from 'puppeteer-core';
import { expect, isAt, isOpen, open, see, test, until } from '../support/firefox.ts';

const COOKIES = 'Oat cookies';

const CART = 'header a[href="/checkout/cart"]';

const named = (element: string, label: string) => `${element}[aria-label="${label}"]`;

/** Presses what stands first under a selector, once nothing lies over it: a dialog that closes takes presses still. */
async function press(page: Page, selector: string): Promise<void> {
  await until(async () => {
    const target = await see(page, selector);
    await target.scrollIntoView();
    const isOnTop = await target.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    if (isOnTop) await target.click();
    return isOnTop;
  });
}

/** Fills the field that has the label. */
async function fill(page: Page, label: string, text: string): Promise<void> {
  const field = await until(async () => {
    const found = await page.evaluateHandle((wanted) => {
      const labels = [...document.querySelectorAll('label')];
      return labels.find(({ textContent }) => textContent.includes(wanted))?.control;
    }, label);
    return found.asElement() as ElementHandle | null;
  });
  await field.type(text);
}

/** Ticks the choice whose label begins with a text. */
async function choose(page: Page, label: string): Promise<void> {
  const choice = await until(async () => {
    const found = await page.evaluateHandle((wanted) => {
      const radios = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
      return radios.find(({ labels }) => labels?.[0]?.textContent.trim().startsWith(wanted));
    }, label);
    return found.asElement() as ElementHandle | null;
  });
  await choice.click();
}

/** Waits for a heading of the first level. */
async function seeHeading(page: Page, text: string): Promise<void> {
  await until(() =>
    page.evaluate((wanted) => document.querySelector('h1')?.textContent.trim() === wanted, text),
  );
}

test.describe('in Firefox @full', () => {
  test('SEARCH-01 PRODUCT-05 a shopper browses and searches', async ({ firefox: page }) => {
    await open(page, '/');
    await press(page, 'nav a[href="/shop"]');
    await isAt(page, '/shop');
    await seeHeading(page, 'Shop');
    await press(page, `main ::-p-text(${COOKIES})`);
    await isAt(page, '/shop/oat-cookies');
    await seeHeading(page, COOKIES);
    await press(page, 'header input[name="search"]');
    await page.keyboard.type('tumeric');
    await isAt(page, '/search?search=tumeric');
    await see(page, 'main article a[href="/shop/turmeric-powder"]');
  });

  test('QUICKVIEW-01 CARTADDED-01 MINICART-13 the quick view adds to the cart, and the mini cart shows it', async ({
    firefox: page,
  }) => {
    await open(page, '/shop');
    await press(page, named('button', `Quick view: ${COOKIES}`));
    await press(page, '[role="dialog"] ::-p-text(Add to Cart)');
    await see(page, `${CART} ::-p-text(Cart, 1 item)`);
    await see(page, '[role="dialog"] ::-p-text(Added to your cart)');
    await page.keyboard.press('Escape');
    await press(page, CART);
    await see(page, '[role="dialog"] ::-p-text(My Shopping Cart)');
    await see(page, '[role="dialog"] a[href="/shop/oat-cookies"]');
  });

  test('WISHLIST-01 a heart puts a product on the wishlist', async ({ firefox: page }) => {
    await open(page, '/shop');
    await press(page, named('button', `Wishlist: ${COOKIES}`));
    await see(page, named('header a', 'Wishlist, 1 product'));
    await open(page, '/account/wishlist');
    await see(page, 'main a[href="/shop/oat-cookies"]');
  });

  test('OPEN-50 E-06 a guest orders', async ({ firefox: page }) => {
    await open(page, '/shop/oat-cookies');
    await press(page, named('main button', `Add to cart: ${COOKIES}`));
    await see(page, `${CART} ::-p-text(Cart, 1 item)`);
    await open(page, '/checkout');
    await fill(page, 'E-mail address', 'meera@example.com');
    await fill(page, 'First name', 'Meera');
    await fill(page, 'Last name', 'Nair');
    await fill(page, 'State', 'Karnataka');
    await fill(page, 'Street and number', '12 Cubbon Road');
    await fill(page, 'Postcode', '560001');
    await fill(page, 'Town', 'Bengaluru');
    await press(page, 'main ::-p-text(Continue to delivery)');
    await choose(page, 'Parcel');
    await press(page, 'main ::-p-text(Continue to payment)');
    await choose(page, 'Cash on delivery');
    await press(page, 'main ::-p-text(Continue to review)');
    await press(page, 'main ::-p-text(Place order for)');
    await seeHeading(page, 'Thank you for your order');
  });

  test('LANGUAGE-05 E-10 the shop speaks French, and is dark', async ({ firefox: page }) => {
    await open(page, '/shop/oat-cookies');
    await page.select(named('select', 'Language'), 'fr');
    await see(page, 'html[lang="fr"]');
    await see(page, 'main ::-p-text(Ingrédients)');
    await page.reload();
    await isOpen(page);
    await see(page, 'html[lang="fr"]');
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const [red = 255, green = 255, blue = 255] = (ground.match(/\d+/g) ?? []).map(Number);
    expect(Math.max(red, green, blue)).toBeLessThan(80);
  });
});
