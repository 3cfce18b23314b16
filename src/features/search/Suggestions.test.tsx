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

/** An answer is read in steps, and drawn after what was typed. */
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

describe('suggestions', () => {
  beforeAll(() => LazySuggestions.preload());
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('E-03 offer collections and products once typing rests', async () => {
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

  it('E-03 are walked through with the arrows while the focus stays in the field', async () => {
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

  it('E-03 leave Home and End to the text', async () => {
    const { user, field, type } = await setUp();
    await type('ic');
    await user.keyboard('{ArrowDown}{Home}r');
    expect(field).toHaveValue('ric');
  });

  it('E-03 lead where the chosen one is, remember the term and end the live search', async () => {
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

  it('SEARCH-06 E-03 leave Enter without a chosen one to the search', async () => {
    const { user, path, type } = await setUp();
    await type('ric');
    await user.keyboard('{Enter}');
    expect(path()).toBe('/search?search=ric');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('SEARCH-03 E-03 stay open when the live search goes to its page', async () => {
    const { user, path, type, active } = await setUp();
    await type('ric');
    await user.keyboard('{ArrowDown}');
    await pass(500);
    expect(path()).toBe('/search?search=ric');
    expect(active()).toBe('Rice & grains');
  });

  it('E-03 close at Escape, which empties the field the second time', async () => {
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

  it('SEARCH-04 E-03 emptied by Escape on the search page, show all products', async () => {
    const { user, field, path } = await setUp({ address: '/search?search=ric' });
    await user.tab();
    expect(field).toHaveFocus();
    await user.keyboard('{Escape}');
    await pass(500);
    expect(path()).toBe('/search');
  });

  it('E-03 close at a press elsewhere, when the focus leaves, and when the page changes', async () => {
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

  it('E-03 keep the last list while another loads, and take no late answer for a new term', async () => {
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

  it('E-03 show earlier terms in an empty field, and forget them at a press', async () => {
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

  it('E-03 follow an earlier term to its results', async () => {
    const { user, field, path } = await setUp({ recent: ['honey', 'dal'] });
    await user.click(field);
    await user.click(screen.getByRole('option', { name: 'dal' }));
    expect(path()).toBe('/search?search=dal');
    expect(field).toHaveValue('dal');
  });

  it('E-03 say so when there are none, and when they cannot be read', async () => {
    const { type, field } = await setUp({
      suggest: { term: 'xyz', products: [], collections: [] },
    });
    await type('xyz');
    expect(screen.getByRole('status')).toHaveTextContent('No suggestions for “xyz”');
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('CONFLICT-07 E-03 are none where the answer was swallowed', async () => {
    const { type } = await setUp({ suggest: () => new Response('', { status: 502 }) });
    await type('ric');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('No suggestions');
  });

  it('E-03 are shown again at the next use after they could not be', async () => {
    // React tells of it on the console too.
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
