import { useState } from 'react';
import { rejectionOf } from '../problem.ts';
import type { MutationResult } from './useIdempotentSubmit.ts';

/**
 * Prevents overwriting another member's change unnoticed. `from` adds the displayed value to a request, and the
 * backend returns 409 if the value has changed since. After `note` receives a 409, `from` adds nothing, so the
 * next attempt overwrites.
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
