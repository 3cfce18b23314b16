import { escapeMarkup } from './escapeMarkup.ts';

/** Text for an XML document: special characters escaped, and without those that XML knows no way to write. */
export const xmlText = (text: string): string =>
  escapeMarkup(text.replaceAll(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, ''));
