import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Product } from '../../api/endpoints.gen.ts';
import { pictureOf, productOf } from '../../testing/catalogData.ts';
import type { Answers, SeenCall } from '../../testing/fakeBackend.ts';
import { setupStore } from '../../testing/setupStore.tsx';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { Started } from '../../testing/Started.tsx';
import { compareAdded, selectComparedIds } from './compareSlice.ts';
import { startupEnded } from '../session/sessionSlice.ts';
import { CompareScreen } from './CompareScreen.tsx';

const nutrition = {
  energy_kj: 1465,
  energy_kcal: 350,
  fat: 0.9,
  saturates: 0.2,
  carbohydrate: 77,
  sugars: 0.3,
  fibre: 1.4,
  protein: 8.1,
  salt: 0.01,
};

const products: Record<string, Product> = {
  '41': productOf({ nutrition, unit_price: { price: 100, per: 1, measure: 'kg' } }),
  '42': productOf({
    product_id: '42',
    handle: 'oat-milk',
    name: 'Oat milk',
    price: 90,
    special: 70,
    stock: 0,
    marks: ['vegan'],
    allergens: ['gluten'],
    nutrition: { ...nutrition, fat: 1.5 },
    pictures: [pictureOf('oat-milk')],
  }),
};

const byId = ({ url }: SeenCall) => products[url.searchParams.get('product_id') ?? ''];

async function openCompare(ids: readonly string[], answers: Answers = {}) {
  const page = renderWithProviders(
    <Started>
      <CompareScreen />
    </Started>,
    { address: '/compare', answers: { getProduct: byId, ...answers } },
  );
  act(() => {
    for (const id of ids) page.store.dispatch(compareAdded(id));
  });
  await waitFor(() => expect(page.store.getState().session.isStarted).toBe(true));
  return page;
}

async function columnOf(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const column = heading.closest('article');
  if (!column) throw new Error(`${name} has no column.`);
  return within(column);
}

function valueIn(column: Awaited<ReturnType<typeof columnOf>>, label: RegExp) {
  return column.getAllByRole('definition')[
    column.getAllByRole('term').findIndex((term) => label.test(term.textContent))
  ];
}

function marked(column: Awaited<ReturnType<typeof columnOf>>) {
  return column
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes('(differs)'))
    .map((text) => text.replace(' (differs)', ''));
}

