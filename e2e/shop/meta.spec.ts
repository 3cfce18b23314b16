import type { Page } from '@playwright/test';
import { open } from '../support/goto.ts';
import { expect, test } from '../support/shop.ts';

/** What the page says of itself: its title and its meta tags by name. */
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

test('META-01 META-02 META-04 META-12 META-13 META-14 META-16 META-17 META-18 title and meta tags follow every navigation', async ({
  page,
}) => {
  await open(page, '/');
  const home = await metadata(page);
  // The shop may be told by another name of this machine than the test opens it by.
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

test('META-11 SEARCH-05 search results are kept out of search engines, in the document itself', async ({
  request,
}) => {
  const search = await (await request.get('/search?search=rice')).text();
  expect(search).toContain('<meta name="robots" content="follow,noindex"/>');
  const shop = await (await request.get('/shop')).text();
  expect(shop).toContain('<meta name="robots" content="follow,index"/>');
});

test('E-08 pages behind the last one of a list are kept out of search engines', async ({
  request,
}) => {
  for (const list of ['/shop', '/shop/collection/spices', '/shop/oat-cookies/reviews', '/blog']) {
    const pastEnd = await (await request.get(`${list}?page=999`)).text();
    expect(pastEnd, list).toContain('<meta name="robots" content="follow,noindex"/>');
    expect(pastEnd, list).not.toContain('rel="canonical"');
    const first = await (await request.get(list)).text();
    expect(first, list).toContain('<meta name="robots" content="follow,index"/>');
  }
});
