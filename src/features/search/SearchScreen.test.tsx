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
  it('OPEN-08 SEARCH-11 API-27 shows the term, the number of results and a grid of cards', async () => {
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

  it('tells when the server repaired the term', async () => {
    openSearch('/search?search=ricce', searchAnswerOf(cardsOf(3), { term: 'rice' }));
    expect(await screen.findByText(/These are the results for “rice”/)).toBeVisible();
  });

  it('does not take another case of the letters for a repaired term', async () => {
    openSearch('/search?search=Rice', searchAnswerOf(cardsOf(3), { term: 'rice' }));
    await screen.findAllByRole('article');
    expect(screen.queryByText(/These are the results/)).toBeNull();
  });

  it('OPEN-08 helps on where nothing matches', async () => {
    openSearch('/search?search=xyz', searchAnswerOf([], { term: 'xyz' }));
    expect(await screen.findByText('We found nothing for “xyz”')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Rice & grains' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No products found');
  });

  it('E-03 narrows to a collection, keeps the term and begins at the first page', async () => {
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

  it('shows a term with characters of HTML as it was typed', async () => {
    openSearch('/search?search=%3Cb%3Erice', searchAnswerOf([], { term: '<b>rice' }));
    expect(await screen.findByText('We found nothing for “<b>rice”')).toBeVisible();
  });
});
