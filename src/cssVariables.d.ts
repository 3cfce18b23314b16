import 'react';

declare module 'react' {
  /** CSS variables set per element, for values known only at run time. */
  interface CSSProperties {
    '--ground'?: string | undefined;
    '--picture'?: string | undefined;
    '--ratio'?: string | undefined;
    '--width'?: string | undefined;
    '--filled'?: string | undefined;
    '--share'?: string | undefined;
  }
}
