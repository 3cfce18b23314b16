import { useState } from 'react';
import { rejectionOf } from '../problem.ts';
import type { Ended } from './useIntention.ts';

/** Lets values that somebody else has changed meanwhile be replaced only after they were shown, which the backend's refusal does. */
export function useOvertaken(): {
  /** What to send as the values that were on the screen */
  readonly from: <Base>(base: Base) => { readonly from?: Base };
  readonly note: (ended: Ended) => void;
} {
  const [isShown, setIsShown] = useState(false);
  return {
    from: (base) => (isShown ? {} : { from: base }),
    note: ({ error }) => setIsShown(rejectionOf(error).status === 409),
  };
}
