import type { Language } from '../language.ts';

export const PAGE_LANGUAGES: readonly Language[] = ['en', 'fr'];

export function inLanguage(url: string, language: Language): string {
  return language === PAGE_LANGUAGES[0] ? url : `${url}?lang=${language}`;
}
