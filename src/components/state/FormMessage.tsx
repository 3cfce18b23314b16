import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

export interface FormOutcomeText {
  readonly kind: 'done' | 'error';
  readonly text: ReactNode;
}

export function FormMessage({ outcome }: { readonly outcome: FormOutcomeText | undefined }) {
  return (
    <>
      <div role="alert">
        {outcome?.kind === 'error' && (
          <Alert severity="error" icon={false} role="none">
            {outcome.text}
          </Alert>
        )}
      </div>
      <div role="status">
        {outcome?.kind === 'done' && (
          <Alert severity="success" icon={false} role="none">
            {outcome.text}
          </Alert>
        )}
      </div>
    </>
  );
}
