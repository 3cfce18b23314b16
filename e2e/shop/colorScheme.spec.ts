import type { Page } from '@playwright/test';
import { open } from '../support/goto.ts';
import { serveFolder } from '../stories/serveFolder.ts';
import { expect, test } from '../support/shop.ts';
import path from 'node:path';
import { root } from '../../scripts/setup.mjs';

const LIGHT = 'rgb(250, 246, 238)';
const DARK = 'rgb(22, 28, 23)';

function colours(page: Page): Promise<readonly [string, string | undefined, string]> {
  return page.evaluate(() => {
    const around = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
      ({ media }) => matchMedia(media).matches,
    );
    const { colorScheme } = getComputedStyle(document.documentElement);
    return [getComputedStyle(document.body).backgroundColor, around?.content, colorScheme] as const;
  });
}

const IS_LIGHT = [LIGHT, '#faf6ee', 'light'];
const IS_DARK = [DARK, '#161c17', 'dark'];

const choice = (page: Page) =>
  page.getByRole('contentinfo').getByRole('combobox', { name: 'Appearance' });

test('The page follows the system until a scheme is chosen, which persists and syncs across tabs [E-10] @full', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/info/about-us');
  expect(await colours(page)).toEqual(IS_DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await colours(page)).toEqual(IS_LIGHT);

  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await open(other, '/shop');
  await choice(page).selectOption('Dark');
  expect(await colours(page)).toEqual(IS_DARK);
  await expect.poll(() => colours(other)).toEqual(IS_DARK);
  await expect(choice(other)).toHaveValue('dark');

  await open(page, '/shop');
  expect(await colours(page)).toEqual(IS_DARK);
  await expect(choice(page)).toHaveValue('dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await choice(page).selectOption('Light');
  expect(await colours(page)).toEqual(IS_LIGHT);
  await choice(page).selectOption('System');
  expect(await colours(page)).toEqual(IS_DARK);
  await open(page, '/');
  expect(await colours(page)).toEqual(IS_DARK);
});

test('A stored colour scheme applies to the first paint, before any script [E-10] @full', async ({
  page,
  context,
  shop,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  await context.addCookies([{ name: 'color-scheme', value: 'dark', url: shop.url }]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto('/shop', { waitUntil: 'domcontentloaded' });
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen.length))
    .toBeGreaterThan(2);
  const seen = await page.evaluate(() => [
    ...new Set((window as unknown as { seen: string[] }).seen),
  ]);
  expect(seen).toEqual([DARK]);
});

test('A static page applies the stored colour scheme [E-10] @full', async ({ page, context }) => {
  const { url, close } = await serveFolder(path.join(root, 'dist'));
  await context.addCookies([{ name: 'color-scheme', value: 'dark', url }]);
  await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ body: '' }));
  await page.goto(`${url}/index.html`);
  expect(await colours(page)).toEqual(IS_DARK);
  await close();
});
