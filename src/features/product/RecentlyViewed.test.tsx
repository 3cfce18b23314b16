import { act, screen, waitFor } from '@testing-library/react';
import { cardsOf } from '../../testing/catalogData.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startupEnded } from '../session/sessionSlice.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';

function open(answers: Answers) {
  const page = renderWithProviders(<RecentlyViewed productId="41" />, { answers });
  const reads = () => page.calls.filter(({ operation }) => operation === 'listRecentlyViewed');
  return { ...page, reads };
}

describe('RecentlyViewed', () => {
  it('fetches 20 products after start-up and shows them [API-31, LIMITS-16]', async () => {
    const { store, reads } = open({ listRecentlyViewed: { products: cardsOf(1) } });
    expect(reads()).toHaveLength(0);
    act(() => void store.dispatch(startupEnded()));
    expect(await screen.findByRole('heading', { name: 'Recently viewed' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Rice 1', level: 3 })).toBeVisible();
    expect(reads()[0]?.url.search).toContain('product/product/recent_view&product_id=41&limit=20');
  });

  it('refetches on another visit, since the call also records the product [API-31]', async () => {
    const first = open({ listRecentlyViewed: { products: [] } });
    act(() => void first.store.dispatch(startupEnded()));
    await waitFor(() => expect(first.reads()).toHaveLength(1));
    first.rerender(<p>Elsewhere</p>);
    first.rerender(<RecentlyViewed productId="41" />);
    await waitFor(() => expect(first.reads()).toHaveLength(2));
  });

  it.each([
    ['none', { products: [] }],
    ['a failure', () => new Response('', { status: 500 })],
    ['a swallowed answer', () => new Response('', { status: 502 })],
  ])('shows nothing for %s', async (_name, answer) => {
    const { store, reads, container } = open({ listRecentlyViewed: answer });
    act(() => void store.dispatch(startupEnded()));
    await waitFor(() => expect(reads().length).toBeGreaterThan(0));
    await waitFor(() =>
      expect(Object.values(store.getState().api.queries).at(-1)?.status).not.toBe('pending'),
    );
    expect(container).toBeEmptyDOMElement();
  });
});
