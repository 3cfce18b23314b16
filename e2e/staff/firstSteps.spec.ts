import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  addOwner,
  signInAsOwner,
  setPasswordByLink,
  expect,
  test as staffTest,
  openFromMenu,
} from '../support/staffShop.ts';
import { open } from '../support/goto.ts';
import { test as journey } from '../support/quietPage.ts';
import { startShop } from '../support/shop.ts';

const HEADING = { name: 'Setup guide', level: 1 };

async function openStep(page: Page, step: string): Promise<void> {
  await page.goto('/staff');
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
  await page.getByRole('link', { name: `Set up ${step}` }).click();
}

async function expectDone(page: Page, step: string, count: string): Promise<void> {
  await page.goto('/staff/first-steps');
  await expect(page.getByText(`${count} steps done`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `Set up ${step}` })).toContainText(
    'Done',
  );
}

// Two days ahead is in the future in every time zone.
const dayAhead = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

journey(
  'an owner of an empty shop is led from its name to what an order needs @full',
  async ({ browser }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-empty-'));
    const link = await addOwner(folder);
    const shop = await startShop(folder, { DEMO: '0' });
    const context = await browser.newContext({ baseURL: shop.url });
    const page = await context.newPage();
    await setPasswordByLink(page, link);
    await expect(page.getByRole('heading', HEADING)).toBeVisible();
    await expect(page.getByText('0 of 6 steps done')).toBeVisible();
    await expect(page.getByText('Demo content')).toHaveCount(0);

    await openStep(page, 'Name, address and email');
    await page.getByLabel('Store name').fill('Valley Store');
    await page.getByLabel('Email').fill('hello@example.com');
    await page.getByLabel('Address (English)').fill('12 Cubbon Road\nBengaluru 560001');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Store details saved')).toBeVisible();
    await expectDone(page, 'Name, address and email', '1 of 6');

    await openStep(page, 'Currency and tax');
    await page.getByText('Change Standard', { exact: true }).click();
    await page.getByLabel('Tax rate (%)').fill('5');
    await page.getByLabel('Effective from').fill(dayAhead());
    await page.getByRole('button', { name: 'Save tax rate' }).click();
    await expect(page.getByText('Tax rate saved')).toBeVisible();
    await expectDone(page, 'Currency and tax', '2 of 6');

    await page.getByRole('link', { name: 'Collections' }).last().click();
    await page.getByRole('button', { name: 'Add collection' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add collection' });
    await dialog.getByLabel('Name (English)').fill('Teas');
    await dialog.getByLabel('Sort order').fill('0');
    await dialog.getByRole('button', { name: 'Add collection' }).click();
    await expect(page.getByText('Collection added')).toBeVisible();
    await openStep(page, 'First product');
    await page.getByRole('textbox', { name: /^Name \(English\)/ }).fill('Nilgiri black tea');
    await page.getByRole('textbox', { name: /^Price/ }).fill('180');
    await page.getByLabel(/^Collection/).selectOption('Teas');
    await page.getByRole('button', { name: 'Add product' }).click();
    await expect(page.getByRole('heading', { name: 'Nilgiri black tea', level: 1 })).toBeVisible();
    await expectDone(page, 'First product', '3 of 6');

    await openStep(page, 'Delivery');
    await page.getByRole('link', { name: 'Add delivery method' }).click();
    await page.getByLabel('Name (English)').fill('By bicycle');
    await page.getByLabel('Price').fill('40');
    await page.getByLabel('Countries').fill('India');
    await page.getByRole('option', { name: 'India', exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Delivery method saved')).toBeVisible();
    await expectDone(page, 'Delivery', '4 of 6');

    await openStep(page, 'Payment');
    await page.getByRole('checkbox', { name: 'Cash on delivery' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Store details saved')).toBeVisible();
    await page.goto('/staff/first-steps');
    await expect(page.getByText('5 of 6 steps done')).toBeVisible();

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

staffTest(
  'the demo content goes by one press, after it was said what goes, and what is the shop’s own stays @full',
  async ({ page, staffShop }) => {
    await signInAsOwner(page, staffShop);
    await page.goto('/staff/products/new');
    await page.getByRole('textbox', { name: /^Name \(English\)/ }).fill('Nilgiri black tea');
    await page.getByRole('textbox', { name: /^Price/ }).fill('180');
    await page.getByLabel(/^Collection/).selectOption('Bakery');
    await page.getByRole('button', { name: 'Add product' }).click();
    await expect(page.getByRole('heading', { name: 'Nilgiri black tea', level: 1 })).toBeVisible();

    await openFromMenu(page, 'Settings', 'Setup guide');
    await page.getByRole('button', { name: 'Remove demo content' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove demo content?' });
    await expect(dialog.getByText('1 product of your own')).toBeVisible();
    await expect(dialog.getByText(/home page items?$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove demo content' }).click();
    await expect(page.getByText('Demo content removed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove demo content' })).toHaveCount(0);
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
