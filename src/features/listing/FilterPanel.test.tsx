import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { cardsOf, searchAnswerOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { Started } from '../../testing/Started.tsx';
import { currencyChosen } from '../ui/uiSlice.ts';
import { CollectionScreen } from './CollectionScreen.tsx';
import { ShopScreen } from './ShopScreen.tsx';

const facets = {
  categories: [
    { handle: 'grains', name: 'Rice & grains', count: 5 },
    { handle: 'snacks', name: 'Snacks', count: 2 },
  ],
  price: { min: 40, max: 900 },
  marks: [
    { value: 'vegan', count: 4 },
    { value: 'organic', count: 0 },
  ],
  without: [{ value: 'nuts', count: 6 }],
  in_stock: 6,
  ratings: [
    { value: 4, count: 3 },
    { value: 3, count: 5 },
  ],
};
const answer = { ...searchAnswerOf(cardsOf(3), { total: 7, found: 7 }), facets };

function renderShop(address = '/shop', searchProducts: unknown = answer) {
  return renderWithProviders(<ShopScreen params={{}} />, {
    address,
    answers: { searchProducts: searchProducts as object },
  });
}

beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget() as MediaQueryList, {
      media,
      matches: media.includes('min-width'),
    }),
  );
});
afterEach(() => void jest.restoreAllMocks());

describe('FilterPanel', () => {
  it('writes choices to the URL, refetches the list and keeps the focus [E-02, OPEN-08]', async () => {
    const { store, user, calls } = renderShop('/shop?page=3&sort=name');
    const vegan = await screen.findByRole('checkbox', { name: 'Vegan 4' });
    await user.click(vegan);
    await user.click(screen.getByRole('checkbox', { name: 'Nuts 6' }));
    expect(store.getState().location).toMatchObject({
      action: 'PUSH',
      search: '?sort=name&mark=vegan&without=nuts',
    });
    expect(vegan).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Nuts 6' })).toHaveFocus();
    const form = calls.findLast(({ operation }) => operation === 'searchProducts')?.form;
    expect(form?.getAll('mark[]')).toEqual(['vegan']);
    expect(form?.getAll('without[]')).toEqual(['nuts']);
    expect(form?.get('page')).toBe('1');
    await user.click(vegan);
    expect(store.getState().location.search).toBe('?sort=name&without=nuts');
  });

  it('selects one rating at a time and clears it [E-03]', async () => {
    const { store, user } = renderShop();
    await user.click(await screen.findByRole('radio', { name: '4 stars and up 3' }));
    await user.click(screen.getByRole('radio', { name: '3 stars and up 5' }));
    expect(store.getState().location.search).toBe('?rating=3');
    await user.click(screen.getByRole('radio', { name: 'Any rating' }));
    expect(store.getState().location.search).toBe('');
  });

  it('disables values without a match [E-03]', async () => {
    renderShop();
    expect(await screen.findByRole('checkbox', { name: 'Organic 0' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'In stock 6' })).toBeEnabled();
  });

  it('takes prices in the shown currency and searches in rupees [E-03]', async () => {
    const { store, user } = renderWithProviders(
      <Started>
        <ShopScreen params={{}} />
      </Started>,
      {
        answers: {
          searchProducts: answer,
          getCurrencies: {
            currencies: [{ code: 'EUR', symbol: '€', value: 0.01, decimal: 2 }],
            currency: 'EUR',
          },
        },
      },
    );
    store.dispatch(currencyChosen('EUR'));
    const prices = await screen.findByRole('group', { name: 'Price in €' });
    const from = within(prices).getByRole('spinbutton', { name: 'From' });
    expect(from).toHaveAttribute('placeholder', '0.4');
    await user.type(from, '1.5');
    await user.type(within(prices).getByRole('spinbutton', { name: 'To' }), '4{Enter}');
    expect(store.getState().location.search).toBe('?price_min=149.5&price_max=400.49');
    expect(from).toHaveValue(1.5);
    expect(screen.getByRole('link', { name: 'Remove filter: From € 1.50/-' })).toBeVisible();
  });

  it('removes filters one by one or all at once, with the focus staying near [E-03]', async () => {
    const { store, user } = renderShop('/shop?sort=name&category=grains&mark=vegan&rating=4');
    const active = await screen.findByRole('group', { name: 'Active filters' });
    expect(await within(active).findAllByRole('link')).toHaveLength(4);
    await within(active).findByRole('link', { name: 'Remove filter: Rice & grains' });
    await user.click(within(active).getByRole('link', { name: 'Remove filter: Vegan' }));
    expect(store.getState().location.search).toBe('?sort=name&category=grains&rating=4');
    expect(active).toHaveFocus();
    await user.click(within(active).getByRole('link', { name: 'Clear all' }));
    expect(store.getState().location.search).toBe('?sort=name');
    expect(within(active).queryByRole('link')).toBeNull();
  });

  it('keeps the previous list while loading and announces the new count [E-03]', async () => {
    let release: (value: unknown) => void = () => undefined;
    const { user, container } = renderShop('/shop', ({ form }: { form: URLSearchParams }) =>
      form.has('in_stock') ? new Promise((resolve) => (release = resolve)) : answer,
    );
    await user.click(await screen.findByRole('checkbox', { name: 'In stock 6' }));
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    release({ ...answer, products: cardsOf(1), total: 1 });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 product'));
    expect(screen.getByRole('checkbox', { name: 'In stock 6' })).toHaveFocus();
  });

  it('explains an empty list and removes all filters at once [E-03]', async () => {
    const none = { ...answer, products: [], total: 0 };
    const { store, user } = renderShop('/shop?mark=vegan&sort=name', none);
    expect(await screen.findByText('No products match your filters')).toBeVisible();
    expect(screen.getByText('Clear the filters to see 7 products')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Remove all filters' }));
    expect(store.getState().location.search).toBe('?sort=name');
  });

  it('expands on a button that shows the number of active filters [E-03]', async () => {
    const { store, user } = renderShop('/shop?mark=vegan&in_stock=1');
    const button = await screen.findByRole('button', { name: 'Filters (2)' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(store.getState().ui.filtersOpenAt).toBe('/shop');
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toBe(
      screen.getByRole('form', { name: 'Filters' }),
    );
  });

  it('works as a plain form that carries the sort order [E-03]', async () => {
    renderShop('/shop?sort=name&page=2');
    await screen.findByRole('checkbox', { name: 'Vegan 4' });
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filters' });
    expect(form).toHaveAttribute('action', '/shop');
    expect([...new FormData(form).keys()]).toEqual(['sort', 'price_min', 'price_max', 'rating']);
  });

  it('hides the collection filter on a collection page [E-03]', async () => {
    renderWithProviders(<CollectionScreen params={{ handle: 'grains' }} />, {
      address: '/shop/collection/grains',
      answers: { searchProducts: answer },
    });
    expect(await screen.findByRole('checkbox', { name: 'Vegan 4' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Collection' })).toBeNull();
  });
});
