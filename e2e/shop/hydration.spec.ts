import path from 'node:path';
import webpack from 'webpack';
import { root } from '../../scripts/setup.mjs';
import { expect, waitUntilReady, waitForElement, test } from '../support/firefox.ts';
import { open } from '../support/goto.ts';
import { withShop } from '../support/shop.ts';

const PAGES = [
  '/',
  '/shop',
  '/shop/collection/spices',
  '/shop/basmati-rice',
  '/search?search=rice',
  '/checkout/cart',
];

async function buildForDevelopment(folder: string): Promise<void> {
  process.env.NODE_ENV = 'development';
  const { default: builds } = await import('../../webpack.config.ts');
  const moved = builds.map((build) => ({
    ...build,
    output: { ...build.output, path: path.join(folder, build.name ?? '') },
  }));
  await new Promise<void>((resolve, reject) => {
    webpack(moved, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

test('The development build hydrates every page without warnings, in both languages and engines @full', async ({
  page,
  firefoxBrowser,
}) => {
  test.setTimeout(240_000);
  const built = path.join(root, 'test-results/development');
  await buildForDevelopment(built);
  const settings = {
    NODE_ENV: 'development',
    DIST_DIR: path.join(built, 'browser'),
    DIST_SERVER_DIR: path.join(built, 'server'),
  };
  await withShop(settings, async ({ url }) => {
    const addresses = PAGES.flatMap((at) => [at, `${at}${at.includes('?') ? '&' : '?'}lang=fr`]);
    for (const address of addresses) {
      await open(page, url + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    // Leave the page, because it prefetches code as long as it is open.
    await page.goto('about:blank');

    const inFirefox = await firefoxBrowser.newPage();
    const heard: string[] = [];
    inFirefox.on('console', (message) => {
      if (message.type() === 'error') heard.push(message.text());
    });
    inFirefox.on('pageerror', (error) => heard.push(String(error)));
    for (const address of addresses) {
      await inFirefox.goto(url + address);
      await waitUntilReady(inFirefox);
      await waitForElement(inFirefox, 'h1');
    }
    await inFirefox.close();
    expect(heard, 'messages on the console of Firefox').toEqual([]);
  });
});
