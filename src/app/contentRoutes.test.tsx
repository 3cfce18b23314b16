import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { miniCartOpened } from '../features/cart/cartSlice.ts';
import { LazyCartPanels } from '../features/miniCart/cartPanels.ts';
import type { SeenCall } from '../testing/fakeBackend.ts';
import { pageOf, postOf, postPageOf, postsOf } from '../testing/contentData.ts';
import { setupStore } from '../testing/setupStore.tsx';
import { openPage, settled } from '../testing/openPage.tsx';
import french from '../../translations/fr.json' with { type: 'json' };
import { readPage } from '../router/preparePage.ts';
import { canonicalLinks } from './canonicalLinks.ts';
import { matchRoute } from './matchRoute.ts';

const POLICIES = [
  ['ROUTES-30', '/info/privacy-policy'],
  ['ROUTES-31', '/info/shipping-delivery-policy'],
  ['ROUTES-32', '/info/cancellation-refund-policy'],
  ['ROUTES-33', '/info/terms-condition'],
  ['ROUTES-29', '/info/about-us'],
] as const;

describe('page frame of blog and information pages', () => {
  beforeAll(() => LazyCartPanels.preload());

  it('shows header, page, footer and mini cart on the blog [SHELL-02]', async () => {
    const store = await openPage('/blog', { listBlogPosts: postsOf() });
    await settled(store);
    expect(screen.getAllByRole('banner')[0]).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('article')).toHaveLength(4);
    expect(screen.getByRole('contentinfo')).toBeVisible();
    act(() => void store.dispatch(miniCartOpened()));
    expect(await screen.findByRole('dialog', { name: 'My Shopping Cart' })).toBeVisible();
  });

  it.each(POLICIES)('%s %s shows its page', async (_row, address) => {
    const handle = address.replace('/info/', '');
    const store = await openPage(address, {
      getContentPage: pageOf({ handle, title: `The page ${handle}` }),
    });
    await settled(store);
    expect(screen.getByRole('heading', { level: 1, name: `The page ${handle}` })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('/info/comingsoon has neither header nor footer [ROUTES-28, CONFLICT-11]', async () => {
    const store = await openPage('/info/comingsoon', {
      getContentPage: pageOf({ title: 'Soon' }),
    });
    await settled(store);
    expect(screen.getByRole('heading', { level: 1, name: 'Soon' })).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('search')).toBeNull();
  });
});

describe('blog in another language', () => {
  const postsIn = (language: string | null) =>
    postsOf({ posts: [postOf({ title: language === 'fr' ? 'Le riz rouge' : 'Red rice' })] });

  it('keeps the English posts until the French ones are loaded [LANGUAGE-01, LANGUAGE-03]', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const listBlogPosts = async ({ headers }: SeenCall) => {
      const language = headers.get('accept-language');
      if (language === 'fr') await promise;
      return postsIn(language);
    };
    const store = await openPage('/blog', { listBlogPosts, getLanguageTexts: french });
    await settled(store);
    const main = within(screen.getByRole('main'));
    const [switcher] = screen.getAllByRole('combobox', { name: 'Language' });
    await userEvent.setup().selectOptions(switcher as HTMLElement, 'Français');
    expect((await screen.findAllByRole('combobox', { name: 'Langue' }))[0]).toHaveFocus();
    expect(main.getByRole('link', { name: 'Red rice' })).toBeVisible();
    resolve();
    expect(await main.findByRole('link', { name: 'Le riz rouge' })).toBeVisible();
    expect(main.queryByRole('link', { name: 'Red rice' })).toBeNull();
  });

  it('never shows English posts that load after a switch to French [LANGUAGE-01, LANGUAGE-03]', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const listBlogPosts = async ({ headers }: SeenCall) => {
      const language = headers.get('accept-language');
      if (language === 'en') await promise;
      return postsIn(language);
    };
    await openPage('/blog', { listBlogPosts, getLanguageTexts: french });
    const main = within(screen.getByRole('main'));
    const [switcher] = screen.getAllByRole('combobox', { name: 'Language' });
    await userEvent.setup().selectOptions(switcher as HTMLElement, 'Français');
    await screen.findAllByRole('combobox', { name: 'Langue' });
    const titles = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const article of main.queryAllByRole('article')) titles.add(article.textContent);
    });
    watch.observe(screen.getByRole('main'), {
      childList: true,
      subtree: true,
      characterData: true,
    });
    resolve();
    expect(await main.findByRole('link', { name: 'Le riz rouge' })).toBeVisible();
    watch.disconnect();
    expect([...titles].join()).toContain('Le riz rouge');
    expect([...titles].join()).not.toContain('Red rice');
  });
});

