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
  it('uses title, description and keywords of the page [META-08, CONFLICT-14]', async () => {
    await show(pageWith({ title: 'Tea', description: 'Green.', keywords: 'leaf' }, titled));
    expect(document.title).toBe('Tea - Hill Pantry');
    expect(content('description')).toBe('Green.');
    expect(content('keywords')).toBe('leaf');
  });

  it('falls back to the route’s texts [META-03, META-06, META-09]', async () => {
    await show(pageWith({}, titled));
    expect(document.title).toBe('Shop - Hill Pantry');
    expect(content('description')).toBe('Browse all products.');
    expect(content('keywords')).toBe('food, groceries, online shop');
  });

  it('falls back to the shop’s texts [META-07, META-10]', async () => {
    await show(pageWith({}));
    expect(document.title).toBe('Hill Pantry');
    expect(content('description')).toBe('Food from the hills.');
    expect(content('keywords')).toBe('rice, tea');
  });

  it('adds no hyphen if the shop has no title [OPEN-54]', async () => {
    await show(pageWith({ title: 'Tea' }), {});
    expect(document.title).toBe('Tea');
  });

  it('lets search engines index pages under their own URL [META-11, META-12]', async () => {
    await show(pageWith({}));
    expect(content('robots')).toBe('follow,index');
    expect(content('og:url')).toBe('https://shop.example/some/page?page=2');
  });

  it('keeps a page out of search engines if its route or data requires it [META-11]', async () => {
    const { rerender } = await show(pageWith({}, { robots: 'follow,noindex' }));
    expect(content('robots')).toBe('follow,noindex');
    rerender(<PageMetadata match={pageWith({ robots: 'none' })} origin={ORIGIN} />);
    expect(content('robots')).toBe('none');
  });

  it('sets the tags for sharing [META-13, META-15]', async () => {
    await show(pageWith({ title: 'Tea', description: 'Green.', image: '/tea.webp' }));
    expect(content('og:title')).toBe('Tea');
    expect(content('og:description')).toBe('Green.');
    expect(content('og:image')).toBe('https://shop.example/tea.webp');
  });

  it('removes the tags for sharing on a page without them [META-14, META-16, META-18]', async () => {
    const full = pageWith({ title: 'Tea', description: 'Green.', image: '/tea.webp' });
    const { rerender } = await show(full);
    expect(content('og:title')).toBe('Tea');
    rerender(<PageMetadata match={pageWith({})} origin={ORIGIN} />);
    for (const name of ['og:title', 'og:description', 'og:image']) {
      expect(content(name)).toBeUndefined();
    }
  });

  it('omits a picture with an invalid URL [META-17]', async () => {
    await show(pageWith({ title: 'Tea', image: 'http://[' }));
    expect(content('og:image')).toBeUndefined();
    expect(document.title).toBe('Tea - Hill Pantry');
  });

  it('links the canonical URL and other languages, unless the page is not indexed [E-08]', async () => {
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

  it('updates with the location, and uses the product’s data on its page [META-01, META-05]', async () => {
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
