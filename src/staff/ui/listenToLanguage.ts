import { addTagTypes, staffApi } from '../../api/staffApi.ts';
import type { StaffStartListening } from '../staffHooks.ts';
import { languageChanged } from './staffUiSlice.ts';

/** Refetches all data on a language change, because responses contain translated texts. */
export function listenToLanguage(startListening: StaffStartListening): void {
  startListening({
    actionCreator: languageChanged,
    effect: (_action, { dispatch }) => {
      dispatch(staffApi.util.invalidateTags([...addTagTypes]));
    },
  });
}
