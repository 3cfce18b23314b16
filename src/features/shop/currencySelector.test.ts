import { api } from '../../api/api.ts';
import { setupStore } from '../../testing/setupStore.tsx';
import { currencyChosen } from '../ui/uiSlice.ts';
import { selectCurrency } from './currencySelector.ts';

const currencies = [
  { code: 'INR', symbol: '₹', value: 1, decimal: 2 },
  { code: 'EUR', symbol: '€', value: 0.011, decimal: 2 },
  { code: 'JPY', symbol: '¥', value: 1.7, decimal: 0 },
];

async function withCurrencies(answer: unknown) {
  const { store } = setupStore({ answers: { getCurrencies: () => answer } });
  await store.dispatch(api.endpoints.getCurrencies.initiate());
  return store;
}

describe('selectCurrency', () => {
  it('CURRENCY-02 CONFLICT-36 is the rupee until the server names another', () => {
    const { store } = setupStore({});
    expect(selectCurrency(store.getState())).toEqual({
      code: 'INR',
      symbol: '₹',
      value: 1,
      decimal: 2,
    });
  });

  it('CURRENCY-06 ENTITIES-01 ENTITIES-02 follows the server, with all fields of the entry', async () => {
    const store = await withCurrencies({ currencies, currency: 'JPY' });
    expect(selectCurrency(store.getState())).toEqual(currencies[2]);
  });

  it('CURRENCY-06 ENTITIES-02 follows the server where it names the currency as a whole', async () => {
    const store = await withCurrencies({ currencies, currency: currencies[2] });
    expect(selectCurrency(store.getState())).toEqual(currencies[2]);
  });

  it('CURRENCY-01 prefers what the shopper chose', async () => {
    const store = await withCurrencies({ currencies, currency: 'JPY' });
    store.dispatch(currencyChosen('EUR'));
    expect(selectCurrency(store.getState()).code).toBe('EUR');
  });

  it('falls back to the server when the choice is not on offer', async () => {
    const store = await withCurrencies({ currencies, currency: 'JPY' });
    store.dispatch(currencyChosen('XXX'));
    expect(selectCurrency(store.getState()).code).toBe('JPY');
  });

  it('CONFLICT-07 stays at the rupee when the answer was swallowed', async () => {
    const store = await withCurrencies('');
    expect(selectCurrency(store.getState()).code).toBe('INR');
  });
});
