/** Journeys of those who see to stock, reviews and the catalogue as a file. */
import { readFile } from 'node:fs/promises';
import { request } from '@playwright/test';
import type { components } from '../contract/types.gen.ts';
import { enterAsOwner, expect, orderAsGuest, test } from './counterShop.ts';

type Dto = components['schemas'];

test('a shelf is counted by a barcode scanner alone, and the count forgets no order', async ({
  page,
  counter,
}) => {
  await orderAsGuest(counter, 'meera@example.com');
  await enterAsOwner(page, counter);
  await page.getByRole('link', { name: 'Stock', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Stock', level: 1 })).toBeVisible();
  await page.getByLabel('Product or barcode').fill('black raisins');
  await page.getByRole('button', { name: 'Correct the stock of Black raisins' }).click();
  const dialog = page.getByRole('dialog', { name: 'Black raisins' });
  const text = await dialog.getByText(/^The shelf should hold/).textContent();
  const [shelf = 0, stock = 0, reserved = 0] = (text ?? '').match(/\d+/g)?.map(Number) ?? [];
  expect([shelf - stock, reserved]).toEqual([2, 2]);
  await dialog.getByLabel('Units counted on the shelf').fill(String(shelf - 1));
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(page.getByText('The stock is corrected.')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Black raisins' }).click();
  await expect(page.getByRole('heading', { name: /Black raisins/, level: 1 })).toBeVisible();
  const latest = page.getByRole('listitem').filter({ hasText: 'Counted' }).first();
  await expect(latest).toContainText(`${stock - 1} units`);
  await page.getByRole('link', { name: 'Who changed it' }).click();
  await expect(page.getByText(/Asha Rao corrected the stock/)).toBeVisible();
});

test('a review that waits is published, and stands in the shop within two seconds', async ({
  page,
  counter,
}) => {
  const visitor = await request.newContext({ baseURL: counter.url });
  const { api_token: token } = (await (
    await visitor.get('/api/common/apitoken')
  ).json()) as Dto['ApiTokenAnswer'];
  const product = (await (
    await visitor.get('/api/product/product?product_slug=paneer')
  ).json()) as Dto['Product'];
  for (const text of ['Soft and fresh.', 'Buy pills at pills.example']) {
    const form = { product_id: String(product.product_id), name: 'Meera', text, rating: '5' };
    await visitor.post(`/api/product/product/write_review?api_token=${token}`, { form });
  }
  await enterAsOwner(page, counter);
  await page.getByRole('link', { name: 'Reviews' }).click();
  const item = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await item('pills')
    .getByRole('button', { name: /^Reject/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('The review is deleted.')).toBeVisible();
  await item('Soft')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByText('The review is published.')).toBeVisible();
  await expect(page.getByText('No review waits.')).toBeVisible();

  await expect(async () => {
    const { reviews } = (await (
      await visitor.get(`/api/product/product/review?product_id=${product.product_id}`)
    ).json()) as Dto['ReviewList'];
    expect(reviews.map(({ text }) => text)).toContain('Soft and fresh.');
    expect(await (await visitor.get('/shop/paneer')).text()).toContain('Soft and fresh.');
  }).toPass({ timeout: 5000 });
  await visitor.dispose();
});

test('the catalogue goes out as a file and comes back: no change, then the one price that was changed', async ({
  page,
  counter,
}) => {
  await enterAsOwner(page, counter);
  await page.getByRole('link', { name: 'Import and export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'English' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.split('\r\n').length).toBeGreaterThan(50);

  const bringBack = async (name: string, text: string) => {
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await expect(page.getByText(/^This is an export of this shop/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'The first rows' })).toBeVisible();
    // A reload loses neither the file nor the page.
    await page.reload();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    return page.getByRole('listitem').filter({ hasText: name });
  };
  const unchanged = await bringBack('same.csv', file);
  await expect(unchanged).toContainText('Done');
  await expect(unchanged).toContainText(/ 0 added, 0 changed, \d+ as they were, 0 refused/);

  const paneer = /("paneer",.*?",)(\d+\.\d\d),/;
  const dearer = file.replace(paneer, '$1123.00,').replace(/\r\n$/, '\r\n"broken row"\r\n');
  const changed = await bringBack('dearer.csv', dearer);
  await expect(changed).toContainText(/ 0 added, 1 changed, \d+ as they were, 1 refused/);
  const refused = page.waitForEvent('download');
  await changed.getByRole('link', { name: '1 refused row' }).click();
  expect(await readFile(await (await refused).path(), 'utf8')).toContain('1 values instead of 12');
  await page.goto('/shop/paneer');
  await expect(page.getByText('₹ 123.00/-').first()).toBeVisible();
});
