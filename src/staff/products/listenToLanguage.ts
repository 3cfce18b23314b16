import { staffApi } from '../../api/staffApi.ts';
import type { StaffStartListening } from '../staffHooks.ts';
import { languageChanged } from '../ui/staffUiSlice.ts';

/** Products and collections are called otherwise in another language, so that they are asked for again. */
export function listenToLanguage(startListening: StaffStartListening): void {
  startListening({
    actionCreator: languageChanged,
    effect: (_action, { dispatch }) => {
      dispatch(staffApi.util.invalidateTags(['Product']));
    },
  });
}
