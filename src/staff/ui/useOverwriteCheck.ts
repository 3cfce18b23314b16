import { useState } from 'react';
import { rejectionOf } from '../problem.ts';
import type { MutationResult } from './useIdempotentSubmit.ts';

/**
 * Adds the displayed value as `from`, so the backend returns 409 after another member's change. The attempt after a
 * 409 omits `from` and overwrites that change.
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
