import { ShopperError } from '../errors.ts';
import type { Language, Text } from '../language.ts';

const TEXTS = {
  'no-product': { en: 'There is no such product.', fr: 'Ce produit n’existe pas.' },
  'name-missing': { en: 'Please give a name.', fr: 'Veuillez indiquer un nom.' },
  'text-missing': { en: 'Please write a few words.', fr: 'Veuillez écrire quelques mots.' },
} satisfies Record<string, Text>;

/** A review that cannot be taken. */
export class ReviewRefused extends ShopperError {
  readonly reason: keyof typeof TEXTS;

  constructor(reason: keyof typeof TEXTS) {
    super(TEXTS[reason].en);
    this.reason = reason;
  }

  error(language: Language): string {
    return TEXTS[this.reason][language];
  }
}
