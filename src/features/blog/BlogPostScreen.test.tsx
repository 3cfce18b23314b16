import { screen, waitFor, within } from '@testing-library/react';
import type { Answer } from '../../testing/fakeBackend.ts';
import { postPageOf } from '../../testing/contentData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { selectLocation } from '../ui/locationSlice.ts';
import { BlogPostScreen } from './BlogPostScreen.tsx';

function setUp(getBlogPost: Answer = postPageOf()) {
  return renderWithProviders(<BlogPostScreen params={{ handle: 'rice-that-falls-apart' }} />, {
    address: '/blog/rice-that-falls-apart',
    answers: { getBlogPost },
  });
}

describe('BlogPostScreen', () => {
  it('shows the post, its breadcrumb, topics and products [PRODUCT-17, ROUTES-05]', async () => {
    const { calls } = setUp();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Rice that falls apart' }),
    ).toBeVisible();
    const call = calls.find(({ operation }) => operation === 'getBlogPost');
    expect(call?.url.searchParams.get('handle')).toBe('rice-that-falls-apart');
    expect(await screen.findByRole('heading', { level: 2, name: 'Rinse' })).toBeVisible();
    expect(screen.getByText('16 October 2026')).toBeVisible();
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(way.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
    expect(way.getByText('Rice that falls apart')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'In the kitchen' })).toHaveAttribute(
      'href',
      '/blog?tag=kitchen',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Products in this post' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Red rice' })[0]).toHaveAttribute(
      'href',
      '/shop/red-rice',
    );
  });

  it('a link in the text opens without a page load [ROUTES-10]', async () => {
    const { user, store } = setUp();
    await user.click(await screen.findByRole('link', { name: 'good rice' }));
    expect(selectLocation(store.getState())).toMatchObject({ pathname: '/shop', action: 'PUSH' });
  });

  it('an unknown post redirects to /info/not-found [OPEN-06]', async () => {
    const { store } = setUp({ error: 'Post not found.' });
    await waitFor(() =>
      expect(selectLocation(store.getState())).toMatchObject({
        pathname: '/info/not-found',
        action: 'REPLACE',
      }),
    );
  });

  it('can be retried after a failed load [PRODUCT-17]', async () => {
    setUp(() => new Response('', { status: 500 }));
    expect(await screen.findByText('Couldn’t load this post.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
