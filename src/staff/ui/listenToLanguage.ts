import { addTagTypes, staffApi } from '../../api/staffApi.ts';
import type { StaffStartListening } from '../staffHooks.ts';
import { languageChanged } from './staffUiSlice.ts';

/** Refetches everything on a language change, as answers contain texts. */
export function listenToLanguage(startListening: StaffStartListening): void {
  startListening({
    actionCreator: languageChanged,
    effect: (_action, { dispatch }) => {
      dispatch(staffApi.util.invalidateTags([...addTagTypes]));
    },
  });
}
