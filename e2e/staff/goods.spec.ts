import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/setup.mjs';
import { scan } from '../support/scanner.ts';
import { expect, orderAsGuest, signInAsOwner, test } from '../support/staffShop.ts';

const FLOUR_1_KG = '8901234500013';
const FLOUR_5_KG = '8901234500051';

async function importFlour(page: Page): Promise<void> {
  const buffer = await readFile(path.join(root, 'server/testing/otherShops/shopify_food.csv'));
  await page.goto('/staff/import');
  await page
    .getByLabel('Choose file')
    .setInputFiles({ name: 'shopify.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check file' }).click();
  await page.getByRole('button', { name: /^Import [\d,]+ product/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'shopify.csv' })).toContainText(
    'Done',
    { timeout: 60_000 },
  );
}

test('Flour in two sizes goes from a file of another shop to the packing table @full', async ({
  page,
  staffShop,
}) => {
  await signInAsOwner(page, staffShop);
  await importFlour(page);
  const { number } = await orderAsGuest(staffShop, 'meera@example.com', [
    { handle: 'whole-wheat-flour', quantity: 1, choice: '1 kg' },
    { handle: 'whole-wheat-flour', quantity: 2, choice: '5 kg' },
  ]);

  await page.goto('/shop/whole-wheat-flour');
  await expect(page.getByText('From', { exact: true }).first()).toBeVisible();
  const large = await page.getByRole('option', { name: /^5 kg/ }).getAttribute('value');
  await page.getByLabel(/^Weight/).selectOption(large);
  await expect(page.getByText('₹ 320.00/-', { exact: true })).toBeVisible();
  await expect(page.getByText('Only 5 left')).toBeVisible();

  await page.goto(`/staff/orders/${number}`);
  await expect(page.getByText('0 of 2 items checked')).toBeVisible();
  await scan(page, FLOUR_5_KG);
  const largeLine = page.getByRole('listitem').filter({ hasText: FLOUR_5_KG });
  await expect(largeLine.getByText('1 of 2', { exact: true })).toBeVisible();
  await scan(page, FLOUR_5_KG);
  await expect(page.getByText('1 of 2 items checked')).toBeVisible();
  await expect(largeLine.getByText('Packed', { exact: true })).toBeVisible();
  await scan(page, FLOUR_1_KG);
  await expect(page.getByText('2 of 2 items checked')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(page.getByText('Packed', { exact: true }).first()).toBeVisible();

  await page.goto('/staff/import');
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText(/^Undone/).first()).toBeVisible({ timeout: 60_000 });
  const target = async () => {
    const answer = await page.request.get('/shop/whole-wheat-flour', { maxRedirects: 0 });
    return answer.headers()['location'];
  };
  await expect.poll(target).toBe('/info/not-found');
});

test('Goods sold by weight cost what they weigh @full', async ({ page, staffShop }) => {
  await page.goto('/shop/carrots');
  await page.getByRole('button', { name: 'Increase quantity of Carrots' }).click();
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1 kg');

  const { number } = await orderAsGuest(staffShop, 'meera@example.com', [
    { handle: 'carrots', quantity: 2 },
  ]);
  await signInAsOwner(page, staffShop);
  await page.goto(`/staff/orders/${number}`);
  await expect(page.getByRole('heading', { name: '1 kg × Carrots' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Weight of Carrots in g' }).fill('890');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Packed: 890 g')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Packed: 890 g')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(page.getByText('₹ 96.12/-').first()).toBeVisible();
  await expect(page.getByText('₹ 11.88/-').first()).toBeVisible();
});
