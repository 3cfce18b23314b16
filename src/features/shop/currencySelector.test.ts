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
  it('is the rupee until the server names another [CURRENCY-02, CONFLICT-36]', () => {
    const { store } = setupStore({});
    expect(selectCurrency(store.getState())).toEqual({
      code: 'INR',
      symbol: '₹',
      value: 1,
      decimal: 2,
    });
  });

  it("returns the server's currency with all fields of its entry [ENTITIES-01, ENTITIES-02]", async () => {
    const store = await withCurrencies({ currencies, currency: 'JPY' });
    expect(selectCurrency(store.getState())).toEqual(currencies[2]);
  });

  it('accepts a server response with a currency object instead of a code [CURRENCY-06, ENTITIES-02]', async () => {
    const store = await withCurrencies({ currencies, currency: currencies[2] });
    expect(selectCurrency(store.getState())).toEqual(currencies[2]);
  });

  it("prefers the shopper's choice [CURRENCY-01]", async () => {
    const store = await withCurrencies({ currencies, currency: 'JPY' });
    store.dispatch(currencyChosen('EUR'));
    expect(selectCurrency(store.getState()).code).toBe('EUR');
  });

  it("falls back to the server's currency when the choice is not on offer", async () => {
    const store = await withCurrencies({ currencies, currency: 'JPY' });
    store.dispatch(currencyChosen('XXX'));
    expect(selectCurrency(store.getState()).code).toBe('JPY');
  });

  it('stays at the rupee when the response is empty [CONFLICT-07]', async () => {
    const store = await withCurrencies('');
    expect(selectCurrency(store.getState()).code).toBe('INR');
  });
});
