import { quantityText, weightText } from '../../contract/weight.ts';
import { Rejection, ShopperError } from '../http/errors.ts';
import type { Language, Text } from '../language.ts';
import { fill, texts } from '../texts.ts';

export class ProductNotFound extends ShopperError {
  errorIn(language: Language): string {
    return texts.cart.productNotFound[language];
  }
}

export class LineNotFound extends ShopperError {
  errorIn(language: Language): string {
    return texts.cart.lineNotFound[language];
  }
}

export class SavedLineNotFound extends ShopperError {
  errorIn(language: Language): string {
    return texts.cart.savedLineNotFound[language];
  }
}

export class CartFull extends Rejection {
  constructor(lines: number) {
    super(fill(texts.cart.full, { lines }));
  }
}

/** The requested quantity exceeds the stock. `left` is the complete stock, including units already in the cart. */
export class OutOfStock extends ShopperError {
  readonly product: string;
  readonly left: number;
  readonly stepGrams: number | null;

  constructor(product: string, left: number, stepGrams: number | null) {
    super();
    this.product = product;
    this.left = left;
    this.stepGrams = stepGrams;
  }

  errorIn(language: Language): string {
    const { product, left, stepGrams } = this;
    if (left === 0) {
      return fill(texts.cart.outOfStock, { product })[language];
    }
    if (stepGrams !== null) {
      const weight = weightText(left * stepGrams, language);
      return fill(texts.cart.leftWeight, { product, left: weight })[language];
    }
    return fill(texts.cart.left, { product, left })[language];
  }
}

export class BelowMinimum extends ShopperError {
  readonly product: string;
  readonly minimum: number;
  readonly stepGrams: number | null;

  constructor(product: string, minimum: number, stepGrams: number | null) {
    super();
    this.product = product;
    this.minimum = minimum;
    this.stepGrams = stepGrams;
  }

  errorIn(language: Language): string {
    const { product, stepGrams } = this;
    const minimum = quantityText(this.minimum, stepGrams, language);
    return fill(texts.cart.belowMinimum, { product, minimum })[language];
  }
}

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
