import { act, render } from '@testing-library/react';
import { api } from '../api/api.ts';
import { locationChanged } from '../features/ui/locationSlice.ts';
import { productOf } from '../testing/catalogData.ts';
import { setupStore } from '../testing/setupStore.tsx';
import type { RouteMatch } from '../router/routeMatcher.ts';
import { matchRoute } from './matchRoute.ts';
import { PageMetadata } from './PageMetadata.tsx';
import type { PageMeta, PageRoute } from '../router/pageRoute.ts';
import { routes } from './routes.ts';

const ORIGIN = 'https://shop.example';
const config = {
  meta_title: 'Hill Pantry',
  meta_description: 'Food from the hills.',
  meta_keyword: 'rice, tea',
};

function content(name: string): string | null | undefined {
  const tag = document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return tag?.getAttribute('content');
}

/** A page whose route and data say this of it. */
function pageWith(meta: PageMeta, route: Partial<PageRoute> = {}): RouteMatch {
  const [home] = routes;
  if (!home) throw new Error('The shop has no pages.');
  return { params: {}, route: { ...home, meta: () => meta, ...route } };
}

const titled = {
  titleId: 'shop.title',
  descriptionId: 'shop.lead',
  keywordsId: 'shop.keywords',
} as const;

async function show(match: RouteMatch | undefined, getConfig: object = config) {
  const { store, AppProviders } = setupStore({
    address: '/some/page?page=2',
    answers: { getConfig, getProduct: productOf({ name: 'Red rice', images: ['/red.webp'] }) },
  });
  await store.dispatch(api.endpoints.getConfig.initiate());
  await store.dispatch(api.endpoints.getProduct.initiate({ productSlug: 'red-rice' }));
  const rendered = render(<PageMetadata match={match} origin={ORIGIN} />, {
    wrapper: AppProviders,
  });
  return { ...rendered, store };
}

describe('PageMetadata', () => {
  it('META-02 META-05 META-08 CONFLICT-14 takes title, description and keywords from the page', async () => {
    await show(pageWith({ title: 'Tea', description: 'Green.', keywords: 'leaf' }, titled));
    expect(document.title).toBe('Tea - Hill Pantry');
    expect(content('description')).toBe('Green.');
    expect(content('keywords')).toBe('leaf');
  });

  it('META-03 META-06 META-09 CONFLICT-14 falls back to what the route says', async () => {
    await show(pageWith({}, titled));
    expect(document.title).toBe('Shop - Hill Pantry');
    expect(content('description')).toBe('Everything in the shop, to filter and to sort.');
    expect(content('keywords')).toBe('food, groceries, online shop');
  });

  it('META-04 META-07 META-10 CONFLICT-14 OPEN-54 falls back to what the shop says', async () => {
    await show(pageWith({}));
    expect(document.title).toBe('Hill Pantry');
    expect(content('description')).toBe('Food from the hills.');
    expect(content('keywords')).toBe('rice, tea');
  });

  it('OPEN-54 adds no hyphen where the shop has no title', async () => {
    await show(pageWith({ title: 'Tea' }), {});
    expect(document.title).toBe('Tea');
  });

  it('META-11 META-12 lets pages be found under their own URL', async () => {
    await show(pageWith({}));
    expect(content('robots')).toBe('follow,index');
    expect(content('og:url')).toBe('https://shop.example/some/page?page=2');
  });

  it('META-11 keeps a page out of search engines where its route or data says so', async () => {
    const { rerender } = await show(pageWith({}, { robots: 'follow,noindex' }));
    expect(content('robots')).toBe('follow,noindex');
    rerender(<PageMetadata match={pageWith({ robots: 'none' })} origin={ORIGIN} />);
    expect(content('robots')).toBe('none');
  });

  it('META-13 META-15 META-17 sets what the route provides for sharing', async () => {
    await show(pageWith({ title: 'Tea', description: 'Green.', image: '/tea.webp' }));
    expect(content('og:title')).toBe('Tea');
    expect(content('og:description')).toBe('Green.');
    expect(content('og:image')).toBe('https://shop.example/tea.webp');
  });

  it('META-14 META-16 META-18 removes it on a page whose route provides none', async () => {
    const full = pageWith({ title: 'Tea', description: 'Green.', image: '/tea.webp' });
    const { rerender } = await show(full);
    expect(content('og:title')).toBe('Tea');
    rerender(<PageMetadata match={pageWith({})} origin={ORIGIN} />);
    for (const name of ['og:title', 'og:description', 'og:image']) {
      expect(content(name)).toBeUndefined();
    }
  });

  it('META-17 leaves a picture out whose URL is none', async () => {
    await show(pageWith({ title: 'Tea', image: 'http://[' }));
    expect(content('og:image')).toBeUndefined();
    expect(document.title).toBe('Tea - Hill Pantry');
  });

  it('E-08 links the page under its one URL and in other languages, unless it is to be hidden', async () => {
    const hrefs = (rel: string) =>
      [...document.head.querySelectorAll(`link[rel="${rel}"]`)].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
    const { rerender } = await show(pageWith({}, { ownQuery: ['page'] }));
    expect(hrefs('canonical')).toEqual([[null, 'https://shop.example/some/page?page=2']]);
    expect(hrefs('alternate')).toEqual([
      ['en', 'https://shop.example/some/page?page=2'],
      ['fr', 'https://shop.example/some/page?page=2&lang=fr'],
      ['x-default', 'https://shop.example/some/page?page=2'],
    ]);
    rerender(<PageMetadata match={pageWith({ robots: 'follow,noindex' })} origin={ORIGIN} />);
    expect(hrefs('canonical')).toEqual([]);
    expect(hrefs('alternate')).toEqual([]);
  });

  it('META-01 META-05 META-17 changes with the location, and takes the product for its page', async () => {
    const { rerender, store } = await show(matchRoute('/shop'));
    expect(document.title).toBe('Shop - Hill Pantry');
    rerender(<PageMetadata match={matchRoute('/shop/red-rice')} origin={ORIGIN} />);
    act(() => {
      store.dispatch(
        locationChanged({
          pathname: '/shop/red-rice',
          search: '',
          hash: '',
          key: '1',
          action: 'PUSH',
        }),
      );
    });
    expect(document.title).toBe('Red rice - Hill Pantry');
    expect(content('og:url')).toBe('https://shop.example/shop/red-rice');
    expect(content('og:image')).toBe('https://shop.example/red.webp');
  });
});
