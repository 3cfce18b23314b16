import { useState } from 'react';
import type { FormValues } from '../../forms/useServerForm.ts';
import { rejectionOf } from '../problem.ts';
import { baseOf } from './conflict.ts';
import type { Ended } from './useIntention.ts';

/**
 * Lets a text that somebody else has written meanwhile be replaced only after it was shown, which the backend's refusal does.
 * @param name of the field of a form that has its base
 */
export function useOvertakenText(name: string): {
  /** What to send as the text that was on the screen */
  readonly from: (typed: FormValues) => { readonly from?: string };
  readonly note: (ended: Ended) => void;
} {
  const [isShown, setIsShown] = useState(false);
  return {
    from: (typed) => (isShown ? {} : { from: baseOf(typed)[name] ?? '' }),
    note: ({ error }) => setIsShown(rejectionOf(error).status === 409),
  };
}
