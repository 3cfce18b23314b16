/** Journeys of those who write the shop's pages and posts. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { enterAsOwner, expect, test, type CounterShop } from '../support/counterShop.ts';
import { shownWithinTwoSeconds } from '../support/shownInShop.ts';

async function openPage(page: Page, counter: CounterShop, title: string): Promise<void> {
  await enterAsOwner(page, counter);
  await page.getByRole('link', { name: 'Pages and blog' }).click();
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

const shownTitle = async (page: Page, counter: CounterShop, path: string) =>
  /<h1[^>]*>([^<]*)/.exec(await (await page.request.get(counter.url + path)).text())?.[1];

test('a page is written in French, looked at before it is published, and shown by the shop within two seconds', async ({
  page,
  context,
  counter,
}) => {
  const path = '/info/about-us?lang=fr';
  const before = await shownTitle(page, counter, path);
  await openPage(page, counter, 'About us');
  await page.getByLabel('Title (Français)').fill('Qui nous sommes');
  const text = page.getByRole('textbox', { name: 'Text (Français)' });
  await text.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Deux amis et soixante-quatre fermes.');
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeHidden();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft is saved. The shop does not show it yet.')).toBeVisible();
  expect(await shownTitle(page, counter, path)).toBe(before);

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Preview in Français' }).click();
  const preview = await opened;
  await expect(preview.getByText('Aperçu. La boutique ne montre pas ceci.')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Qui nous sommes', level: 1 })).toBeVisible();
  await expect(preview.getByText('Deux amis et soixante-quatre fermes.')).toBeVisible();
  await preview.close();

  await shownWithinTwoSeconds(
    page,
    () => page.getByRole('button', { name: 'Publish now' }).click(),
    async () => (await shownTitle(page, counter, path)) === 'Qui nous sommes',
  );
  await expect(page.getByText('Published. The shop shows it now.')).toBeVisible();
  await page.goto(path);
  await expect(page.getByText('Deux amis et soixante-quatre fermes.')).toBeVisible();
});

test('FOOTER-02 FOOTER-12 the foot of every page is written at the counter, and the shop says so in both languages @full', async ({
  page,
  counter,
}) => {
  await openPage(page, counter, 'Foot of every page');
  await page.getByLabel('Story, in a few sentences (English)').fill('Two friends and a cart.');
  await page.getByLabel('Story, in a few sentences (Français)').fill('Deux amis, une charrette.');
  await page.getByRole('button', { name: 'Shipping and delivery: remove' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. The shop shows it now.')).toBeVisible();
  for (const [path, story, links] of [
    ['/shop', 'Two friends and a cart.', 'Useful Links'],
    ['/shop?lang=fr', 'Deux amis, une charrette.', 'Liens utiles'],
  ] as const) {
    await expect(async () => {
      expect(await (await page.request.get(counter.url + path)).text()).toContain(story);
    }).toPass({ timeout: 5000 });
    await page.goto(path);
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByText(story)).toBeVisible();
    await expect(foot.locator('section', { hasText: links }).getByRole('link')).toHaveCount(3);
  }
});

test('an earlier version of a page is looked at and comes back @full', async ({
  page,
  counter,
}) => {
  const path = '/info/terms-condition';
  const before = await shownTitle(page, counter, path);
  await openPage(page, counter, before ?? '');
  await page.getByLabel('Title (English)').fill('A slip of the pen');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. The shop shows it now.')).toBeVisible();
  await expect(async () => {
    expect(await shownTitle(page, counter, path)).toBe('A slip of the pen');
  }).toPass({ timeout: 5000 });

  await page.getByRole('button', { name: `Look at “${before}”` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(before ?? '', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Make this the draft' }).click();
  await expect(page.getByLabel('Title (English)')).toHaveValue(before ?? '');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(async () => {
    expect(await shownTitle(page, counter, path)).toBe(before);
  }).toPass({ timeout: 5000 });
});

test('a page is taken out of the shop, and put back as it was @full', async ({ page, counter }) => {
  const path = '/info/cancellation-refund-policy';
  const before = (await shownTitle(page, counter, path)) ?? '';
  await openPage(page, counter, before);
  await page.getByRole('button', { name: 'Take out of the shop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take out of the shop' }).click();
  await expect(page.getByText('The shop does not show it any more.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take out of the shop' })).toBeHidden();
  await expect(async () => {
    expect(await shownTitle(page, counter, path)).not.toBe(before);
  }).toPass({ timeout: 5000 });
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(async () => {
    expect(await shownTitle(page, counter, path)).toBe(before);
  }).toPass({ timeout: 5000 });
});

test('HEADER-01 a logo of one’s own stands in the header and at the foot @full', async ({
  page,
  counter,
}) => {
  await enterAsOwner(page, counter);
  await page.getByRole('link', { name: 'Shop details' }).click();
  await page.getByLabel('Upload a logo').setInputFiles({
    name: 'wordmark.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 400, height: 100, channels: 3, background: '#8a2f4b' } })
      .png()
      .toBuffer(),
  });
  await expect(page.getByRole('combobox', { name: 'Logo' })).toHaveText('wordmark.png');
  await page.getByRole('button', { name: 'Save the details' }).click();
  await expect(page.getByText('The details are saved.')).toBeVisible();
  const logo = page.getByRole('img', { name: 'Ridge & Root' });
  await expect(logo.first()).toBeVisible();
  await expect(async () => {
    await page.goto(`${counter.url}/shop`);
    await expect(page.locator('header').getByRole('img', { name: 'Ridge & Root' })).toBeVisible({
      timeout: 1500,
    });
  }).toPass({ timeout: 15_000 });
  await expect(page.locator('footer').getByRole('img', { name: 'Ridge & Root' })).toHaveCount(1);
});

test('a post with a picture and a tag of its own is shown by itself when its time comes @full', async ({
  page,
  counter,
}) => {
  await enterAsOwner(page, counter);
  await page.getByRole('link', { name: 'Pages and blog' }).click();
  await page.getByRole('link', { name: 'New post' }).click();
  await page.getByLabel('Title (English)').fill('Monsoon greens');
  const background = '#2f7a3a';
  await page.getByLabel('Upload a picture').setInputFiles({
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
  await dialog.getByRole('button', { name: 'Add the tag' }).click();
  await expect(page.getByRole('checkbox', { name: 'Harvest' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Picture' })).toHaveText('greens.png');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { name: 'Monsoon greens', level: 1 })).toBeVisible();
  const publication = page.waitForRequest(/\/publication$/);
  const answered = page.waitForResponse(/\/publication$/);
  await page.getByRole('textbox', { name: 'Time to publish' }).fill('2099-01-01T10:00');
  await page.getByRole('button', { name: 'Publish then' }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText(/^Planned for/)).toBeVisible();

  // A minute is the shortest time that can be typed; the call takes any.
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
    expect(await shownTitle(page, counter, '/blog/monsoon-greens')).toBe('Monsoon greens');
  }).toPass({ timeout: 10_000 });
  await page.goto('/blog/monsoon-greens');
  const main = page.getByRole('main');
  await expect(main.locator('img[src^="/pictures/uploaded/"]').first()).toBeVisible();
  await page.goto('/blog');
  await expect(page.getByRole('link', { name: 'Harvest' }).first()).toBeVisible();
});
