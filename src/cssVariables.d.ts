import 'react';

declare module 'react' {
  /** What no style sheet can know is handed to it through the style of an element. */
  interface CSSProperties {
    /** Colour behind a picture. */
    '--ground'?: string | undefined;
    /** URL of a picture that readers without scripts see. */
    '--picture'?: string | undefined;
    '--ratio'?: string | undefined;
    '--width'?: string | undefined;
    /** Share of five stars that is filled. */
    '--filled'?: string | undefined;
    /** Share of all reviews. */
    '--share'?: string | undefined;
  }
}