async function openData(address: string, answers: object) {
  const [pathname = '', query] = address.split('?');
  const search = query === undefined ? '' : `?${query}`;
  const { store } = setupStore({ address, answers: { ...answers } });
  const match = matchRoute(pathname);
  if (!match) throw new Error(`There is no page ${address}.`);
  const { route, params } = match;
  await Promise.all(readPage(store, match, search));
  return {
    meta: () => route.meta?.(store.getState(), params),
    isMissing: () => route.isMissing?.(store.getState(), params) ?? false,
  };
}

describe('metadata of blog and information pages', () => {
  it('a post provides title, description, keywords and picture [META-02, META-17]', async () => {
    const { meta, isMissing } = await openData('/blog/rice', { getBlogPost: postPageOf() });
    expect(meta()).toEqual({
      title: 'Rice that falls apart',
      description: 'Rinse, rest, and do not stir.',
      keywords: 'rice, cooking',
      image: '/pictures/brown-rice-2-360.webp',
    });
    expect(isMissing()).toBe(false);
  });

  it('an information page provides its own metadata [META-05, META-08]', async () => {
    const { meta } = await openData('/info/privacy-policy', { getContentPage: pageOf() });
    expect(meta()).toMatchObject({
      title: 'Privacy policy',
      description: 'Which data the shop keeps.',
      keywords: 'privacy, data',
    });
  });

  it('a blog tag provides the title [META-02]', async () => {
    const { meta } = await openData('/blog?tag=growers', { listBlogPosts: postsOf() });
    expect(meta()?.titleMessage?.values).toEqual({ tag: 'Our growers' });
  });

  it.each([
    ['/blog/nothing', { getBlogPost: { error: 'None.' } }],
    ['/info/nothing', { getContentPage: { error: 'None.' } }],
    ['/blog?tag=nothing', { listBlogPosts: postsOf({ posts: [] }) }],
  ])('%s is missing [OPEN-04, OPEN-06]', async (address, answers) => {
    expect((await openData(address, answers)).isMissing()).toBe(true);
  });

  it('/info/not-found is the 404 page and not a text of the backend [OPEN-04]', () => {
    expect(matchRoute('/info/not-found')?.route.status).toBe(404);
    expect(matchRoute('/info/privacy-policy/more')).toBeUndefined();
    expect(matchRoute('/blog/a/b')).toBeUndefined();
  });
});

const ORIGIN = 'https://shop.example';

function linksOf(pathname: string, search = '', language = 'en', robots = 'follow,index') {
  return canonicalLinks(
    matchRoute(pathname),
    { pathname, search },
    { origin: ORIGIN, language, robots },
  );
}

describe('canonicalLinks', () => {
  it('lists the page in every language, with the shown one as canonical [E-08]', () => {
    expect(linksOf('/blog/rice', '?lang=fr', 'fr')).toEqual({
      canonical: `${ORIGIN}/blog/rice?lang=fr`,
      alternates: [
        { language: 'en', href: `${ORIGIN}/blog/rice` },
        { language: 'fr', href: `${ORIGIN}/blog/rice?lang=fr` },
        { language: 'x-default', href: `${ORIGIN}/blog/rice` },
      ],
    });
  });

  it.each([
    ['/', '', '/'],
    ['/shop/', '?sort=price_asc&page=2&mark=vegan', '/shop?page=2'],
    ['/shop', '?page=1', '/shop'],
    ['/shop', '?page=1.5', '/shop'],
    ['/shop/collection/spices', '?sort=name', '/shop/collection/spices'],
    ['/pred-rice', '', '/shop/red-rice'],
    ['/shop/red-rice', '?page=2', '/shop/red-rice'],
    ['/shop/red-rice/reviews', '?page=2', '/shop/red-rice/reviews?page=2'],
    ['/blog', '?page=2&tag=kitchen&utm=x', '/blog?tag=kitchen&page=2'],
    ['/info/about-us', '?from=home', '/info/about-us'],
  ])('%s%s has the canonical URL %s [E-08]', (pathname, search, known) => {
    expect(linksOf(pathname, search)?.canonical).toBe(ORIGIN + known);
  });

  it('appends the language to an existing query [E-08]', () => {
    expect(linksOf('/blog', '?tag=kitchen', 'fr')?.canonical).toBe(
      `${ORIGIN}/blog?tag=kitchen&lang=fr`,
    );
  });

  it('returns nothing for pages that search engines must not index [E-08]', () => {
    expect(linksOf('/checkout/cart', '', 'en', 'follow,noindex')).toBeUndefined();
    expect(
      canonicalLinks(
        undefined,
        { pathname: '/x/y/z', search: '' },
        { origin: ORIGIN, language: 'en', robots: 'follow,index' },
      ),
    ).toBeUndefined();
  });
});
