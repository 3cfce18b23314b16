import { readFile } from 'node:fs/promises';
import { request } from '@playwright/test';
import type { components } from '../../contract/types.gen.ts';
import { tabToAndPress, tabTo } from '../support/byKeyboard.ts';
import {
  signInAsOwner,
  expect,
  giveBarcode,
  orderAsGuest,
  test,
  openFromMenu,
} from '../support/staffShop.ts';
import { scan } from '../support/scanner.ts';
import { shownWithinTwoSeconds } from '../support/shownInShop.ts';

type Dto = components['schemas'];

test('A product is found by barcode scanner and counted by keyboard, and the count includes open orders @full', async ({
  page,
  staffShop,
}) => {
  await orderAsGuest(staffShop, 'meera@example.com');
  await signInAsOwner(page, staffShop);
  await giveBarcode(page, 'Black raisins', '8901234567890');
  await openFromMenu(page, 'Products', 'Stock');
  await expect(page.getByRole('heading', { name: 'Stock', level: 1 })).toBeVisible();
  await scan(page, '8901234567890');
  await expect(page.getByRole('button', { name: /^Adjust the stock of/ })).toHaveCount(1);
  await tabToAndPress(
    page,
    page.getByRole('button', { name: 'Adjust the stock of Black raisins' }),
  );
  const dialog = page.getByRole('dialog', { name: 'Black raisins' });
  const text = await dialog.getByText(/^On hand: /).textContent();
  const [shelf = 0, stock = 0, reserved = 0] = (text ?? '').match(/\d+/g)?.map(Number) ?? [];
  expect([shelf - stock, reserved]).toEqual([2, 2]);
  await tabTo(page, dialog.getByLabel('Counted quantity'));
  await page.keyboard.type(String(shelf - 1));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Stock updated')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Black raisins' }).click();
  await expect(page.getByRole('heading', { name: /Black raisins/, level: 1 })).toBeVisible();
  const latest = page.getByRole('listitem').filter({ hasText: 'Stock count' }).first();
  await expect(latest).toContainText(`${stock - 1} units`);
  await page.getByRole('link', { name: 'View history' }).click();
  await expect(page.getByText(/Asha Rao adjusted the stock/)).toBeVisible();
});

test('A pending review is published and shows in the shop within two seconds @full', async ({
  page,
  staffShop,
}) => {
  const visitor = await request.newContext({ baseURL: staffShop.url });
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
  await signInAsOwner(page, staffShop);
  await openFromMenu(page, 'Customers', 'Reviews');
  const item = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await item('pills')
    .getByRole('button', { name: /^Reject/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Review deleted')).toBeVisible();
  await shownWithinTwoSeconds(
    page,
    () =>
      item('Soft')
        .getByRole('button', { name: /^Publish/ })
        .click(),
    async () => (await (await visitor.get('/shop/paneer')).text()).includes('Soft and fresh.'),
  );
  await expect(page.getByText('Review published')).toBeVisible();
  await expect(page.getByText('No reviews to approve')).toBeVisible();
  const { reviews } = (await (
    await visitor.get(`/api/product/product/review?product_id=${product.product_id}`)
  ).json()) as Dto['ReviewList'];
  expect(reviews.map(({ text }) => text)).toContain('Soft and fresh.');
  await visitor.dispose();
});

test('An exported catalogue reimports without changes, then with one changed price @full', async ({
  page,
  staffShop,
}) => {
  await signInAsOwner(page, staffShop);
  await openFromMenu(page, 'Products', 'Import and export');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'English' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.split('\r\n').length).toBeGreaterThan(50);

  const bringBack = async (name: string, text: string) => {
    await page
      .getByLabel('Choose file')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await expect(
      page.getByText(
        /^Exported from this store: products are matched by URL handle\. Columns that are missing don’t change\./,
      ),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Check file' }).click();
    return page.getByText(/^Nothing is imported yet\./);
  };
  const unchanged = await bringBack('same.csv', file);
  await expect(unchanged).toContainText(
    / 0 new products, 0 changed or with new images, \d+ unchanged, 0 skipped/,
  );
  await page.getByRole('button', { name: 'Choose another file' }).click();

  const paneer = /("paneer",.*?)"(\d+\.\d\d)",/;
  const dearer = file.replace(paneer, '$1"123.00",').replace(/\r\n$/, '\r\n"broken row"\r\n');
  await bringBack('dearer.csv', dearer);
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  const changed = page.getByRole('listitem').filter({ hasText: 'dearer.csv' });
  await expect(changed).toContainText(/ 0 added, 1 updated, \d+ unchanged, 1 skipped/);
  const refused = page.waitForEvent('download');
  await changed.getByRole('link', { name: '1 skipped row' }).click();
  expect(await readFile(await (await refused).path(), 'utf8')).toMatch(
    /Row 103, line 104: 1 values instead of \d+/,
  );
  await page.goto('/shop/paneer');
  await expect(page.getByText('₹ 123.00/-').first()).toBeVisible();
});
