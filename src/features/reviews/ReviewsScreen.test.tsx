import { screen, waitFor, within } from '@testing-library/react';
import type { Review } from '../../api/endpoints.gen.ts';
import { productOf } from '../../testing/catalogData.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { Started } from '../../testing/Started.tsx';
import { ReviewsScreen } from './ReviewsScreen.tsx';

function reviewsOf(count: number): Review[] {
  return Array.from({ length: count }, (_, index) => ({
    review_id: String(index + 1),
    product_id: '41',
    name: `Reviewer ${index + 1}`,
    text: `Text ${index + 1}`,
    rating: 5,
    date: '2026-10-02T09:00:00Z',
  }));
}

const many = { reviews: reviewsOf(20), total: 43, ratings: [1, 0, 2, 0, 40] };

function openReviews(answers: Answers = {}, search = '') {
  return renderWithProviders(
    <Started>
      <ReviewsScreen params={{ handle: 'red-rice' }} />
    </Started>,
    {
      address: `/shop/red-rice/reviews${search}`,
      answers: { getProduct: productOf(), listAllReviews: many, ...answers },
    },
  );
}

describe('ReviewsScreen', () => {
  it('fetches 20 reviews of page 1 and links to other pages and the product [API-34, OPEN-53]', async () => {
    const { calls } = openReviews();
    expect(await screen.findByText('Text 20')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Reviews of Red rice' })).toBeVisible();
    expect(screen.getByText('1–20 of 43 reviews')).toBeVisible();
    const read = calls.find(({ operation }) => operation === 'listAllReviews');
    expect(read?.url.search).toContain('product/product/allreviews&product_id=41&page=1&limit=20');
    const pages = screen.getByRole('navigation', { name: /pages/i });
    expect(within(pages).getByRole('link', { name: /3/ })).toHaveAttribute(
      'href',
      '/shop/red-rice/reviews?page=3',
    );
    expect(screen.getByRole('link', { name: 'Back to Red rice' })).toHaveAttribute(
      'href',
      '/shop/red-rice',
    );
  });

  it('marks verified purchases [API-34]', async () => {
    const [bought, other] = reviewsOf(2);
    const reviews = [
      { ...bought, verified: true },
      { ...other, verified: false },
    ];
    openReviews({ listAllReviews: { ...many, reviews } });
    await screen.findByText('Text 2');
    const cards = screen.getAllByRole('listitem');
    const marked = cards.filter((card) => within(card).queryByText('Verified purchase'));
    expect(marked.map((card) => within(card).getByText(/^Text/).textContent)).toEqual(['Text 1']);
  });

  it("shows the shop's reply below a review as plain text [API-34]", async () => {
    const [answered, other] = reviewsOf(2);
    const reviews = [{ ...answered, reply: '<img src=x onerror=alert(1)> Thank you!' }, other];
    openReviews({ listAllReviews: { ...many, reviews } });
    expect(await screen.findByText('<img src=x onerror=alert(1)> Thank you!')).toBeVisible();
    expect(screen.getAllByText('Reply from the store')).toHaveLength(1);
  });

  it('fetches the page in the URL [API-34]', async () => {
    const { calls } = openReviews(
      { listAllReviews: { ...many, reviews: reviewsOf(3) } },
      '?page=3',
    );
    expect(await screen.findByText('41–43 of 43 reviews')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'listAllReviews')?.url.search).toContain(
      'page=3',
    );
  });

  it('shows the rating distribution, most stars first [API-34]', async () => {
    openReviews();
    const spread = await screen.findByRole('list', { name: 'Rating breakdown' });
    expect(
      within(spread)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['5 stars40', '4 stars0', '3 stars2', '2 stars0', '1 star1']);
  });

  it('links from a page past the end to the first [API-34]', async () => {
    openReviews({ listAllReviews: { ...many, reviews: [] } }, '?page=9');
    expect(await screen.findByRole('link', { name: 'See latest reviews' })).toHaveAttribute(
      'href',
      '/shop/red-rice/reviews',
    );
  });

  it('shows an empty state, without a distribution if the backend sends none [API-34]', async () => {
    openReviews({ listAllReviews: { reviews: [], total: 0 } });
    expect(await screen.findByText('No reviews yet')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Rating breakdown' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Write a review' })).toBeVisible();
  });

  it('redirects to /info/not-found without product or reviews [OPEN-06]', async () => {
    const missing = openReviews({ getProduct: { error: 'No such product' } });
    await waitFor(() => expect(missing.store.getState().location.pathname).toBe('/info/not-found'));
    missing.unmount();
    const off = openReviews({ getConfig: { review_status: '0' } });
    await waitFor(() => expect(off.store.getState().location.pathname).toBe('/info/not-found'));
    expect(screen.queryByText('Text 20')).toBeNull();
  });

  it('offers a retry after a failure [API-34]', async () => {
    let answer: unknown = new Response('', { status: 500 });
    const { user } = openReviews({ listAllReviews: () => answer });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer = many;
    await user.click(retry);
    expect(await screen.findByText('Text 1')).toBeVisible();
  });
});
