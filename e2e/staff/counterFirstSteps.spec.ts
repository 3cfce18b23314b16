/** Journeys of an owner who makes a shop of nothing, or of the demo. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  addOwner,
  enterAsOwner,
  enterByLink,
  expect,
  test as counterTest,
} from '../support/counterShop.ts';
import { open } from '../support/goto.ts';
import { test as journey } from '../support/quietPage.ts';
import { startShop } from '../support/shop.ts';

const HEADING = { name: 'First steps', level: 1 };

/** Opens a step from the list of them. */
async function openStep(page: Page, step: string): Promise<void> {
  await page.goto('/staff');
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
  await page.getByRole('link', { name: `Open: ${step}` }).click();
}

/** A step that was to do is done now. */
async function expectDone(page: Page, step: string, count: string): Promise<void> {
  await page.goto('/staff/first-steps');
  await expect(page.getByText(`${count} steps are done`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `Open: ${step}` })).toContainText(
    'Done',
  );
}

// A day that can be set wherever the shop is.
const dayAhead = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

journey(
  'an owner of an empty shop is led from its name to what an order needs @full',
  async ({ browser }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-empty-'));
    const link = await addOwner(folder);
    const shop = await startShop(folder, { DEMO: '0' });
    const context = await browser.newContext({ baseURL: shop.url });
    const page = await context.newPage();
    await enterByLink(page, link);
    await expect(page.getByRole('heading', HEADING)).toBeVisible();
    await expect(page.getByText('0 of 6 steps are done')).toBeVisible();
    await expect(page.getByText('Demo content')).toHaveCount(0);

    await openStep(page, 'Name, address and e-mail');
    await page.getByLabel('Name of the shop').fill('Valley Store');
    await page.getByLabel('E-mail address').fill('hello@example.com');
    await page.getByLabel('Address (English)').fill('12 Cubbon Road\nBengaluru 560001');
    await page.getByRole('button', { name: 'Save the details' }).click();
    await expect(page.getByText('The details are saved.')).toBeVisible();
    await expectDone(page, 'Name, address and e-mail', '1 of 6');

    await openStep(page, 'Currency and tax');
    await page.getByLabel('Tax in prices (%)').fill('5');
    await page.getByLabel('From the beginning of').fill(dayAhead());
    await page.getByRole('button', { name: 'Set the tax' }).click();
    await expect(page.getByText('The tax is set.')).toBeVisible();
    await expectDone(page, 'Currency and tax', '2 of 6');

    await page.getByRole('link', { name: 'Collections' }).last().click();
    await page.getByRole('button', { name: 'Add a collection' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a collection' });
    await dialog.getByLabel('Name (English)').fill('Teas');
    await dialog.getByLabel('Place in the list').fill('0');
    await dialog.getByRole('button', { name: 'Add a collection' }).click();
    await expect(page.getByText('The collection is added.')).toBeVisible();
    await openStep(page, 'First product');
    await page.getByRole('textbox', { name: /^Name \(English\)/ }).fill('Nilgiri black tea');
    await page.getByRole('textbox', { name: /^Price/ }).fill('180');
    await page.getByLabel(/^Collection/).selectOption('Teas');
    await page.getByRole('button', { name: 'Add product' }).click();
    await expect(page.getByRole('heading', { name: 'Nilgiri black tea', level: 1 })).toBeVisible();
    await expectDone(page, 'First product', '3 of 6');

    await openStep(page, 'Delivery');
    await page.getByRole('link', { name: 'New way of delivery' }).click();
    await page.getByLabel('Name (English)').fill('By bicycle');
    await page.getByLabel('Price (₹)').fill('40');
    await page.getByLabel('Countries').fill('India');
    await page.getByRole('option', { name: 'India', exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The way of delivery is saved.')).toBeVisible();
    await expectDone(page, 'Delivery', '4 of 6');

    await openStep(page, 'Payment');
    await page.getByRole('checkbox', { name: 'Cash on delivery' }).check();
    await page.getByRole('button', { name: 'Save the details' }).click();
    await expect(page.getByText('The details are saved.')).toBeVisible();
    await page.goto('/staff/first-steps');
    // The legal pages are still to be written.
    await expect(page.getByText('5 of 6 steps are done')).toBeVisible();

    await expect(async () => {
      await open(page, '/shop');
      await expect(page.getByRole('link', { name: 'Nilgiri black tea' }).first()).toBeVisible({
        timeout: 2000,
      });
    }).toPass();
    await expect(page.getByText('Valley Store').first()).toBeVisible();

    await context.close();
    await shop.stop();
    await rm(folder, { recursive: true });
  },
);

counterTest(
  'the demo content goes by one press, after it was said what goes, and what is the shop’s own stays @full',
  async ({ page, counter }) => {
    await enterAsOwner(page, counter);
    await page.goto('/staff/products/new');
    await page.getByRole('textbox', { name: /^Name \(English\)/ }).fill('Nilgiri black tea');
    await page.getByRole('textbox', { name: /^Price/ }).fill('180');
    await page.getByLabel(/^Collection/).selectOption('Bakery');
    await page.getByRole('button', { name: 'Add product' }).click();
    await expect(page.getByRole('heading', { name: 'Nilgiri black tea', level: 1 })).toBeVisible();

    await page.getByRole('link', { name: 'First steps' }).click();
    await page.getByRole('button', { name: 'Remove the demo content' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove the demo content?' });
    await expect(dialog.getByText('1 product of your own')).toBeVisible();
    await expect(dialog.getByText('The home page')).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove the demo content' }).click();
    await expect(page.getByText('The demo content is gone.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove the demo content' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Nilgiri black tea' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Paneer' })).toHaveCount(0);

    await expect(async () => {
      const answer = await page.request.get('/shop');
      expect(await answer.text()).not.toContain('Paneer');
    }).toPass();
    await open(page, '/shop');
    await expect(page.getByRole('link', { name: 'Nilgiri black tea' }).first()).toBeVisible();
  },
);
