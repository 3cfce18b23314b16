/** `npm run screenshots`: the pictures of docs/screenshots/, from the built shop with the demo catalogue. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startShop } from '../e2e/shop.ts';
import playwright from '../playwright.config.ts';
import { root } from './setup.mjs';

const PAGES = { home: '/', shop: '/shop', product: '/shop/basmati-rice', cart: '/checkout/cart' };
const WIDTHS = [360, 768, 1280];
const FOLDER = path.join(root, 'docs/screenshots');

async function take(page: Page, name: string, width: number): Promise<void> {
  const image = await page.screenshot();
  const small = await sharp(image).webp({ quality: 72 }).toBuffer();
  await writeFile(path.join(FOLDER, `${name}-${width}.webp`), small);
}

async function isSettled(page: Page): Promise<void> {
  await page.locator('#main_loader').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}

const data = await mkdtemp(path.join(tmpdir(), 'shop-data-'));
const shop = await startShop(data);
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
      await page.getByRole('button', { name: 'Close the cart' }).click();
    }
    for (const [name, url] of Object.entries(PAGES)) {
      await page.goto(url);
      await isSettled(page);
      await take(page, name, width);
    }
    await page.close();
  }
} finally {
  await browser.close();
  await shop.stop();
  await rm(data, { recursive: true });
}
