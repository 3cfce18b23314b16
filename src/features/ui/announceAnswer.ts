import type { Dispatch } from '@reduxjs/toolkit';
import { isDone } from '../../lib/isDone.ts';
import { errorText } from '../../lib/errorText.ts';
import { redirectTarget } from '../../lib/redirectTarget.ts';
import { toastShown } from './uiSlice.ts';

/** What the backend answers to a write, if it does. */
type WriteAnswer =
  | {
      readonly error?: unknown;
      readonly success?: string | undefined;
      readonly redirect?: string | undefined;
    }
  | undefined;

/**
 * Shows a toast of what a write came to: the given message where it was done, else the server's own words, or nothing.
 * @param successId message id; the server's text of success stands in its place where it is left out
 */
export const announceAnswer =
  (answer: WriteAnswer, successId?: string) =>
  (dispatch: Dispatch): void => {
    if (!answer) return;
    // Who is led elsewhere learns there why.
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
