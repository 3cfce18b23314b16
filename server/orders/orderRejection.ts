import { Rejection } from '../errors.ts';
import type { Text } from '../language.ts';

const TEXTS = {
  noOrder: { en: 'There is no such order.', fr: 'Cette commande n’existe pas.' },
  emptyCart: { en: 'Your cart is empty.', fr: 'Votre panier est vide.' },
  isCancelled: {
    en: 'This order has been cancelled already.',
    fr: 'Cette commande a déjà été annulée.',
  },
  isOnItsWay: {
    en: 'This order is on its way and can no longer be cancelled.',
    fr: 'Cette commande est en route et ne peut plus être annulée.',
  },
  notToBePaid: {
    en: 'There is nothing to pay for this order now.',
    fr: 'Il n’y a rien à payer pour cette commande pour le moment.',
  },
  noPayment: { en: 'There is no such payment.', fr: 'Ce paiement n’existe pas.' },
  nothingLeft: {
    en: 'Nothing of this order can be had at the moment.',
    fr: 'Aucun article de cette commande n’est disponible pour le moment.',
  },
} satisfies Record<string, Text>;

/** Something that is rejected of an order as a whole. */
export class OrderRejection extends Rejection {
  constructor(reason: keyof typeof TEXTS) {
    super(TEXTS[reason]);
  }
}
