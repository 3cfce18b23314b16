import { useState } from 'react';
import type { FormAnswer, FormValues, ServerForm } from '../../forms/useServerForm.ts';
import { conflictOf, type Conflict } from './conflict.ts';

export interface FormConflict {
  readonly conflict: Conflict | undefined;
  readonly compare: (typed: FormValues, saved: FormValues) => void;
  /** Fills the form with the other member's changes and the chosen values. Does not save. */
  readonly resolve: (form: ServerForm<FormAnswer>, chosen: FormValues) => void;
}

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
