import { Rejection } from '../errors.ts';
import type { Text } from '../language.ts';

const TEXTS = {
  'no-product': { en: 'There is no such product.', fr: 'Ce produit n’existe pas.' },
  'in-stock': {
    en: 'It is in stock again: you can order it now.',
    fr: 'Il est de nouveau en stock : vous pouvez le commander dès maintenant.',
  },
  'code-unknown': {
    en: 'This link is not valid any more.',
    fr: 'Ce lien n’est plus valable.',
  },
} satisfies Record<string, Text>;

/** A request about a sold-out product that cannot be taken. */
export class StockAlertRejection extends Rejection {
  constructor(reason: keyof typeof TEXTS) {
    super(TEXTS[reason]);
  }
}
