import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signInAsOwner, expect, test, type StaffShop, openFromMenu } from '../support/staffShop.ts';
import { shownWithinTwoSeconds } from '../support/shownInShop.ts';

async function openPage(page: Page, staffShop: StaffShop, title: string): Promise<void> {
  await signInAsOwner(page, staffShop);
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

const shownTitle = async (page: Page, staffShop: StaffShop, path: string) =>
  /<h1[^>]*>([^<]*)/.exec(await (await page.request.get(staffShop.url + path)).text())?.[1];

test('A French page is previewed before publication, and shows in the shop within two seconds', async ({
  page,
  context,
  staffShop,
}) => {
  const path = '/info/about-us?lang=fr';
  const before = await shownTitle(page, staffShop, path);
  await openPage(page, staffShop, 'About us');
  await page.getByLabel('Title (French)').fill('Qui nous sommes');
  const text = page.getByRole('textbox', { name: 'Content (French)' });
  await text.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Deux amis et soixante-quatre fermes.');
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeHidden();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  expect(await shownTitle(page, staffShop, path)).toBe(before);

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Preview in Français' }).click();
  const preview = await opened;
  await expect(preview.getByText('Aperçu : pas encore publié')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Qui nous sommes', level: 1 })).toBeVisible();
  await expect(preview.getByText('Deux amis et soixante-quatre fermes.')).toBeVisible();
  await preview.close();

  await shownWithinTwoSeconds(
    page,
    () => page.getByRole('button', { name: 'Publish now' }).click(),
    async () => (await shownTitle(page, staffShop, path)) === 'Qui nous sommes',
  );
  await expect(page.getByRole('alert').getByText('Published', { exact: true })).toBeVisible();
  await page.goto(path);
  await expect(page.getByText('Deux amis et soixante-quatre fermes.')).toBeVisible();
});

test('Staff edit the footer, and the shop shows it in both languages [FOOTER-02, FOOTER-12] @full', async ({
  page,
  staffShop,
}) => {
  await openPage(page, staffShop, 'Footer');
  await page.getByLabel('Short description (English)').fill('Two friends and a cart.');
  await page.getByLabel('Short description (French)').fill('Deux amis, une charrette.');
  await page.getByRole('button', { name: 'Shipping and delivery: remove' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('alert').getByText('Published', { exact: true })).toBeVisible();
  for (const [path, story, links] of [
    ['/shop', 'Two friends and a cart.', 'Useful Links'],
    ['/shop?lang=fr', 'Deux amis, une charrette.', 'Liens utiles'],
  ] as const) {
    await expect(async () => {
      expect(await (await page.request.get(staffShop.url + path)).text()).toContain(story);
    }).toPass({ timeout: 5000 });
    await page.goto(path);
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByText(story)).toBeVisible();
    await expect(foot.locator('section', { hasText: links }).getByRole('link')).toHaveCount(3);
  }
});

test('An earlier version of a page is previewed and restored @full', async ({
  page,
  staffShop,
}) => {
  const path = '/info/terms-condition';
  const before = await shownTitle(page, staffShop, path);
  await openPage(page, staffShop, before ?? '');
  await page.getByLabel('Title (English)').fill('A slip of the pen');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('alert').getByText('Published', { exact: true })).toBeVisible();
  await expect(async () => {
    expect(await shownTitle(page, staffShop, path)).toBe('A slip of the pen');
  }).toPass({ timeout: 5000 });

  await page.getByRole('button', { name: `View “${before}”` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(before ?? '', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByLabel('Title (English)')).toHaveValue(before ?? '');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(async () => {
    expect(await shownTitle(page, staffShop, path)).toBe(before);
  }).toPass({ timeout: 5000 });
});

test('A page is unpublished and published again unchanged @full', async ({ page, staffShop }) => {
  const path = '/info/cancellation-refund-policy';
  const before = (await shownTitle(page, staffShop, path)) ?? '';
  await openPage(page, staffShop, before);
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByRole('alert').getByText('Unpublished')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeHidden();
  await expect(async () => {
    expect(await shownTitle(page, staffShop, path)).not.toBe(before);
  }).toPass({ timeout: 5000 });
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(async () => {
    expect(await shownTitle(page, staffShop, path)).toBe(before);
  }).toPass({ timeout: 5000 });
});

test('A custom logo shows in header and footer [HEADER-01] @full', async ({ page, staffShop }) => {
  await signInAsOwner(page, staffShop);
  await openFromMenu(page, 'Settings', 'Store settings');
  await page.getByLabel('Upload logo').setInputFiles({
    name: 'wordmark.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 400, height: 100, channels: 3, background: '#8a2f4b' } })
      .png()
      .toBuffer(),
  });
  await expect(page.getByRole('combobox', { name: 'Logo' })).toHaveText('wordmark.png');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Store details saved')).toBeVisible();
  const logo = page.getByRole('img', { name: 'Ridge & Root' });
  await expect(logo.first()).toBeVisible();
  await expect(async () => {
    await page.goto(`${staffShop.url}/shop`);
    await expect(page.locator('header').getByRole('img', { name: 'Ridge & Root' })).toBeVisible({
      timeout: 1500,
    });
  }).toPass({ timeout: 15_000 });
  await expect(page.locator('footer').getByRole('img', { name: 'Ridge & Root' })).toHaveCount(1);
});

test('A scheduled post with a picture and a new tag publishes itself @full', async ({
  page,
  staffShop,
}) => {
  await signInAsOwner(page, staffShop);
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.getByRole('link', { name: 'New post' }).click();
  await page.getByLabel('Title (English)').fill('Monsoon greens');
  const background = '#2f7a3a';
  await page.getByLabel('Upload image').setInputFiles({
    name: 'greens.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
      .png()
      .toBuffer(),
  });
  await page.getByLabel('Author').fill('Meera');
  await page.getByRole('button', { name: 'New tag' }).click();
  const dialog = page.getByRole('dialog', { name: 'New tag' });
  await dialog.getByLabel('Name (English)').fill('Harvest');
  await dialog.getByRole('button', { name: 'Add tag' }).click();
  await expect(page.getByRole('checkbox', { name: 'Harvest' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Image' })).toHaveText('greens.png');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { name: 'Monsoon greens', level: 1 })).toBeVisible();
  const publication = page.waitForRequest(/\/publication$/);
  const answered = page.waitForResponse(/\/publication$/);
  await page.getByRole('textbox', { name: 'Publish date and time' }).fill('2099-01-01T10:00');
  await page.getByRole('button', { name: 'Schedule' }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText(/^Scheduled for/)).toBeVisible();

  // Publish through the API, which accepts seconds; the form accepts only full minutes.
  const sent = await publication;
  const time = new Date(Date.now() + 3000).toISOString();
  const { version } = sent.postDataJSON() as { version: string };
  const { cookie: _cookie, ...headers } = await sent.allHeaders();
  const answer = await page.request.post(sent.url(), {
    headers: {
      'x-csrf-token': headers['x-csrf-token'] ?? '',
      'sec-fetch-site': 'same-origin',
    },
    data: { version, publish_at: time },
  });
  expect(answer.status()).toBe(200);
  expect((await page.request.get('/blog/monsoon-greens')).url()).toContain('not-found');
  await expect(async () => {
    expect(await shownTitle(page, staffShop, '/blog/monsoon-greens')).toBe('Monsoon greens');
  }).toPass({ timeout: 10_000 });
  await page.goto('/blog/monsoon-greens');
  const main = page.getByRole('main');
  await expect(main.locator('img[src^="/pictures/uploaded/"]').first()).toBeVisible();
  await page.goto('/blog');
  await expect(page.getByRole('link', { name: 'Harvest' }).first()).toBeVisible();
});
