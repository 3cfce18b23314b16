import type { Translated } from './db/schema.ts';
import type { Language } from './language.ts';

/** The text in the language, else in English, else an empty one. */
export function translatedText(text: Translated, language: Language): string {
  return text[language] ?? text['en'] ?? '';
}
