import { api } from '../../api/api.ts';
import type { AppThunk } from '../../store/hooks.ts';
import { languageChanged, toastShown } from './uiSlice.ts';
import type { Language } from './languages.ts';

let latestRequestId = 0;

/**
 * Changes the language once its texts are loaded, then refetches the data that depends on it. The latest call wins;
 * a failure shows a toast.
 */
export const changeLanguage =
  (code: Language): AppThunk<Promise<void>> =>
  async (dispatch) => {
    latestRequestId += 1;
    const requestId = latestRequestId;
    const { data: texts } = await dispatch(api.endpoints.getLanguageTexts.initiate({ code }));
    if (requestId !== latestRequestId) return;
    if (!texts) {
      const content = { messageId: 'language.change.failed' };
      dispatch(toastShown({ kind: 'error', content }));
      return;
    }
    dispatch(languageChanged(code));
    dispatch(api.util.invalidateTags(['Language']));
  };
