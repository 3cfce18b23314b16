import type { Page } from '@playwright/test';
import { waitUntilReady, open } from '../support/goto.ts';
import { expect, test } from '../support/shop.ts';

async function openSevenPictures(page: Page): Promise<void> {
  await page.route(/product\/product&product_slug=oat-cookies/, async (route) => {
    const response = await route.fetch();
    const product = (await response.json()) as { pictures: { url: string }[]; images: string[] };
    const [picture] = product.pictures;
    const [image] = product.images;
    await route.fulfill({
      response,
      json: {
        ...product,
        pictures: Array.from({ length: 7 }, (_, index) => ({
          ...picture,
          url: `${picture?.url ?? ''}?v=view-${index}`,
          alt: `View ${index + 1}`,
        })),
        images: Array.from({ length: 7 }, () => image),
      },
    });
  });
  await open(page, '/shop');
  await page.getByRole('main').getByRole('link', { name: 'Oat cookies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oat cookies' })).toBeVisible();
}

test('The gallery shows five thumbnails, and scrolls to the sixth when it is selected [SLIDERS-12] @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openSevenPictures(page);
  const thumbnails = page.getByRole('button', { name: /^Show image \d of 7$/ });
  const seen = async () => {
    const inView = await thumbnails.evaluateAll(
      (buttons) =>
        buttons.filter((button) => {
          const { left, right } = button.getBoundingClientRect();
          const row = button.closest('section')?.getBoundingClientRect();
          return row !== undefined && left >= row.left - 1 && right <= row.right + 1;
        }).length,
    );
    return inView;
  };
  await expect.poll(seen).toBe(5);
  const gallery = page.getByRole('region', { name: 'Images of Oat cookies' });
  for (let turn = 0; turn < 5; turn += 1) {
    await gallery.getByRole('button', { name: 'Next image' }).click();
    await expect(gallery.getByText(`${turn + 2} / 7`)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Show image 6 of 7' })).toBeInViewport();
  await expect.poll(seen).toBe(5);
});

test('The gallery follows the keyboard [SLIDERS-12] @full', async ({ page }) => {
  await openSevenPictures(page);
  const first = page.getByRole('button', { name: 'Enlarge: View 1' });
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const third = page.getByRole('button', { name: 'Enlarge: View 3' });
  await expect(third).toBeFocused();
  await expect(third).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('button', { name: 'Show image 3 of 7' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.keyboard.press('Home');
  await expect(first).toBeInViewport({ ratio: 0.9 });
});

test('Focus moves into the enlarged picture, stays there and returns [MODALS-15] @full', async ({
  page,
}) => {
  await openSevenPictures(page);
  await page.getByRole('button', { name: 'Enlarge: View 1' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Oat cookies' });
  await expect(dialog).toBeVisible();
  for (let turn = 0; turn < 9; turn += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  const storyPage = dialog.getByRole('group', { name: /^View 1\./ });
  const width = async () => (await dialog.getByRole('img').first().boundingBox())?.width ?? 0;
  const whole = await width();
  await storyPage.focus();
  await page.keyboard.press('+');
  await expect.poll(width).toBeCloseTo(whole * 1.5, 0);
  await storyPage.dblclick();
  await expect.poll(width).toBeCloseTo(whole, 0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enlarge: View 1' })).toBeFocused();
  await page.getByRole('button', { name: 'Enlarge: View 1' }).press('Enter');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('Up to four products are compared, as many as the width allows, and survive a reload [E-14, SLIDERS-08] @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/shop');
  const toggles = page.getByRole('main').getByRole('button', { name: /^Compare / });
  for (let index = 0; index < 4; index += 1) await toggles.nth(index).click();
  await expect(page.getByRole('link', { name: 'Compare (4)' })).toBeVisible();
  await toggles.nth(4).click();
  await expect(page.getByText('You can compare four products at a time.')).toBeVisible();
  await expect(toggles.nth(4)).toHaveAttribute('aria-pressed', 'false');

  await page.reload();
  await waitUntilReady(page);
  await expect(toggles.first()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Compare (4)' }).click();
  await expect(page).toHaveURL('/compare');
  const columns = page.getByRole('main').locator('article');
  await expect(columns).toHaveCount(4);
  const seen = () =>
    columns.evaluateAll(
      (all) =>
        all.filter((column) => {
          const { left, right } = column.getBoundingClientRect();
          const row = column.closest('section')?.getBoundingClientRect();
          return row !== undefined && left >= row.left - 1 && right <= row.right + 1;
        }).length,
    );
  for (const [width, count] of [
    [585, 1],
    [586, 2],
    [766, 2],
    [767, 3],
    [990, 3],
    [991, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(seen, `at ${width} px`).toBe(count);
  }
  await page.reload();
  await expect(columns).toHaveCount(4);
});

test('A review survives a failed submit and is then sent [API-35] @full', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/500/);
  await open(page, '/shop/oat-cookies');
  let isBroken = true;
  await page.route(/product\/product\/write_review/, async (route) => {
    if (isBroken) await route.fulfill({ status: 500, body: '' });
    else await route.continue();
  });
  await page.getByRole('button', { name: 'Write a review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review Oat cookies' });
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog.getByRole('radio', { name: '1 star' })).toBeFocused();
  await dialog.locator('label').filter({ hasText: '4 stars' }).click();
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Meera');
  await dialog.getByRole('textbox', { name: 'Your review' }).fill('Crisp to the last one.');
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog.getByText(/Couldn’t send your review/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Write a review' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Your review' })).toHaveValue(
    'Crisp to the last one.',
  );
  isBroken = false;
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog.getByText('Thank you for your review.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to product' }).click();
  await expect(page.getByText('Crisp to the last one.')).toBeVisible();
});

test('All reviews have a separate page, rendered with its title [API-34] @full', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/shop/oat-cookies/reviews')).text();
  expect(html).toContain('<title>Reviews of Oat cookies - Ridge &amp; Root</title>');
  await open(page, '/shop/oat-cookies');
  await page.getByRole('link', { name: 'All reviews' }).click();
  await expect(page).toHaveURL('/shop/oat-cookies/reviews');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews of Oat cookies');
  await page.getByRole('link', { name: 'Back to Oat cookies' }).click();
  await expect(page).toHaveURL('/shop/oat-cookies');
});

test('Recently viewed products show below the product, but not in the server-rendered page [API-31] @full', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/shop/oat-cookies')).text();
  expect(html).not.toContain('Recently viewed');
  const told = page.waitForResponse(/recent_view/);
  await page.goto('/shop/almonds');
  await told;
  await open(page, '/shop/oat-cookies');
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent.getByRole('article').first()).toContainText('Kashmiri almonds');
});

test('The product page has valid structured data [E-08]', async ({ request }) => {
  const html = await (await request.get('/shop/oat-cookies')).text();
  const texts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  const [product, breadcrumb] = texts.map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Oat cookies',
    offers: { price: 249, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  });
  expect(product).toHaveProperty('aggregateRating.reviewCount');
  expect(breadcrumb).toMatchObject({ '@type': 'BreadcrumbList' });
});
