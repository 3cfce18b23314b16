import { readFileSync } from 'node:fs';
import { waitFor } from '@testing-library/react';
import english from '../../translations/en.json' with { type: 'json' };
import french from '../../translations/fr.json' with { type: 'json' };
import { api } from '../api/api.ts';
import { cardOf, productOf } from '../testing/catalogData.ts';
import { exampleUrl, openPage } from '../testing/openPage.tsx';
import { readPage } from '../router/preparePage.ts';
import { setupStore } from '../testing/setupStore.tsx';
import { matchRoute } from './matchRoute.ts';
import { routes, shortProductRoute } from './routes.ts';

const exampleOf = (path: string) => exampleUrl(path).replace('{handle}', 'basmati-rice');

it.each([
  ['/shop/red-rice?lang=fr', '/shop/red-rice-1-kg', '?lang=fr'],
  ['/pred-rice', '/shop/red-rice-1-kg', ''],
  ['/shop/red-rice/reviews', '/shop/red-rice-1-kg/reviews', ''],
])('the page %s of a renamed product leads to its present one', async (address, path, search) => {
  const store = await openPage(address, {
    getProduct: productOf({ handle: 'red-rice-1-kg' }),
    getConfig: { review_status: '1' },
  });
  await waitFor(() =>
    expect(store.getState().location).toMatchObject({ pathname: path, search, action: 'REPLACE' }),
  );
});

describe.each([...routes, shortProductRoute].map((route) => [route.path, route] as const))(
  'the page %s',
  (path, route) => {
    const location = exampleOf(path);

    it('matches its own path, and no other route hides it', () => {
      expect(matchRoute(location)?.route).toBe(route);
    });

    it('has a title in both languages unless its data provides one', () => {
      for (const id of [route.titleId, route.descriptionId, route.keywordsId]) {
        if (id === undefined) continue;
        expect(english).toHaveProperty([id]);
        expect(french).toHaveProperty([id]);
      }
      expect(route.titleId ?? route.meta ?? path === '/').toBeTruthy();
    });

    it('loads its code', async () => {
      await route.screen.preload();
      expect(route.screen.isLoaded()).toBe(true);
    });

    it('loads its data, and is never reported as missing while loading', async () => {
      const { store } = setupStore({ address: location });
      const match = matchRoute(location);
      expect(route.isMissing?.(store.getState(), match?.params ?? {}) ?? false).toBe(false);
      const answers = await Promise.all(readPage(store, match, ''));
      expect(answers.every(({ data }) => Boolean(data))).toBe(true);
      expect(route.isMissing?.(store.getState(), match?.params ?? {}) ?? false).toBe(false);
    });
  },
);

const sourceOf = (name: string) => readFileSync(`src/app/${name}.ts`, 'utf8');

describe('chunks of the pages', () => {
  it('have the same names in the route table and in webpack', () => {
    const built = sourceOf('page').matchAll(
      /(\w+): \(\) =>\s+import\(\s*\/\* webpackChunkName: "([\w-]+)" \*\//g,
    );
    const named = [
      ...`${sourceOf('routes')} ${sourceOf('contentRoutes')}`.matchAll(
        /page\([^,]+, '([\w-]+)', '(\w+)'/g,
      ),
      ...sourceOf('accountRoutes').matchAll(/(entrance|account|orders)\([^,]+, '(\w+)'/g),
    ].map(([, chunk, screen]) => [screen, chunk]);
    expect(named).toHaveLength(routes.length);
    expect(Object.fromEntries(named)).toEqual(
      Object.fromEntries([...built].map(([, screen, chunk]) => [screen, chunk])),
    );
  });
});

describe('product page', () => {
  const open = async (products: object[]) => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { store, calls } = setupStore({
      address: '/shop',
      answers: { getProduct: () => promise, searchProducts: { products, total: products.length } },
    });
    await store.dispatch(api.endpoints.searchProducts.initiate({ searchForm: {} }));
    const reading = Promise.all(readPage(store, matchRoute('/shop/red-rice'), ''));
    const asked = () => calls.map(({ operation }) => operation).slice(1);
    return { reading, asked, resolve };
  };

  it('loads all data at once, each once, if a list has shown the product [API-30, API-33]', async () => {
    const { reading, asked, resolve } = await open([cardOf({ handle: 'red-rice' })]);
    const all = ['getProduct', 'listRelatedProducts', 'listProductReviews'];
    await waitFor(() => expect(asked()).toEqual(all));
    resolve(productOf());
    await reading;
    expect(asked()).toEqual(all);
  });

  it('loads the remaining data once the id of any other product is known [API-30, API-33]', async () => {
    const { reading, asked, resolve } = await open([]);
    await waitFor(() => expect(asked()).toEqual(['getProduct']));
    resolve(productOf());
    await reading;
    expect(asked()).toEqual(['getProduct', 'listRelatedProducts', 'listProductReviews']);
  });
});
