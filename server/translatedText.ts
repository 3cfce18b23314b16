import type { Translated } from './db/schema.ts';
import type { Language } from './language.ts';

/** Returns the text in the language, else in English, else ''. */
export function translatedText(text: Translated, language: Language): string {
  return text[language] ?? text['en'] ?? '';
}
