import type { RecordingRules } from '../../features/support/recordingRules.ts';
import { staffOperationRules } from './staffOperationRules.ts';
import { staffSliceRules } from './staffSliceRules.ts';

/** What a recording of the counter keeps. */
export const staffRules: RecordingRules = {
  app: 'counter',
  cache: 'staffApi',
  operations: staffOperationRules,
  slices: staffSliceRules,
  languageSlice: 'staffUi',
};
