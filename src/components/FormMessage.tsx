import type { ReactNode } from 'react';
import styles from './FormMessage.module.css';

/** What came of sending a form. */
export interface FormOutcomeText {
  readonly kind: 'done' | 'error';
  readonly text: ReactNode;
}

/** Says what came of sending a form; read out as it appears. */
export function FormMessage({ outcome }: { readonly outcome: FormOutcomeText | undefined }) {
  return (
    <>
      <div role="alert">
        {outcome?.kind === 'error' && <p className={styles.rejected}>{outcome.text}</p>}
      </div>
      <div role="status">
        {outcome?.kind === 'done' && <p className={styles.done}>{outcome.text}</p>}
      </div>
    </>
  );
}
