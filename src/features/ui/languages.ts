/** Languages of the shop; the first is the default. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language with this code, else the default. */
export function languageOf(code: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === code) ?? LANGUAGES[0];
}
