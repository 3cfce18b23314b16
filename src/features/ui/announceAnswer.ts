import type { Dispatch } from '@reduxjs/toolkit';
import { isDone } from '../../lib/isDone.ts';
import { errorText } from '../../lib/errorText.ts';
import { redirectTarget } from '../../lib/redirectTarget.ts';
import { toastShown } from './uiSlice.ts';

type WriteAnswer =
  | {
      readonly error?: unknown;
      readonly success?: string | undefined;
      readonly redirect?: string | undefined;
    }
  | undefined;

/**
 * Shows a toast with a write's result: the message `successId` on success, else the server's text. Shows no toast
 * without a text or if the response redirects.
 * @param successId message id for success; if omitted, the server's success text is shown
 */
export const announceAnswer =
  (answer: WriteAnswer, successId?: string) =>
  (dispatch: Dispatch): void => {
    if (!answer) return;
    // The page that the redirect opens explains the error.
    if (redirectTarget(answer.redirect, window.location.origin)) return;
    const rejection = errorText(answer.error);
    if (isDone(answer) && successId) {
      dispatch(toastShown({ kind: 'success', content: { messageId: successId } }));
    } else if (rejection !== undefined) {
      dispatch(toastShown({ kind: 'error', content: { html: rejection } }));
    } else if (answer.success) {
      dispatch(toastShown({ kind: 'success', content: { html: answer.success } }));
    }
  };
