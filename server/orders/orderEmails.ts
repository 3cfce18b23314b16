import type { Language } from '../language.ts';
import type { Email } from '../mail/renderEmail.ts';

/** What an email about an order needs to know; all texts are in its language. */
export interface OrderEmailData {
  firstname: string;
  number: string;
  /** Opens a guest's order; null for a customer, who signs in for it. */
  secret: string | null;
  /** What was ordered and its totals: label and amount. */
  rows: { label: string; value: string }[];
  /** Where it goes, one line each. */
  address: string[];
  /** How it gets there, with the time of its slot. */
  delivery: string;
  /** How it is paid, and what is to be done for that. */
  payment: string[];
}

/** The secret stands behind the `#`, which browsers send to no server. */
function orderUrl(origin: string, { number, secret }: OrderEmailData): string {
  if (secret === null) return `${origin}/account/orders/${number}`;
  return `${origin}/order/${number}#secret=${secret}`;
}

/** Says that an order has come in. */
export function orderPlacedEmail(data: OrderEmailData, origin: string): Record<Language, Email> {
  const { firstname, number, rows, address, delivery, payment } = data;
  const url = orderUrl(origin, data);
  return {
    en: {
      subject: `Your order ${number}`,
      greeting: `Hello ${firstname},`,
      paragraphs: [`Thank you for your order ${number}. This is what you have ordered:`],
      rows: [
        ...rows,
        { label: 'Delivery', value: delivery },
        { label: 'To', value: address.join(', ') },
        { label: 'Payment', value: payment.join(', ') },
      ],
      button: { text: 'See my order', url },
      closing: ['You can cancel it there until it is on its way.'],
    },
    fr: {
      subject: `Votre commande ${number}`,
      greeting: `Bonjour ${firstname},`,
      paragraphs: [`Merci de votre commande ${number}. En voici le détail :`],
      rows: [
        ...rows,
        { label: 'Livraison', value: delivery },
        { label: 'Adresse', value: address.join(', ') },
        { label: 'Paiement', value: payment.join(', ') },
      ],
      button: { text: 'Voir ma commande', url },
      closing: ['Vous pouvez l’y annuler tant qu’elle n’est pas expédiée.'],
    },
  };
}

/** Says that an order is cancelled. */
export function orderCancelledEmail(data: OrderEmailData, origin: string): Record<Language, Email> {
  const { firstname, number, rows } = data;
  const url = orderUrl(origin, data);
  return {
    en: {
      subject: `Your order ${number} is cancelled`,
      greeting: `Hello ${firstname},`,
      paragraphs: [`Your order ${number} is cancelled. Nothing of it will be delivered:`],
      rows,
      button: { text: 'See my order', url },
      closing: ['If you have paid for it already, we give the money back.'],
    },
    fr: {
      subject: `Votre commande ${number} est annulée`,
      greeting: `Bonjour ${firstname},`,
      paragraphs: [`Votre commande ${number} est annulée. Rien n’en sera livré :`],
      rows,
      button: { text: 'Voir ma commande', url },
      closing: ['Si vous l’avez déjà payée, nous vous remboursons.'],
    },
  };
}