describe('CompareScreen', () => {
  beforeEach(() => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), {
          media,
          matches: media.includes('min-width'),
          onchange: null,
        }) as unknown as MediaQueryList,
    );
  });

  it('fetches each product by id and shows its facts [API-29, E-01]', async () => {
    const { calls } = await openCompare(['41']);
    const rice = await columnOf('Red rice');
    const read = calls.find(({ operation }) => operation === 'getProduct');
    expect(read?.url.search).toContain('product/product&product_id=41');
    expect(rice.getByRole('link', { name: 'Red rice' })).toHaveAttribute('href', '/shop/red-rice');
    expect(valueIn(rice, /^Price/)).toHaveTextContent('₹ 100.00/-');
    expect(valueIn(rice, /^Unit price/)).toHaveTextContent('₹ 100.00/- per kg');
    expect(valueIn(rice, /^Availability/)).toHaveTextContent('In stock');
    expect(valueIn(rice, /^Diet/)).toHaveTextContent('VegetarianVegan');
    expect(valueIn(rice, /^Allergens/)).toHaveTextContent('None');
    expect(valueIn(rice, /^Energy/)).toHaveTextContent('1,465 kJ / 350 kcal');
    expect(valueIn(rice, /^Protein/)).toHaveTextContent('8.1 g');
    expect(await rice.findByRole('img', { name: '4.5 of 5' })).toBeInTheDocument();
    expect(marked(rice)).toEqual([]);
  });

  it('marks only the rows in which products differ [E-14]', async () => {
    await openCompare(['41', '42']);
    const rice = await columnOf('Red rice');
    const milk = await columnOf('Oat milk');
    expect(valueIn(milk, /^Price/)).toHaveTextContent('₹ 70.00/-');
    expect(valueIn(milk, /^Allergens/)).toHaveTextContent('Gluten');
    expect(valueIn(milk, /^Unit price/)).toHaveTextContent('Not listed');
    const different = ['Price', 'Unit price', 'Availability', 'Diet', 'Allergens', 'Fat'];
    expect(marked(rice)).toEqual(different);
    expect(marked(milk)).toEqual(different);
    expect(screen.getByText('Differences are highlighted.')).toBeVisible();
  });

  it('adds a product to the cart, but none that is out of stock [E-14, API-37]', async () => {
    const { user, calls } = await openCompare(['41', '42']);
    const rice = await columnOf('Red rice');
    expect((await columnOf('Oat milk')).queryByRole('button', { name: /Add to cart/ })).toBeNull();
    await user.click(rice.getByRole('button', { name: 'Add to cart: Red rice' }));
    await waitFor(() =>
      expect(calls.some(({ operation }) => operation === 'addToCart')).toBe(true),
    );
    const add = calls.find(({ operation }) => operation === 'addToCart');
    expect([...(add?.form ?? [])]).toEqual([
      ['product_id', '41'],
      ['quantity', '1'],
    ]);
  });

  it('removes products and shows the empty state after the last [E-14]', async () => {
    const { store, user } = await openCompare(['41', '42']);
    const rice = await columnOf('Red rice');
    await user.click(rice.getByRole('button', { name: 'Remove Red rice from the comparison' }));
    expect(screen.queryByRole('heading', { name: 'Red rice' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    const milk = await columnOf('Oat milk');
    expect(marked(milk)).toEqual([]);
    await user.click(milk.getByRole('button', { name: 'Remove Oat milk from the comparison' }));
    expect(selectComparedIds(store.getState())).toEqual([]);
    expect(screen.getByText('Nothing to compare yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to shop' })).toHaveAttribute('href', '/shop');
  });

  it('shows no empty state before start-up has ended [E-14]', () => {
    const { store } = renderWithProviders(<CompareScreen />, { address: '/compare' });
    expect(screen.queryByText('Nothing to compare yet')).toBeNull();
    act(() => void store.dispatch(startupEnded()));
    expect(screen.getByText('Nothing to compare yet')).toBeVisible();
  });

  it('retries a failed product and lets unavailable ones be removed [E-14]', async () => {
    let isBroken = true;
    const { user } = await openCompare(['41', '43'], {
      getProduct: (call: SeenCall) => {
        if (call.url.searchParams.get('product_id') === '43') return { error: 'No such product' };
        return isBroken ? new Response('', { status: 502 }) : byId(call);
      },
    });
    expect(await screen.findByText('This product is no longer sold.')).toBeVisible();
    expect(
      screen.getAllByRole('button', { name: 'Remove this product from the comparison' }),
    ).toHaveLength(2);
    isBroken = false;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await columnOf('Red rice')).getByText('₹ 100.00/-')).toBeVisible();
  });
});

describe('comparison storage', () => {
  const opened = async () => {
    const { persistStore } = await import('redux-persist');
    const { store } = setupStore({ storages: { local: window.localStorage } });
    const persistor = persistStore(store);
    await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
    return { store, persistor };
  };

  it('is stored under its own key and restored [E-14]', async () => {
    const first = await opened();
    first.store.dispatch(compareAdded('41'));
    await first.persistor.flush();
    expect(window.localStorage.getItem('compare')).toBe('["41"]');
    expect(selectComparedIds((await opened()).store.getState())).toEqual(['41']);
  });

  it('ignores an invalid stored text [E-14]', async () => {
    window.localStorage.setItem('compare', '{broken');
    expect(selectComparedIds((await opened()).store.getState())).toEqual([]);
  });
});
