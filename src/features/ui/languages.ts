export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export function languageOf(code: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === code) ?? LANGUAGES[0];
}
