import { screen, waitFor, within } from '@testing-library/react';
import type { Answer } from '../../testing/fakeBackend.ts';
import { postsOf } from '../../testing/contentData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { selectLocation } from '../ui/locationSlice.ts';
import { BlogScreen } from './BlogScreen.tsx';

function setUp(address = '/blog', listBlogPosts: Answer = postsOf(), language: 'en' | 'fr' = 'en') {
  return renderWithProviders(<BlogScreen params={{}} />, {
    address,
    language,
    answers: { listBlogPosts },
  });
}

describe('BlogScreen', () => {
  it('lists posts with title, date and author, each linking to its page [ROUTES-05, PRODUCT-17]', async () => {
    setUp();
    expect(await screen.findAllByRole('article')).toHaveLength(4);
    expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Post 2' })).toHaveAttribute('href', '/blog/post-2');
    const [first] = screen.getAllByRole('article');
    expect(within(first ?? document.body).getByText(/16 October 2026/)).toBeVisible();
    expect(within(first ?? document.body).getByText('by Ananya Rao')).toBeVisible();
  });

  it('reads page and tag from the location [PRODUCT-17]', async () => {
    const { calls } = setUp('/blog?tag=growers&page=2', postsOf({ page: 2 }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Our growers' })).toBeVisible();
    const query = calls.find(({ operation }) => operation === 'listBlogPosts')?.url.searchParams;
    expect(query?.get('tag')).toBe('growers');
    expect(query?.get('page')).toBe('2');
    const tags = within(screen.getByRole('navigation', { name: 'Topics' }));
    expect(tags.getByRole('link', { name: 'Our growers' })).toHaveAttribute('aria-current', 'page');
    expect(tags.getByRole('link', { name: 'All posts' })).not.toHaveAttribute('aria-current');
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'href',
      '/blog?tag=growers',
    );
  });

  it('shows the first page for an invalid page [PRODUCT-17]', async () => {
    const { calls } = setUp('/blog?page=-3');
    await screen.findAllByRole('article');
    const query = calls.find(({ operation }) => operation === 'listBlogPosts')?.url.searchParams;
    expect(query?.get('page')).toBe('1');
  });

  it('filters the list by a pressed tag [PRODUCT-17]', async () => {
    const { user, store } = setUp();
    await user.click(await screen.findByRole('link', { name: 'Our growers' }));
    const { pathname, search } = selectLocation(store.getState());
    expect(pathname + search).toBe('/blog?tag=growers');
  });

  it('an unknown tag redirects to /info/not-found [OPEN-06]', async () => {
    const { store } = setUp('/blog?tag=nothing', postsOf({ posts: [], total: 0 }));
    await waitFor(() =>
      expect(selectLocation(store.getState())).toMatchObject({
        pathname: '/info/not-found',
        action: 'REPLACE',
      }),
    );
  });

  it('a page beyond the last links to the first [PRODUCT-17]', async () => {
    setUp('/blog?page=9', postsOf({ posts: [], page: 9 }));
    expect(await screen.findByText('No posts yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to latest posts' })).toHaveAttribute(
      'href',
      '/blog',
    );
  });

  it('can be retried after a failed load [PRODUCT-17]', async () => {
    let isDown = true;
    const { user } = setUp('/blog', () => (isDown ? new Response('', { status: 500 }) : postsOf()));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Couldn’t load the posts.')).toBeVisible();
    isDown = false;
    await user.click(retry);
    expect(await screen.findAllByRole('article')).toHaveLength(4);
  });

  it('links the feed in the shown language [PRODUCT-17, LANGUAGE-01]', async () => {
    setUp('/blog', postsOf(), 'fr');
    expect((await screen.findAllByText('par Ananya Rao')).length).toBe(4);
    const feed = screen.getByRole('link', { name: 'Flux RSS' });
    expect(feed).toHaveAttribute('href', '/blog/feed.xml?lang=fr');
    expect(
      document.head.querySelector('link[rel="alternate"][type="application/rss+xml"]'),
    ).toHaveAttribute('href', '/blog/feed.xml?lang=fr');
  });
});
