import 'react';

declare module 'react' {
  /** Values that no style sheet can know, passed through element styles. */
  interface CSSProperties {
    '--ground'?: string | undefined;
    '--picture'?: string | undefined;
    '--ratio'?: string | undefined;
    '--width'?: string | undefined;
    '--filled'?: string | undefined;
    '--share'?: string | undefined;
  }
}
