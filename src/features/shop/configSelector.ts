import { createSelector } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import type { Config } from '../../api/endpoints.gen.ts';

const NO_CONFIG: Config = {};

/** Returns the shop's settings. Empty until loaded, or if the response has an `error` key, even an empty error. */
export const selectConfig = createSelector(api.endpoints.getConfig.select(), ({ data }) =>
  data && !('error' in data) ? data : NO_CONFIG,
);

export function configText(config: Config, key: string): string {
  const value: unknown = config[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function isOn(config: Config, key: string): boolean {
  return config[key] === true || configText(config, key) === '1';
}

/** Returns the newsletter form's action URL; '' if unset or not http(s). */
export const selectNewsletterAction = createSelector(selectConfig, (config) => {
  const address = configText(config, 'newsletter_action');
  return /^https?:/.test(address) && URL.canParse(address) ? address : '';
});

export const selectShowsRatings = createSelector(selectConfig, (config) =>
  isOn(config, 'review_status'),
);

export const selectShowsQuickView = createSelector(selectConfig, (config) =>
  isOn(config, 'quickview_status'),
);

export const selectAsksTaxNumber = createSelector(selectConfig, (config) =>
  isOn(config, 'asks_tax_number'),
);

export const selectAddsTax = createSelector(selectConfig, (config) => isOn(config, 'adds_tax'));
