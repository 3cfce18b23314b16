import { createSelector } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import type { Currency } from '../../api/endpoints.gen.ts';
import { selectCurrencyCode } from '../ui/uiSlice.ts';

/** Default of the specification; shown until the server's currencies have loaded. */
const rupee: Currency = { code: 'INR', symbol: '₹', value: 1, decimal: 2 };

export const selectCurrency = createSelector(
  [api.endpoints.getCurrencies.select(), selectCurrencyCode],
  ({ data }, chosenCode): Currency => {
    const currencies = (data && data.currencies) || [];
    const find = (code: string | null | undefined) =>
      currencies.find((currency) => currency.code === code);
    const current = data?.currency;
    const currentCode = typeof current === 'object' ? current.code : current;
    return find(chosenCode) ?? find(currentCode) ?? rupee;
  },
);

export const selectStoreCurrencyCode = createSelector(
  api.endpoints.getCurrencies.select(),
  ({ data }): string => data?.store_currency ?? rupee.code,
);
