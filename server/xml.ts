import { escapeMarkup } from './escapeMarkup.ts';

/** Escapes text for XML and drops characters that XML cannot represent. */
export const xmlText = (text: string): string =>
  escapeMarkup(text.replaceAll(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, ''));
