import { ShopperError } from '../../http/errors.ts';
import type { Language, Text } from '../../language.ts';

/** Rejection with errors by product id, or by field of a single product. Status 409 for a conflict, else 422. */
export class ProductRejection extends ShopperError {
  override readonly status: number;
  readonly texts: Readonly<Record<string, Text>>;

  constructor(texts: Readonly<Record<string, Text>>, isConflict: boolean) {
    super('A change of products is refused.');
    this.status = isConflict ? 409 : 422;
    this.texts = texts;
  }

  errorIn(language: Language): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.texts).map(([name, text]) => [name, text[language]]),
    );
  }
}
