import type { Translated } from './db/schema.ts';
import type { Language } from './language.ts';

export function translatedText(text: Translated, language: Language): string {
  return text[language] ?? text['en'] ?? '';
}
