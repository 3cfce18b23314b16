import { ShopperError } from '../errors.ts';
import type { Language, Text } from '../language.ts';

const texts = {
  productNotFound: { en: 'There is no such product.', fr: 'Ce produit n’existe pas.' },
  lineNotFound: {
    en: 'This item is no longer in your cart.',
    fr: 'Cet article n’est plus dans votre panier.',
  },
  savedLineNotFound: {
    en: 'This item can no longer be brought back.',
    fr: 'Cet article ne peut plus être récupéré.',
  },
} satisfies Record<string, Text>;

/** The product was withdrawn, or never existed. */
export class ProductNotFound extends ShopperError {
  errorIn(language: Language): string {
    return texts.productNotFound[language];
  }
}

/** The cart has no such line (any more). */
export class LineNotFound extends ShopperError {
  errorIn(language: Language): string {
    return texts.lineNotFound[language];
  }
}

/** The line is not (any more) among those saved for later. */
export class SavedLineNotFound extends ShopperError {
  errorIn(language: Language): string {
    return texts.savedLineNotFound[language];
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
      return { en: `${product} is out of stock.`, fr: `${product} est épuisé.` }[language];
    }
    return {
      en: left === 1 ? `Only 1 of ${product} is left.` : `Only ${left} of ${product} are left.`,
      fr: `Il ne reste que ${left} ${product}.`,
    }[language];
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
    return {
      en: `The minimum quantity of ${product} is ${minimum}.`,
      fr: `La quantité minimale de ${product} est ${minimum}.`,
    }[language];
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
