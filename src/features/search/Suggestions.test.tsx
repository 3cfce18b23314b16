import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cardsOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { locationChanged } from '../ui/locationSlice.ts';
import { LazySuggestions, SearchField } from './SearchField.tsx';
import { recentTermsCleared, recentTermsReplaced, termSearched } from './searchSlice.ts';

const found = {
  term: 'ric',
  products: cardsOf(2),
  collections: [{ handle: 'grains', name: 'Rice & grains', count: 2 }],
};

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function settle(): Promise<void> {
  for (let step = 0; step < 4; step += 1) await pass(20);
}

interface Setting {
  readonly address?: string;
  readonly recent?: readonly string[];
  readonly suggest?: object;
}

async function setUp({ address = '/', recent = [], suggest = found }: Setting = {}) {
  const { store, calls } = renderWithProviders(
    <>
      <SearchField label="Search the shop" />
      <button type="button">Elsewhere</button>
    </>,
    { address, answers: { suggest } },
  );
  act(() => {
    for (const term of recent.toReversed()) store.dispatch(termSearched(term));
  });
  const user = userEvent.setup({ delay: null });
  const field = screen.getByRole('combobox', { name: 'Search the shop' });
  const asked = () =>
    calls
      .filter(({ operation }) => operation === 'suggest')
      .map(({ url }) => url.searchParams.get('search'));
  const path = () => `${store.getState().location.pathname}${store.getState().location.search}`;
  const type = async (text: string) => {
    await user.type(field, text);
    await pass(200);
    await settle();
  };
  const active = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { store, user, field, asked, path, type, active };
}

describe('Suggestions', () => {
  beforeAll(() => LazySuggestions.preload());
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows collections and products once typing pauses [E-03]', async () => {
    const { user, field, asked, type } = await setUp();
    await user.type(field, 'r');
    await pass(100);
    await user.type(field, 'i');
    await pass(149);
    expect(asked()).toEqual([]);
    await type('c');
    expect(asked()).toEqual(['ric']);
    const list = screen.getByRole('listbox', { name: 'Suggestions' });
    expect(within(list).getByRole('group', { name: 'Collections' })).toBeVisible();
    const products = within(list).getByRole('group', { name: 'Products' });
    expect(within(products).getAllByRole('option')).toHaveLength(2);
    expect(products).toHaveTextContent('Rice 1');
    expect(products).toHaveTextContent('₹ 100.00/-');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAttribute('aria-controls', list.id);
  });

  it('moves through options by arrow keys with the focus in the field [E-03]', async () => {
    const { user, field, type, active } = await setUp();
    await type('ric');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Rice & grains');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Rice & grains');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toContain('Rice 2');
    await user.keyboard('{ArrowDown}');
    expect(field).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowUp}');
    expect(active()).toContain('Rice 2');
    expect(field).toHaveFocus();
  });

  it('leaves Home and End to the text field [E-03]', async () => {
    const { user, field, type } = await setUp();
    await type('ic');
    await user.keyboard('{ArrowDown}{Home}r');
    expect(field).toHaveValue('ric');
  });

  it('opens the chosen option, stores the term and cancels the live search [E-03]', async () => {
    const { store, user, field, path, type } = await setUp();
    await type('ric');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(path()).toBe('/shop/collection/grains');
    expect(store.getState().search.recentTerms).toEqual(['ric']);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveValue('');
    await pass(1000);
    expect(path()).toBe('/shop/collection/grains');
  });

  it('searches on Enter without an active option [SEARCH-06, E-03]', async () => {
    const { user, path, type } = await setUp();
    await type('ric');
    await user.keyboard('{Enter}');
    expect(path()).toBe('/search?search=ric');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('stays open when the live search navigates [SEARCH-03, E-03]', async () => {
    const { user, path, type, active } = await setUp();
    await type('ric');
    await user.keyboard('{ArrowDown}');
    await pass(500);
    expect(path()).toBe('/search?search=ric');
    expect(active()).toBe('Rice & grains');
  });

  it('closes on the first Escape and clears the field on the second [E-03]', async () => {
    const { user, field, path, type } = await setUp();
    await type('ric');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveValue('ric');
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
    await pass(1000);
    expect(path()).toBe('/');
  });

  it('shows all products when Escape clears the field on the search page [SEARCH-04, E-03]', async () => {
    const { user, field, path } = await setUp({ address: '/search?search=ric' });
    await user.tab();
    expect(field).toHaveFocus();
    await user.keyboard('{Escape}');
    await pass(500);
    expect(path()).toBe('/search');
  });

  it('closes on a press outside, on blur and on navigation [E-03]', async () => {
    const { store, user, type, field } = await setUp();
    await type('ric');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.click(field);
    expect(screen.getByRole('listbox')).toBeVisible();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.click(field);
    const visit = { pathname: '/shop', search: '', hash: '', key: 'x', action: 'POP' } as const;
    act(() => {
      store.dispatch(locationChanged(visit));
    });
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('keeps the last list while loading and ignores late responses [E-03]', async () => {
    const answers: Record<string, (value: unknown) => void> = {};
    const { type } = await setUp({
      suggest: ({ url }: { url: URL }) => {
        const term = url.searchParams.get('search') ?? '';
        if (term === 'ric') return found;
        return new Promise((resolve) => (answers[term] = resolve));
      },
    });
    await type('ric');
    await type('e');
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await type('d');
    answers['riced']?.({ term: 'riced', products: [], collections: found.collections });
    await settle();
    expect(screen.getAllByRole('option')).toHaveLength(1);
    answers['rice']?.({ ...found, term: 'rice' });
    await settle();
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('shows recent terms in an empty field and clears them [E-03]', async () => {
    const { store, user, field } = await setUp({ recent: ['honey', 'dal'] });
    await user.click(field);
    const earlier = screen.getByRole('group', { name: 'Recent searches' });
    expect(
      within(earlier)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['honey', 'dal']);
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(store.getState().search.recentTerms).toEqual([]);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveFocus();
  });

  it('opens the results of a recent term [E-03]', async () => {
    const { user, field, path } = await setUp({ recent: ['honey', 'dal'] });
    await user.click(field);
    await user.click(screen.getByRole('option', { name: 'dal' }));
    expect(path()).toBe('/search?search=dal');
    expect(field).toHaveValue('dal');
  });

  it('says when there are no suggestions [E-03]', async () => {
    const { type, field } = await setUp({
      suggest: { term: 'xyz', products: [], collections: [] },
    });
    await type('xyz');
    expect(screen.getByRole('status')).toHaveTextContent(
      'No suggestions. Press Enter to search for “xyz”.',
    );
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows no suggestions after an empty response [CONFLICT-07, E-03]', async () => {
    const { type } = await setUp({ suggest: () => new Response('', { status: 502 }) });
    await type('ric');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('No suggestions');
  });

  it('recovers on the next use after a render error [E-03]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, type, field, user } = await setUp();
    act(() => void store.dispatch(recentTermsReplaced([null as unknown as string])));
    await user.click(field);
    expect(screen.queryByRole('listbox')).toBeNull();
    act(() => void store.dispatch(recentTermsCleared()));
    await type('ric');
    expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  });
});
