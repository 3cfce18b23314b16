import { addTagTypes, staffApi } from '../../api/staffApi.ts';
import type { StaffStartListening } from '../staffHooks.ts';
import { languageChanged } from './staffUiSlice.ts';

/** Everything that has texts says them in the language it is asked for in, so that all of it is asked for again. */
export function listenToLanguage(startListening: StaffStartListening): void {
  startListening({
    actionCreator: languageChanged,
    effect: (_action, { dispatch }) => {
      dispatch(staffApi.util.invalidateTags([...addTagTypes]));
    },
  });
}
