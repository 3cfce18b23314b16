import { api } from '../../api/api.ts';
import type { AppThunk } from '../../store/hooks.ts';
import { languageChanged, toastShown } from './uiSlice.ts';
import type { Language } from './languages.ts';

let latestRequestId = 0;

/**
 * Turns the shop to a language once its texts are there, then refetches every answer that varies with it. The
 * latest choice wins; without the texts the language stays and the shopper is told so.
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
