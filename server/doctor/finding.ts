export interface Finding {
  readonly kind: 'fine' | 'warning' | 'fault';
  readonly about: string;
  readonly text: string;
}

export const fine = (about: string, text: string): Finding => ({ kind: 'fine', about, text });
export const warning = (about: string, text: string): Finding => ({ kind: 'warning', about, text });
export const fault = (about: string, text: string): Finding => ({ kind: 'fault', about, text });
