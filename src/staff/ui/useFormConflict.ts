import { useState } from 'react';
import type { FormAnswer, FormValues, ServerForm } from '../../forms/useServerForm.ts';
import { conflictOf, type Conflict } from './conflict.ts';

/** What to do where somebody else has saved meanwhile what a form is about. */
export interface FormConflict {
  readonly conflict: Conflict | undefined;
  /** Compares what was typed with what is saved now, both as forms that have their base */
  readonly compare: (typed: FormValues, saved: FormValues) => void;
  /** Goes on in the form with these values over what the other has saved; nothing is saved yet */
  readonly resolve: (form: ServerForm<FormAnswer>, chosen: FormValues) => void;
}

/**
 * The conflict of a form, once there is one.
 * @param joint see `conflictOf`
 */
export function useFormConflict(joint?: readonly string[]): FormConflict {
  const [found, setFound] = useState<Conflict & { readonly saved: FormValues }>();
  return {
    conflict: found,
    compare: (typed, saved) => setFound({ ...conflictOf(typed, saved, joint), saved }),
    resolve: (form, chosen) => {
      if (!found) return;
      const { version = '', base = '' } = found.saved;
      const next = { ...found.taken, ...chosen, version, base };
      for (const [name, value] of Object.entries(next)) form.setValue(name, value ?? '');
      setFound(undefined);
    },
  };
}
