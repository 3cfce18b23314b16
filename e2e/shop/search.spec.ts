import type { Page } from '@playwright/test';
import { waitUntilReady, open } from '../support/goto.ts';
import { expect, test } from '../support/shop.ts';

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search the shop' });
const placeOf = (page: Page) => page.evaluate(() => window.scrollY);

test('The search page has header, results, footer and mini cart [SEARCH-09, ROUTES-22]', async ({
  page,
}) => {
  await open(page, '/search?search=rice');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(page.getByRole('banner')).toBeInViewport();
  const add = page.getByRole('button', { name: /^Add to cart: / }).first();
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
});

test('Typing loses no key on a slow processor [SEARCH-01, E-03] @full', async ({ page }) => {
  await open(page, '/');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const term = 'organic turmeric powder';
  await fieldOf(page).pressSequentially(term, { delay: 15 });
  await expect(fieldOf(page)).toHaveValue(term);
  await expect(page).toHaveURL(`/search?search=${term.replaceAll(' ', '+')}`);
  await expect(fieldOf(page)).toHaveValue(term);
});

test('Suggestions are selectable by keyboard [E-03] @full', async ({ page }) => {
  await open(page, '/');
  await fieldOf(page).focus();
  await page.keyboard.type('almond');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const product = list.getByRole('option', { name: /^Kashmiri almonds/ });
  await expect(product).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    if ((await product.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(product).toHaveAttribute('aria-selected', 'true');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop/almonds');
  await expect(list).toBeHidden();

  await page.reload();
  await fieldOf(page).click();
  await expect(list.getByRole('option', { name: 'almond' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test("Suggestions fill a phone's width and close on a press outside [E-03] @full", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await fieldOf(page).click();
  await page.keyboard.type('ric');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list).toBeVisible();
  const lowest = () =>
    list
      .getByRole('option')
      .evaluateAll((options) =>
        options.length === 0
          ? 0
          : Math.min(...options.map((option) => option.getBoundingClientRect().height)),
      );
  await expect.poll(lowest).toBeGreaterThanOrEqual(44);
  const { y = 0, width = 0, height = 0 } = (await list.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.mouse.click(4, y + height + 14);
  await expect(list).toBeHidden();
});

test('Back and forward restore the scroll position, even after a reload [ROUTES-12] @full', async ({
  page,
}) => {
  await open(page, '/shop');
  const card = page.getByRole('article').nth(14).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const listPlace = await placeOf(page);
  expect(listPlace).toBeGreaterThan(200);
  await card.click();
  await expect(page).toHaveURL(/\/shop\/[\w-]+$/);
  await expect.poll(() => placeOf(page)).toBe(0);
  // Wait for the scroll event: users never navigate in the frame of a scroll.
  await page.evaluate(async () => {
    window.scrollTo(0, 300);
    await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  });
  await expect.poll(() => placeOf(page)).toBe(300);

  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe(listPlace);
  await page.goForward();
  await expect.poll(() => placeOf(page)).toBe(300);
  await page.reload();
  await waitUntilReady(page);
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect.poll(() => placeOf(page)).toBe(listPlace);
});

test('Filters apply in place, and back removes them one by one [E-02, OPEN-08]', async ({
  page,
}) => {
  await open(page, '/shop');
  await page.evaluate(() => window.scrollTo(0, 120));
  const vegan = page.getByRole('checkbox', { name: /^Vegan/ });
  const milk = page.getByRole('checkbox', { name: /^Milk/ });
  await vegan.check();
  await expect(page).toHaveURL('/shop?mark=vegan');
  await expect(vegan).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).not.toHaveText('96 products');
  await milk.check();
  await expect(page).toHaveURL('/shop?mark=vegan&without=milk');
  await expect.poll(() => placeOf(page)).toBeGreaterThan(0);
  await page.goBack();
  await expect(milk).not.toBeChecked();
  await expect(vegan).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('96 products');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form that submits [E-03]', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/search?search=oil');
    await page.getByRole('checkbox', { name: /^Vegan/ }).check();
    await page.getByRole('spinbutton', { name: 'To' }).fill('500');
    await page.getByRole('button', { name: 'Apply' }).click();
    const address = new URL(page.url());
    expect(address.pathname).toBe('/search');
    expect(address.searchParams.get('search')).toBe('oil');
    expect(address.searchParams.get('mark')).toBe('vegan');
    expect(address.searchParams.get('price_max')).toBe('500');
    await expect(page.getByRole('link', { name: 'Remove filter: Vegan' })).toBeVisible();
  });
});
