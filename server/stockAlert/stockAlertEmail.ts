import type { Language } from '../language.ts';
import type { Email } from '../mail/renderEmail.ts';

/** What the email about a product that is back needs to know. */
export interface StockAlertEmailData {
  /** Of the product, in the email's language. */
  name: string;
  handle: string;
  /** Gives up the other requests of the address. */
  code: string;
}

/** Says that a product is back. */
export function backInStockEmail(
  { name, handle, code }: StockAlertEmailData,
  origin: string,
): Record<Language, Email> {
  const url = `${origin}/shop/${encodeURIComponent(handle)}`;
  // Behind the `#`, which browsers send to no server.
  const stopUrl = `${origin}/shop/alerts/stop#code=${code}`;
  return {
    en: {
      subject: `${name} is back`,
      greeting: 'Hello,',
      paragraphs: [`You asked us to tell you: ${name} is in stock again.`],
      button: { text: 'See the product', url },
      closing: [
        'This is the one letter that you asked for. We cannot set anything aside, so first come, first served.',
      ],
      link: { text: 'Do not write to me about products any more', url: stopUrl },
    },
    fr: {
      subject: `${name} est de retour`,
      greeting: 'Bonjour,',
      paragraphs: [`Vous vouliez le savoir : ${name} est de nouveau en stock.`],
      button: { text: 'Voir le produit', url },
      closing: [
        'C’est le seul message que vous avez demandé. Nous ne pouvons rien réserver : premier arrivé, premier servi.',
      ],
      link: { text: 'Ne plus m’écrire au sujet de produits', url: stopUrl },
    },
  };
}
