import { useState } from 'react';
import { rejectionOf } from '../problem.ts';
import type { MutationResult } from './useIdempotentSubmit.ts';

/**
 * Returns the displayed value as `from`, to be sent with a change. The backend returns 409 if another member changed
 * the value. The next attempt omits `from` and overwrites that change.
 */
export function useOverwriteCheck(): {
  readonly from: <Base>(base: Base) => { readonly from?: Base };
  readonly note: (ended: MutationResult) => void;
} {
  const [isShown, setIsShown] = useState(false);
  return {
    from: (base) => (isShown ? {} : { from: base }),
    note: ({ error }) => setIsShown(rejectionOf(error).status === 409),
  };
}
