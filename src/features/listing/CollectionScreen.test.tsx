import { screen, waitFor } from '@testing-library/react';
import { cardsOf, searchAnswerOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { CollectionScreen } from './CollectionScreen.tsx';

const answers = { searchProducts: searchAnswerOf(cardsOf(3)) };

describe('CollectionScreen', () => {
  it('shows name, description and products of the collection', async () => {
    const { calls } = renderWithProviders(<CollectionScreen params={{ handle: 'grains' }} />, {
      address: '/shop/collection/grains',
      answers,
    });
    expect(await screen.findByText('Whole and milled grains.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Rice & grains' })).toBeVisible();
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    const form = calls.find(({ operation }) => operation === 'searchProducts')?.form;
    expect(form?.get('category')).toBe('grains');
  });

  it('marks the current collection', async () => {
    renderWithProviders(<CollectionScreen params={{ handle: 'grains' }} />, {
      address: '/shop/collection/grains',
      answers,
    });
    expect(await screen.findByRole('link', { name: 'Rice & grains' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('link', { name: 'All products' })).not.toHaveAttribute('aria-current');
  });

  it('redirects to /info/not-found for an unknown handle [OPEN-06]', async () => {
    const { store } = renderWithProviders(<CollectionScreen params={{ handle: 'none' }} />, {
      address: '/shop/collection/none',
      answers,
    });
    await waitFor(() =>
      expect(store.getState().location).toMatchObject({
        pathname: '/info/not-found',
        action: 'REPLACE',
      }),
    );
  });

  it('shows the products when the collections fail to load', async () => {
    renderWithProviders(<CollectionScreen params={{ handle: 'wild-rice' }} />, {
      answers: { ...answers, listCollections: () => new Response('', { status: 500 }) },
    });
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 1, name: 'Wild Rice' })).toBeVisible();
  });
});
