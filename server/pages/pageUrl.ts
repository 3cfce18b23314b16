import type { Language } from '../language.ts';

/** Languages that pages exist in; the first needs no mark in the URL. */
export const PAGE_LANGUAGES: readonly Language[] = ['en', 'fr'];

/** The URL of a page, which has no query, in a language. */
export function inLanguage(url: string, language: Language): string {
  return language === PAGE_LANGUAGES[0] ? url : `${url}?lang=${language}`;
}
