import { Rejection } from '../errors.ts';
import type { Text } from '../language.ts';

const TEXTS = {
  'no-product': { en: 'There is no such product.', fr: 'Ce produit n’existe pas.' },
  'name-missing': { en: 'Please give a name.', fr: 'Veuillez indiquer un nom.' },
  'text-missing': { en: 'Please write a few words.', fr: 'Veuillez écrire quelques mots.' },
} satisfies Record<string, Text>;

/** A review that cannot be taken. */
export class ReviewRejection extends Rejection {
  constructor(reason: keyof typeof TEXTS) {
    super(TEXTS[reason]);
  }
}
