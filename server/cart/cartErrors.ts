import { Rejection, ShopperError } from '../http/errors.ts';
import type { Language, Text } from '../language.ts';
import { fill, texts } from '../texts.ts';

/** The product was withdrawn, or never existed. */
export class ProductNotFound extends ShopperError {
  errorIn(language: Language): string {
    return texts.cart.productNotFound[language];
  }
}

/** The cart has no such line (any more). */
export class LineNotFound extends ShopperError {
  errorIn(language: Language): string {
    return texts.cart.lineNotFound[language];
  }
}

/** The line is not (any more) among those saved for later. */
export class SavedLineNotFound extends ShopperError {
  errorIn(language: Language): string {
    return texts.cart.savedLineNotFound[language];
  }
}

/** The cart has as many lines as it can. */
export class CartFull extends Rejection {
  constructor(lines: number) {
    super(fill(texts.cart.full, { lines }));
  }
}

/** More is wanted than there is. `left` counts what the cart already holds as still there. */
export class OutOfStock extends ShopperError {
  readonly product: string;
  readonly left: number;

  constructor(product: string, left: number) {
    super();
    this.product = product;
    this.left = left;
  }

  errorIn(language: Language): string {
    const { product, left } = this;
    if (left === 0) {
      return fill(texts.cart.outOfStock, { product })[language];
    }
    return fill(texts.cart.left, { product, left })[language];
  }
}

/** Less is wanted than is sold at a time. */
export class BelowMinimum extends ShopperError {
  readonly product: string;
  readonly minimum: number;

  constructor(product: string, minimum: number) {
    super();
    this.product = product;
    this.minimum = minimum;
  }

  errorIn(language: Language): string {
    const { product, minimum } = this;
    return fill(texts.cart.belowMinimum, { product, minimum })[language];
  }
}

/** Options are missing or not as the product has them; a text for each by option id. */
export class OptionsRejection extends ShopperError {
  readonly errors: ReadonlyMap<string, Text>;

  constructor(errors: ReadonlyMap<string, Text>) {
    super();
    this.errors = errors;
  }

  errorIn(language: Language): { option: Record<string, string> } {
    return {
      option: Object.fromEntries([...this.errors].map(([id, text]) => [id, text[language]])),
    };
  }
}
