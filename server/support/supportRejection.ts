import { Rejection } from '../errors.ts';
import type { Text } from '../language.ts';

const TEXTS = {
  'no-recording': {
    en: 'This is not a recording of the shop.',
    fr: 'Ceci n’est pas un enregistrement de la boutique.',
  },
  'unknown-code': {
    en: 'There is no recording with this code; they are kept for 30 days.',
    fr: 'Aucun enregistrement ne porte ce code ; ils sont gardés 30 jours.',
  },
} satisfies Record<string, Text>;

/** Why a recording is not stored or not found. */
export class SupportRejection extends Rejection {
  constructor(reason: keyof typeof TEXTS) {
    super(TEXTS[reason]);
  }
}
