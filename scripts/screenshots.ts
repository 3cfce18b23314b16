import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import {
  addOwner,
  signInAsOwner,
  orderAsGuest,
  signIn,
  type StaffShop,
} from '../e2e/support/staffShop.ts';
import { startShop } from '../e2e/support/shop.ts';
import playwright from '../playwright.config.ts';
import { root } from './setup.mjs';

const PAGES = { home: '/', shop: '/shop', product: '/shop/basmati-rice', cart: '/checkout/cart' };
const GUIDE = {
  'first-steps': '/staff/first-steps',
  products: '/staff/products',
  product: '/staff/products/1',
  import: '/staff/import',
  stock: '/staff/stock',
  content: '/staff/content/footer/footer',
  delivery: '/staff/delivery',
  insight: '/staff/insight',
};
const WIDTHS = [360, 768, 1280];
const FOLDER = path.join(root, 'docs/screenshots');

async function take(page: Page, name: string, width: number): Promise<void> {
  const image = await page.screenshot();
  const small = await sharp(image).webp({ quality: 72 }).toBuffer();
  await writeFile(path.join(FOLDER, `${name}-${width}.webp`), small);
}

async function isSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getElementById('main_loader') === null);
  await page.waitForLoadState('networkidle');
}

async function takeStaff(page: Page, shop: StaffShop, width: number): Promise<void> {
  const { name } = await orderAsGuest(shop, 'meera@example.com');
  if (width === WIDTHS[0]) await signInAsOwner(page, shop);
  else {
    await page.goto('/staff/orders');
    await signIn(page);
  }
  await page.getByRole('link', { name }).waitFor();
  await take(page, 'staff-orders', width);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: /Paneer: packed/ }).click();
  await page.getByText('1 of 2 items checked').waitFor();
  await page.getByText('1 item is waiting to sync.').waitFor({ state: 'detached' });
  await isSettled(page);
  await take(page, 'staff-order', width);
}

async function takeGuide(page: Page, width: number): Promise<void> {
  for (const [name, url] of Object.entries(GUIDE)) {
    await page.goto(url);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await isSettled(page);
    await take(page, `staff-${name}`, width);
  }
}

async function takeReplay(page: Page, width: number): Promise<void> {
  await page.goto('/checkout/cart');
  await isSettled(page);
  const main = page.getByRole('main');
  await main.getByPlaceholder('Enter Coupon Code').fill('SUMMER');
  await main.getByPlaceholder('Enter Coupon Code').press('Enter');
  await isSettled(page);
  await page.getByRole('button', { name: 'Report a problem' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog
    .getByText(/actions/)
    .first()
    .waitFor();
  await take(page, 'support-report', width);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  const code =
    (await dialog.getByText(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/).textContent()) ?? '';
  await page.goto('/support/replay');
  await page.getByRole('textbox', { name: 'Or enter a report code' }).fill(code);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page
    .getByRole('button', { name: /Failed|toastShown/ })
    .first()
    .click();
  await page.locator('iframe[aria-busy="false"]').waitFor();
  await take(page, 'support-replay', width);
}

const data = await mkdtemp(path.join(tmpdir(), 'shop-data-'));
await (await startShop(data)).stop();
const ownerLink = await addOwner(data);
const shop = { ...(await startShop(data, { FAKE_PAYMENTS_PORT: '0' })), ownerLink };
const browser = await chromium.launch(playwright.use?.launchOptions ?? {});
try {
  await mkdir(FOLDER, { recursive: true });
  for (const width of WIDTHS) {
    const page = await browser.newPage({
      baseURL: shop.url,
      viewport: { width, height: width < 600 ? 780 : 900 },
    });
    await page.goto('/shop');
    await isSettled(page);
    for (const product of ['Oat cookies', 'Turmeric powder']) {
      await page.getByRole('button', { name: `Add to cart: ${product}` }).click();
      await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor();
      await page.goto('/shop');
      await isSettled(page);
    }
    for (const [name, url] of Object.entries(PAGES)) {
      await page.goto(url);
      await isSettled(page);
      await take(page, name, width);
    }
    await takeStaff(page, shop, width);
    if (width === WIDTHS.at(-1)) {
      await takeGuide(page, width);
      await takeReplay(page, width);
    }
    await page.close();
  }
} finally {
  await browser.close();
  await shop.stop();
  await rm(data, { recursive: true });
}
