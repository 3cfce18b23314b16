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

describe('the shell around blog and information pages', () => {
  // Its code comes with the first press.
  beforeAll(() => LazyCartPanels.preload());

  it('SHELL-02 the blog has header, page, footer and mini cart', async () => {
    const store = await openPage('/blog', { listBlogPosts: postsOf() });
    await settled(store);
    expect(screen.getAllByRole('banner')[0]).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('article')).toHaveLength(4);
    expect(screen.getByRole('contentinfo')).toBeVisible();
    act(() => void store.dispatch(miniCartOpened()));
    expect(await screen.findByRole('dialog', { name: 'My Shopping Cart' })).toBeVisible();
  });

  it.each(POLICIES)('%s ROUTES-03 %s shows its page', async (_row, address) => {
    const handle = address.replace('/info/', '');
    const store = await openPage(address, {
      getContentPage: pageOf({ handle, title: `The page ${handle}` }),
    });
    await settled(store);
    expect(screen.getByRole('heading', { level: 1, name: `The page ${handle}` })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('ROUTES-28 SHELL-06 SHELL-07 CONFLICT-11 /info/comingsoon has neither header nor footer', async () => {
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

describe('the blog in another language', () => {
  const postsIn = (language: string | null) =>
    postsOf({ posts: [postOf({ title: language === 'fr' ? 'Le riz rouge' : 'Red rice' })] });

  it('LANGUAGE-01 LANGUAGE-03 shows French posts once they are there, and is never without any', async () => {
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

  it('LANGUAGE-01 LANGUAGE-03 never shows English posts that come after French was chosen', async () => {
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

/** A store that has read what the page at a location shows. */
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

describe('what blog and information pages say of themselves', () => {
  it('META-02 META-05 META-08 META-17 a post gives title, description, keywords and picture', async () => {
    const { meta, isMissing } = await openData('/blog/rice', { getBlogPost: postPageOf() });
    expect(meta()).toEqual({
      title: 'Rice that falls apart',
      description: 'Rinse, rest, and do not stir.',
      keywords: 'rice, cooking',
      image: '/pictures/brown-rice-2-360.webp',
    });
    expect(isMissing()).toBe(false);
  });

  it('META-02 META-05 META-08 an information page gives its own', async () => {
    const { meta } = await openData('/info/privacy-policy', { getContentPage: pageOf() });
    expect(meta()).toMatchObject({
      title: 'Privacy policy',
      description: 'Which data the shop keeps.',
      keywords: 'privacy, data',
    });
  });

  it('META-02 a tag of the blog gives the title', async () => {
    const { meta } = await openData('/blog?tag=growers', { listBlogPosts: postsOf() });
    expect(meta()?.titleMessage?.values).toEqual({ tag: 'Our growers' });
  });

  it.each([
    ['/blog/nothing', { getBlogPost: { error: 'None.' } }],
    ['/info/nothing', { getContentPage: { error: 'None.' } }],
    ['/blog?tag=nothing', { listBlogPosts: postsOf({ posts: [] }) }],
  ])('OPEN-04 OPEN-06 %s is no page', async (address, answers) => {
    expect((await openData(address, answers)).isMissing()).toBe(true);
  });

  it('OPEN-04 /info/not-found is the page of unknown paths, not a text of the backend', () => {
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
  it('E-08 names the page in every language, the shown one first of all', () => {
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
  ])('E-08 %s%s is known as %s', (pathname, search, known) => {
    expect(linksOf(pathname, search)?.canonical).toBe(ORIGIN + known);
  });

  it('E-08 joins the language to what the URL has already', () => {
    expect(linksOf('/blog', '?tag=kitchen', 'fr')?.canonical).toBe(
      `${ORIGIN}/blog?tag=kitchen&lang=fr`,
    );
  });

  it('E-08 says nothing of pages that are to stay out of search engines', () => {
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
