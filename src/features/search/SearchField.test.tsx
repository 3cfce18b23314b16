import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { locationChanged, selectLocation } from '../ui/locationSlice.ts';
import { LazySuggestions, SearchField } from './SearchField.tsx';

function setUp(address: string) {
  const { store } = renderWithProviders(<SearchField label="Search the shop" />, { address });
  const addresses: string[] = [];
  let { key } = selectLocation(store.getState());
  store.subscribe(() => {
    const { pathname, search, action, key: shown } = selectLocation(store.getState());
    if (shown === key) return;
    key = shown;
    addresses.push(`${action} ${pathname}${search}`);
  });
  const go = (pathname: string, search = '') =>
    act(() => {
      const visit = `to ${pathname}${search}`;
      store.dispatch(locationChanged({ pathname, search, hash: '', key: visit, action: 'POP' }));
    });
  return {
    go,
    addresses,
    user: userEvent.setup({ delay: null }),
    field: screen.getByRole('combobox', { name: 'Search the shop' }),
  };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('SearchField', () => {
  beforeAll(() => LazySuggestions.preload());
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('opens the search page 500 ms after the last keystroke [SEARCH-08, LIMITS-04]', async () => {
    const { user, field, addresses } = setUp('/');
    await user.type(field, 'r');
    pass(400);
    await user.type(field, 'i');
    pass(499);
    expect(addresses).toEqual([]);
    pass(1);
    expect(addresses).toEqual(['PUSH /search?search=ri']);
    expect(field).toHaveValue('ri');
  });

  it('replaces the URL on the search page [SEARCH-05, CONFLICT-18]', async () => {
    const { user, field, addresses } = setUp('/search?search=rice');
    await user.type(field, ' & dal');
    pass(500);
    expect(addresses).toEqual(['REPLACE /search?search=rice+%26+dal']);
  });

  it('removes the parameter when the field is cleared [SEARCH-04]', async () => {
    const { user, field, addresses } = setUp('/search?search=rice');
    await user.clear(field);
    pass(500);
    expect(addresses).toEqual(['REPLACE /search']);
  });

  it('searches at once, and only once, on Enter [SEARCH-07, CONFLICT-17]', async () => {
    const { user, field, addresses } = setUp('/');
    await user.type(field, 'rice');
    pass(200);
    await user.keyboard('{Enter}');
    expect(addresses).toEqual(['PUSH /search?search=rice']);
    pass(1000);
    expect(addresses).toHaveLength(1);
  });

  it('starts no timer on Enter without input [SEARCH-07]', async () => {
    const { user, field, addresses } = setUp('/search?search=rice');
    await user.click(field);
    await user.keyboard('{Enter}');
    pass(1000);
    expect(addresses).toEqual([]);
  });

  it('searches at once on the button [SEARCH-06]', async () => {
    const { user, field, addresses } = setUp('/shop');
    await user.type(field, 'dal');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(addresses).toEqual(['PUSH /search?search=dal']);
  });

  it("shows the URL's term on the search page and nothing elsewhere [OPEN-09]", () => {
    const { go, field } = setUp('/search?search=wild+rice');
    expect(field).toHaveValue('wild rice');
    go('/search', '?search=honey');
    expect(field).toHaveValue('honey');
    go('/shop', '?search=honey');
    expect(field).toHaveValue('');
  });

  it('keeps the input while an earlier search navigates [SEARCH-02]', async () => {
    const { user, go, field, addresses } = setUp('/search');
    await user.type(field, 'ri');
    pass(500);
    await user.type(field, 'ce');
    go('/search', '?search=ri');
    expect(field).toHaveValue('rice');
    pass(500);
    expect(addresses.at(-1)).toBe('REPLACE /search?search=rice');
  });

  it('cancels the timer but keeps the input on another navigation [SEARCH-01]', async () => {
    const { user, go, field, addresses } = setUp('/');
    await user.type(field, 'rice');
    go('/shop/honey');
    pass(1000);
    expect(addresses).toEqual(['POP /shop/honey']);
    expect(field).toHaveValue('rice');
  });

  it('follows the URL when the shopper returns to another term [OPEN-09]', async () => {
    const { user, go, field } = setUp('/search?search=rice');
    await user.type(field, 'x');
    go('/search', '?search=dal');
    expect(field).toHaveValue('dal');
  });
});
