import type { Page } from '@playwright/test';
import { open } from '../support/goto.ts';
import { expect, test } from '../support/shop.ts';

async function metadata(page: Page): Promise<Record<string, string | undefined>> {
  return page.evaluate(() => {
    const tags = [...document.querySelectorAll('meta[name], meta[property]')].map(
      (tag): [string, string] => [
        tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
        tag.getAttribute('content') ?? '',
      ],
    );
    return { title: document.title, ...Object.fromEntries(tags) };
  });
}

test('Title and meta tags change with every navigation [META-01, META-04]', async ({ page }) => {
  await open(page, '/');
  const home = await metadata(page);
  // The server's origin may use another host name than the test.
  const { origin, pathname } = new URL(home['og:url'] ?? '');
  expect(new URL(origin).port).toBe(new URL(page.url()).port);
  expect(pathname).toBe('/');
  expect(home).toMatchObject({ title: 'Ridge & Root', robots: 'follow,index' });
  expect(home.description).not.toBe('');
  expect(home.keywords).not.toBe('');
  expect(home['og:title']).toBeUndefined();
  expect(home['og:image']).toBeUndefined();

  await page.getByRole('link', { name: 'Shop', exact: true }).first().click();
  await expect(page).toHaveTitle('Shop - Ridge & Root');
  const shop = await metadata(page);
  expect(shop['og:url']).toBe(`${origin}/shop`);
  expect(shop.description).not.toBe(home.description);

  await page.getByRole('main').getByRole('link', { name: 'Oat cookies' }).click();
  await expect(page).toHaveTitle('Oat cookies - Ridge & Root');
  const product = await metadata(page);
  expect(product).toMatchObject({
    'og:title': 'Oat cookies',
    'og:url': `${origin}/shop/oat-cookies`,
  });
  expect(product['og:image']).toMatch(/^https?:\/\/.*\/pictures\//);

  await page
    .getByRole('link', { name: /to the home page/ })
    .first()
    .click();
  await expect(page).toHaveTitle('Ridge & Root');
  expect(await metadata(page)).toEqual(home);

  await page.goBack();
  await expect(page).toHaveTitle('Oat cookies - Ridge & Root');
  expect(await metadata(page)).toEqual(product);
});

test('Search results are noindex in the server-rendered document [META-11, SEARCH-05]', async ({
  request,
}) => {
  const search = await (await request.get('/search?search=rice')).text();
  expect(search).toContain('<meta name="robots" content="follow,noindex"/>');
  const shop = await (await request.get('/shop')).text();
  expect(shop).toContain('<meta name="robots" content="follow,index"/>');
});

test('List pages after the last one are noindex [E-08]', async ({ request }) => {
  for (const list of ['/shop', '/shop/collection/spices', '/shop/oat-cookies/reviews', '/blog']) {
    const pastEnd = await (await request.get(`${list}?page=999`)).text();
    expect(pastEnd, list).toContain('<meta name="robots" content="follow,noindex"/>');
    expect(pastEnd, list).not.toContain('rel="canonical"');
    const first = await (await request.get(list)).text();
    expect(first, list).toContain('<meta name="robots" content="follow,index"/>');
  }
});
