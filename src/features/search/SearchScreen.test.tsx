import { screen } from '@testing-library/react';
import { cardsOf, searchAnswerOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { SearchScreen } from './SearchScreen.tsx';

const categories = [
  { handle: 'grains', name: 'Rice & grains', count: 3 },
  { handle: 'snacks', name: 'Snacks', count: 1 },
];

function openSearch(address: string, answer: object) {
  return renderWithProviders(<SearchScreen />, { address, answers: { searchProducts: answer } });
}

describe('SearchScreen', () => {
  it('shows term, result count and product cards [SEARCH-11, API-27]', async () => {
    const { calls } = openSearch(
      '/search?search=rice',
      searchAnswerOf(cardsOf(3), { term: 'rice' }),
    );
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “rice”');
    expect(screen.getByRole('status')).toHaveTextContent('3 products found');
    expect(calls[0]?.method).toBe('POST');
    expect(calls[0]?.form.get('search')).toBe('rice');
  });

  it('shows the corrected term', async () => {
    openSearch('/search?search=ricce', searchAnswerOf(cardsOf(3), { term: 'rice' }));
    expect(await screen.findByText(/Showing results for “rice”/)).toBeVisible();
  });

  it('does not report a case change as a correction', async () => {
    openSearch('/search?search=Rice', searchAnswerOf(cardsOf(3), { term: 'rice' }));
    await screen.findAllByRole('article');
    expect(screen.queryByText(/Showing results for/)).toBeNull();
  });

  it('shows suggestions when nothing matches [OPEN-08]', async () => {
    openSearch('/search?search=xyz', searchAnswerOf([], { term: 'xyz' }));
    expect(await screen.findByText('No results for “xyz”')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Rice & grains' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No products found');
  });

  it('filters by a collection, keeps the term and returns to the first page [E-03]', async () => {
    const { store, user } = openSearch(
      '/search?search=rice&page=2',
      searchAnswerOf(cardsOf(3), { term: 'rice', facets: { categories } }),
    );
    await user.click(await screen.findByRole('button', { name: /^Filters/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Snacks 1' }));
    expect(store.getState().location.search).toBe('?search=rice&category=snacks');
  });

  it('lists all products without a term', async () => {
    openSearch('/search', searchAnswerOf(cardsOf(2)));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search');
  });

  it('escapes HTML in the term', async () => {
    openSearch('/search?search=%3Cb%3Erice', searchAnswerOf([], { term: '<b>rice' }));
    expect(await screen.findByText('No results for “<b>rice”')).toBeVisible();
  });
});
