/** What was found: all is well, should be looked at, or must be mended. */
export interface Finding {
  readonly kind: 'fine' | 'warning' | 'fault';
  /** What was looked at */
  readonly about: string;
  /** What is the case and, unless all is well, what to do; one line */
  readonly text: string;
}

export const fine = (about: string, text: string): Finding => ({ kind: 'fine', about, text });
export const warning = (about: string, text: string): Finding => ({ kind: 'warning', about, text });
export const fault = (about: string, text: string): Finding => ({ kind: 'fault', about, text });
