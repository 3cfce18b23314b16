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
  beforeAll(() => LazySuggestions.preload());
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows the message, suggests products and links to the home page [OPEN-05, ROUTES-09]', async () => {
    setUp();
    expect(screen.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
    expect(await screen.findByRole('link', { name: 'Food 0' })).toHaveAttribute(
      'href',
      '/shop/food-0',
    );
    expect(screen.queryByRole('link', { name: 'Food 6' })).toBeNull();
  });

  it('searches for something else [OPEN-05]', async () => {
    const { user, store } = setUp();
    await user.type(screen.getByRole('combobox', { name: 'Search the shop' }), 'dal{Enter}');
    const { pathname, search } = selectLocation(store.getState());
    expect(pathname + search).toBe('/search?search=dal');
  });

  it('stays on the page while a term is typed [OPEN-05]', async () => {
    jest.useFakeTimers();
    const { store } = setUp();
    const field = screen.getByRole('combobox', { name: 'Search the shop' });
    await userEvent.setup({ delay: null }).type(field, 'da');
    act(() => jest.advanceTimersByTime(1000));
    expect(selectLocation(store.getState()).pathname).toBe('/info/not-found');
    expect(field).toHaveFocus();
  });

  it('renders without suggestions [OPEN-05]', async () => {
    setUp(() => new Response('', { status: 500 }));
    expect(await screen.findByText('Couldn’t load suggestions.')).toBeVisible();
    expect(screen.getByRole('combobox')).toBeVisible();
  });
});
