import { ShopperError } from '../http/errors.ts';
import type { Language, Text } from '../language.ts';

export class FormRejection extends ShopperError {
  readonly texts: Readonly<Record<string, Text>>;

  constructor(texts: Readonly<Record<string, Text>>) {
    super(`wrong fields: ${Object.keys(texts).join(', ')}`);
    this.texts = texts;
  }

  errorIn(language: Language): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.texts).map(([field, text]) => [field, text[language]]),
    );
  }
}
