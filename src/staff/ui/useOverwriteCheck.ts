import { useState } from 'react';
import { rejectionOf } from '../problem.ts';
import type { MutationResult } from './useIdempotentSubmit.ts';

/**
 * Sends the shown value as `from`, so that another member's change answers 409. The attempt after a 409 overwrites
 * it.
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
