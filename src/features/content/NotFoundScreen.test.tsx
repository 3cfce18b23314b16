import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cardOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { selectLocation } from '../ui/locationSlice.ts';
import { LazySuggestions } from '../search/SearchField.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const products = Array.from({ length: 8 }, (_, index) =>
  cardOf({ product_id: String(index), handle: `food-${index}`, name: `Food ${index}` }),
);

function setUp(listPopularProducts: object | (() => unknown) = { products }) {
  return renderWithProviders(<NotFoundScreen params={{}} />, {
    address: '/info/not-found',
    answers: { listPopularProducts },
  });
}

describe('NotFoundScreen', () => {
  // Its code comes with the first press into the field.
  beforeAll(() => LazySuggestions.preload());
  afterEach(() => {
    jest.useRealTimers();
  });

  it('OPEN-05 ROUTES-09 says so, suggests products and leads home', async () => {
    setUp();
    expect(screen.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute(
      'href',
      '/',
    );
    expect(await screen.findByRole('link', { name: 'Food 0' })).toHaveAttribute(
      'href',
      '/shop/food-0',
    );
    expect(screen.queryByRole('link', { name: 'Food 6' })).toBeNull();
  });

  it('OPEN-05 searches for something else', async () => {
    const { user, store } = setUp();
    await user.type(
      screen.getByRole('combobox', { name: 'Search for something else' }),
      'dal{Enter}',
    );
    const { pathname, search } = selectLocation(store.getState());
    expect(pathname + search).toBe('/search?search=dal');
  });

  it('OPEN-05 stays while a term is typed', async () => {
    jest.useFakeTimers();
    const { store } = setUp();
    const field = screen.getByRole('combobox', { name: 'Search for something else' });
    await userEvent.setup({ delay: null }).type(field, 'da');
    act(() => jest.advanceTimersByTime(1000));
    expect(selectLocation(store.getState()).pathname).toBe('/info/not-found');
    expect(field).toHaveFocus();
  });

  it('OPEN-05 stands without suggestions', async () => {
    setUp(() => new Response('', { status: 500 }));
    expect(await screen.findByText('The suggestions could not be loaded.')).toBeVisible();
    expect(screen.getByRole('combobox')).toBeVisible();
  });
});
