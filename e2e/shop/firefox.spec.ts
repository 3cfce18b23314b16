import type { ElementHandle, Page } from 'puppeteer-core';
import {
  expect,
  waitForPath,
  waitUntilReady,
  open,
  waitForElement,
  test,
  until,
} from '../support/firefox.ts';

const COOKIES = 'Oat cookies';

const CART = 'header a[href="/checkout/cart"]';

const named = (element: string, label: string) => `${element}[aria-label="${label}"]`;

/** Clicks the first match once nothing covers it, since a closing dialog still catches clicks. */
async function press(page: Page, selector: string): Promise<void> {
  await until(async () => {
    const target = await waitForElement(page, selector);
    await target.scrollIntoView();
    const isOnTop = await target.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    if (isOnTop) await target.click();
    return isOnTop;
  });
}

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

async function seeHeading(page: Page, text: string): Promise<void> {
  await until(() =>
    page.evaluate((wanted) => document.querySelector('h1')?.textContent.trim() === wanted, text),
  );
}

test.describe('in Firefox @full', () => {
  test('A shopper browses and searches [SEARCH-01, PRODUCT-05]', async ({ firefox: page }) => {
    await open(page, '/');
    await press(page, 'nav a[href="/shop"]');
    await waitForPath(page, '/shop');
    await seeHeading(page, 'Shop');
    await press(page, `main ::-p-text(${COOKIES})`);
    await waitForPath(page, '/shop/oat-cookies');
    await seeHeading(page, COOKIES);
    await press(page, 'header input[name="search"]');
    await page.keyboard.type('tumeric');
    await waitForPath(page, '/search?search=tumeric');
    await waitForElement(page, 'main article a[href="/shop/turmeric-powder"]');
  });

  test('The quick view adds to the cart, and the mini cart shows it [QUICKVIEW-01, CARTADDED-01]', async ({
    firefox: page,
  }) => {
    await open(page, '/shop');
    await press(page, named('button', `Quick view: ${COOKIES}`));
    await press(page, '[role="dialog"] ::-p-text(Add to Cart)');
    await waitForElement(page, `${CART} ::-p-text(Cart, 1 item)`);
    await waitForElement(page, '[role="dialog"] ::-p-text(Added to your cart)');
    await page.keyboard.press('Escape');
    await press(page, CART);
    await waitForElement(page, '[role="dialog"] ::-p-text(My Shopping Cart)');
    await waitForElement(page, '[role="dialog"] a[href="/shop/oat-cookies"]');
  });

  test('A heart adds a product to the wishlist [WISHLIST-01]', async ({ firefox: page }) => {
    await open(page, '/shop');
    await press(page, named('button', `Wishlist: ${COOKIES}`));
    await waitForElement(page, named('header a', 'Wishlist, 1 product'));
    await open(page, '/account/wishlist');
    await waitForElement(page, 'main a[href="/shop/oat-cookies"]');
  });

  test('A guest places an order [OPEN-50, E-06]', async ({ firefox: page }) => {
    await open(page, '/shop/oat-cookies');
    await press(page, named('main button', `Add to cart: ${COOKIES}`));
    await waitForElement(page, `${CART} ::-p-text(Cart, 1 item)`);
    await open(page, '/checkout');
    await fill(page, 'Email', 'meera@example.com');
    await fill(page, 'First name', 'Meera');
    await fill(page, 'Last name', 'Nair');
    await fill(page, 'State', 'Karnataka');
    await fill(page, 'Street address', '12 Cubbon Road');
    await fill(page, 'Postcode', '560001');
    await fill(page, 'City', 'Bengaluru');
    await press(page, 'main ::-p-text(Continue to delivery)');
    await choose(page, 'Parcel');
    await press(page, 'main ::-p-text(Continue to payment)');
    await choose(page, 'Cash on delivery');
    await press(page, 'main ::-p-text(Continue to review)');
    await press(page, 'main ::-p-text(Place order for)');
    await seeHeading(page, 'Thank you for your order');
  });

  test('The shop is in French and dark [LANGUAGE-05, E-10]', async ({ firefox: page }) => {
    await open(page, '/shop/oat-cookies');
    await page.select(named('select', 'Language'), 'fr');
    await waitForElement(page, 'html[lang="fr"]');
    await waitForElement(page, 'main ::-p-text(Ingrédients)');
    await page.reload();
    await waitUntilReady(page);
    await waitForElement(page, 'html[lang="fr"]');
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const [red = 255, green = 255, blue = 255] = (ground.match(/\d+/g) ?? []).map(Number);
    expect(Math.max(red, green, blue)).toBeLessThan(80);
  });
});
