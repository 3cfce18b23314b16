import { createSelector } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import type { Config } from '../../api/endpoints.gen.ts';

const NO_CONFIG: Config = {};

/** The shop's settings; none until they were read, and none where the answer has an `error`, be it empty. */
export const selectConfig = createSelector(api.endpoints.getConfig.select(), ({ data }) =>
  data && !('error' in data) ? data : NO_CONFIG,
);

/** One setting as text; a missing key reads as ''. */
export function configText(config: Config, key: string): string {
  const value: unknown = config[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Whether a setting is on: 1, '1' or true. */
function isOn(config: Config, key: string): boolean {
  return config[key] === true || configText(config, key) === '1';
}

/** Where the newsletter's form posts to; '' where the shop has no mailing list, or names no web URL. */
export const selectNewsletterAction = createSelector(selectConfig, (config) => {
  const address = configText(config, 'newsletter_action');
  return /^https?:/.test(address) && URL.canParse(address) ? address : '';
});

/** Whether the shop shows ratings. */
export const selectShowsRatings = createSelector(selectConfig, (config) =>
  isOn(config, 'review_status'),
);

/** Whether cards offer the quick view. */
export const selectShowsQuickView = createSelector(selectConfig, (config) =>
  isOn(config, 'quickview_status'),
);
