import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findNode, root, SERVER_ARGUMENTS } from '../../scripts/setup.mjs';
import { open } from '../support/goto.ts';
import { serveFolder } from '../stories/serveFolder.ts';
import { copyFilledData, expect, startLimit, startShop, test } from '../support/shop.ts';

test('With a dead backend the shell renders and the list offers a retry [ERRORS-01, STARTUP-14]', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|could not load everything/);
  const { url, close } = await serveFolder(path.join(root, 'dist'), { fallback: 'index.html' });
  try {
    await page.goto(`${url}/shop`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Search the shop' })).toBeVisible();
    await expect(page.getByText('Couldn’t load these products.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  } finally {
    await close();
  }
});

test('The built folder works as static files in front of a backend [CONFLICT-52]', async ({
  page,
  shop,
}) => {
  const { url, close } = await serveFolder(path.join(root, 'dist'), {
    fallback: 'index.html',
    backend: shop.url,
  });
  try {
    await page.goto(`${url}/shop/oat-cookies`);
    await expect(page.getByRole('heading', { level: 1, name: 'Oat cookies' })).toBeVisible();
    await page.getByRole('button', { name: 'Add to cart: Oat cookies' }).click();
    await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
    await page.goto(`${url}/shop?lang=fr`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('article').first()).toBeVisible();
  } finally {
    await close();
  }
});

test('A failed product list is retried automatically once the backend is back @full', async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/Failed to load resource|could not load everything/);
  const folder = await copyFilledData();
  const shop = await startShop(folder);
  try {
    await page.clock.install();
    await open(page, `${shop.url}/shop`);
    await page.waitForLoadState('networkidle');
    await shop.kill();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page.getByText('Couldn’t load these products.')).toBeVisible();
    const again = await startShop(folder, { PORT: new URL(shop.url).port });
    await page.clock.fastForward('01:00');
    await expect(page.getByRole('article').first()).toBeVisible();
    await again.stop();
  } finally {
    await shop.kill();
    await rm(folder, { recursive: true });
  }
});

test('A slow search preserves page and query, then shows its results [SEARCH-01] @full', async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await open(page, '/shop');
  await page.route(/product\/search/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const field = page.getByRole('search').first().locator('input');
  await field.pressSequentially('oat coo');
  await expect(page).toHaveURL(/\/search\?search=oat\+coo$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await field.pressSequentially('kies');
  await expect(page).toHaveURL(/\/search\?search=oat\+cookies$/);
  await expect(field).toHaveValue('oat cookies');
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeAttached();
  release();
  await expect(page.getByRole('main').getByRole('link', { name: 'Oat cookies' })).toBeVisible();
  await expect(field).toHaveValue('oat cookies');
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
});

function rejection(settings: Record<string, string>): string {
  const { stderr, status } = spawnSync(findNode(), SERVER_ARGUMENTS, {
    cwd: root,
    encoding: 'utf8',
    timeout: startLimit,
    env: { ...process.env, DATABASE_URL: undefined, HOST: '127.0.0.1', ...settings },
  });
  expect(status).toBe(1);
  return stderr;
}

test('A second server on a folder, a busy port and an invalid setting fail with one sentence @full', async ({
  shop,
}) => {
  const folder = await copyFilledData();
  const first = await startShop(folder);
  try {
    expect(rejection({ DATA_DIR: folder, PORT: '0' })).toMatch(
      /^The folder .* is in use by another server \(process \d+\)\. Stop it first, or set DATA_DIR to another folder\.\n$/,
    );
    await first.stop();
    const { port } = new URL(shop.url);
    expect(rejection({ DATA_DIR: folder, PORT: port })).toBe(
      `Port ${port} is busy. Stop what uses it, or set PORT to another one.\n`,
    );
    expect(rejection({ DATA_DIR: folder, PORT: '70000' })).toBe(
      "PORT must be a whole number from 0 to 65535, but is '70000'.\n",
    );
  } finally {
    await first.stop();
    await rm(folder, { recursive: true });
  }
});
