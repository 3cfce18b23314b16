import type { Text } from '../language.ts';

/** How the shopper is told that something is not as it was. Amounts come formatted. */
export const changeTexts = {
  price: (product: string, seen: string, now: string): Text => ({
    en: `The price of ${product} has changed from ${seen} to ${now}`,
    fr: `Le prix de ${product} est passé de ${seen} à ${now}`,
  }),
  option: (product: string): Text => ({
    en: `What you chose for ${product} is no longer offered. Please take it out or choose again.`,
    fr: `Votre choix pour ${product} n’est plus proposé. Veuillez le retirer ou choisir à nouveau.`,
  }),
  cart: {
    en: 'Your cart has changed meanwhile. Please look through it once more.',
    fr: 'Votre panier a changé entre-temps. Veuillez le vérifier à nouveau.',
  },
  coupon: (code: string): Text => ({
    en: `The coupon ${code} does not hold for this order.`,
    fr: `Le code promo ${code} ne s’applique pas à cette commande.`,
  }),
  slot: {
    en: 'This delivery slot can no longer be had. Please choose another one.',
    fr: 'Ce créneau de livraison n’est plus disponible. Veuillez en choisir un autre.',
  },
  total: (seen: string, now: string): Text => ({
    en: `The total has changed from ${seen} to ${now}`,
    fr: `Le total est passé de ${seen} à ${now}`,
  }),
};
