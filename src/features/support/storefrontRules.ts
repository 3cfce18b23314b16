import { operationRules } from './operationRules.ts';
import type { RecordingRules } from './recordingRules.ts';
import { sliceRules } from './sliceRules.ts';

/** What a recording of the storefront keeps. */
export const storefrontRules: RecordingRules = {
  app: 'storefront',
  cache: 'api',
  operations: operationRules,
  slices: sliceRules,
  languageSlice: 'ui',
};
