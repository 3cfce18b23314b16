import { createSelector } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import type { Currency } from '../../api/endpoints.gen.ts';

const NO_CURRENCIES: Currency[] = [];

export const selectCurrencies = createSelector(
  api.endpoints.getCurrencies.select(),
  ({ data }) => (data && data.currencies) || NO_CURRENCIES,
);
