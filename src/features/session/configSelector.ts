import { createSelector } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import type { Config } from '../../api/endpoints.gen.ts';

const NO_CONFIG: Config = {};

/** The shop's settings; none until they were read, and none where the answer has an `error` (CONFLICT-04). */
export const selectConfig = createSelector(api.endpoints.getConfig.select(), ({ data }) =>
  data && !data.error ? data : NO_CONFIG,
);

/** One setting as text; a missing key reads as '' (ENTITIES-04). */
export function configText(config: Config, key: string): string {
  const value: unknown = config[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Whether the shop shows ratings. */
export const selectShowsRatings = createSelector(
  selectConfig,
  (config) => configText(config, 'review_status') === '1',
);
