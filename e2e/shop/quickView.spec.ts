import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/shop.ts';

interface PicturedProduct {
  pictures: { url: string; alt: string }[];
  images: string[];
}

async function withPictures(page: Page, count: number): Promise<void> {
  await page.route(/route=product\/product&product_id=/, async (route) => {
    const response = await route.fetch();
    const product = (await response.json()) as PicturedProduct;
    const pictures = Array.from({ length: count }, (_, index) => ({
      ...product.pictures[index % product.pictures.length],
      alt: `Picture ${index + 1}`,
    }));
    const images = pictures.map(() => product.images[0]);
    await route.fulfill({ response, json: { ...product, pictures, images } });
  });
}

async function openQuickView(page: Page, name = 'Oat cookies'): Promise<Locator> {
  await page.goto('/shop');
  await page.getByRole('button', { name: `Quick view: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  return dialog;
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}

async function countInside(items: Locator, region: Locator): Promise<number> {
  const { x, width } = await boxOf(region);
  let count = 0;
  for (const item of await items.all()) {
    const box = await boxOf(item);
    if (box.x >= x - 1 && box.x + box.width <= x + width + 1) count += 1;
  }
  return count;
}

test('opens from a card as a large centred dialog [PRODUCT-10, QUICKVIEW-01]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const dialog = await openQuickView(page);
  await expect(page).toHaveURL('/shop');
  await expect
    .poll(async () => {
      const { x, width } = await boxOf(dialog);
      return Math.round(x + width / 2);
    })
    .toBe(640);
  const { y, width, height } = await boxOf(dialog);
  expect(width).toBe(900);
  expect(Math.abs(y + height / 2 - 450)).toBeLessThanOrEqual(1);
});

test("the quick view button is above the card's link, bottom right on the picture [QUICKVIEW-02] @full", async ({
  page,
}) => {
  await page.goto('/shop');
  const card = page.getByRole('article').first();
  const control = card.getByRole('button', { name: /^Quick view: / });
  await expect(control).toBeVisible();
  const button = await boxOf(control);
  const picture = await boxOf(card.locator('img').first());
  expect(button.width).toBeGreaterThanOrEqual(40);
  expect(button.y + button.height).toBeLessThanOrEqual(picture.y + picture.height);
  expect(button.y).toBeGreaterThan(picture.y + picture.height / 2);
  await control.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(control).toBeFocused();
});

test('shows pictures of 350 px and four thumbnails of 80 px at a time [QUICKVIEW-04, QUICKVIEW-05] @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await withPictures(page, 6);
  const dialog = await openQuickView(page);
  const large = dialog.getByRole('img', { name: 'Picture 1', exact: true });
  await expect.poll(async () => (await boxOf(large)).width).toBe(350);
  const row = dialog.getByRole('region', { name: 'Choose an image' });
  await expect(row.getByRole('button', { name: 'Next' })).toBeVisible();
  const small = row.getByRole('button', { name: /Show image/ });
  await expect(small).toHaveCount(4);
  expect(await countInside(small, row)).toBe(4);
  expect(Math.round((await boxOf(small.first().locator('img'))).width)).toBe(80);

  await row.getByRole('button', { name: 'Next' }).click();
  await expect(row.getByRole('button', { name: 'Show image 5 of 6' })).toBeVisible();
  await row.getByRole('button', { name: 'Show image 5 of 6' }).click();
  await expect(dialog.getByRole('img', { name: 'Picture 5', exact: true })).toBeInViewport();
});

test('shows no thumbnails for a single picture [QUICKVIEW-06] @full', async ({ page }) => {
  await withPictures(page, 1);
  const dialog = await openQuickView(page);
  await expect(dialog.getByRole('button', { name: /Show image/ })).toHaveCount(0);
});

test('on a narrow screen the picture takes the available width without overflow [CONFLICT-51] @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await withPictures(page, 6);
  const dialog = await openQuickView(page);
  const outer = await boxOf(dialog);
  const { x, width } = await boxOf(dialog.getByRole('img', { name: 'Picture 1', exact: true }));
  expect(width).toBeLessThan(350);
  expect(x).toBeGreaterThanOrEqual(outer.x);
  expect(x + width).toBeLessThanOrEqual(outer.x + outer.width);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
});

test('shows a placeholder while a picture is loading [QUICKVIEW-18] @full', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.goto('/shop');
  await page.waitForLoadState('networkidle');
  await page.route(/\/pictures\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Quick view: Oat cookies' }).click();
  const first = page.getByRole('dialog').getByRole('listitem').first();
  const placeholder = first.getByTestId('picture-placeholder').locator('svg');
  await expect(placeholder).toBeVisible();
  release();
  await expect(placeholder).toBeHidden();
});

test('adds to the cart and makes way for the confirmation [QUICKVIEW-30, QUICKVIEW-31]', async ({
  page,
}) => {
  const dialog = await openQuickView(page);
  const read = page.waitForRequest(/route=checkout\/cart&/);
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await read;
  await expect(page.getByText('Item Oat cookies successfully added to your Cart')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeHidden();
});

test('a product row shows 1, 2 or 3 products, depending on the width [SLIDERS-09, LIMITS-31] @full', async ({
  page,
}) => {
  for (const [width, count] of [
    [419, 1],
    [420, 2],
    [766, 2],
    [767, 3],
    [991, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/shop/oat-cookies');
    const row = page.getByRole('region', { name: 'You may also like' }).last();
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
    expect(await countInside(row.getByRole('article'), row), `at ${width} px`).toBe(count);
  }
});
