import { signInAsOwner, expect, test } from '../support/staffShop.ts';
import { open } from '../support/goto.ts';

test('Staff add a collection with a first product, and the shop shows it @full', async ({
  page,
  staffShop,
}) => {
  await signInAsOwner(page, staffShop);
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('link', { name: 'Collections' }).click();
  await page.getByRole('button', { name: 'Add collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add collection' });
  await dialog.getByLabel('Name (English)').fill('Teas');
  await dialog.getByLabel(/^Name \(French\)/).fill('Thés');
  await dialog.getByLabel('Sort order').fill('0');
  await dialog.getByRole('button', { name: 'Add collection' }).click();
  await expect(page.getByText('Collection added')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Teas · Thés' })).toBeVisible();

  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByRole('textbox', { name: /^Name \(English\)/ }).fill('Nilgiri black tea');
  await page.getByRole('textbox', { name: /^Price/ }).fill('180');
  await page.getByLabel(/^Collection/).selectOption('Teas');
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByRole('heading', { name: 'Nilgiri black tea', level: 1 })).toBeVisible();

  const shopper = await page.context().newPage();
  await expect(async () => {
    await open(shopper, '/shop/collection/teas');
    await expect(shopper.getByRole('link', { name: 'Nilgiri black tea' }).first()).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await expect(shopper.getByRole('heading', { name: 'Teas', level: 1 })).toBeVisible();
});
