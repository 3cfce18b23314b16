import type { Language } from '../language.ts';
import type { Email } from '../mail/renderEmail.ts';

/** What a visitor writes to the shop. */
export interface ContactMessage {
  name: string;
  /** A mail address that was checked. */
  email: string;
  /** Number of the order it is about; empty for none. */
  order_number: string;
  /** Text of several lines. */
  message: string;
}

function emailOf(
  { name, email, order_number: order, message }: ContactMessage,
  texts: { subject: string; order: string; answer: string; closing: string },
): Email {
  return {
    subject: texts.subject,
    replyTo: email,
    greeting: `${name} <${email}>`,
    paragraphs: message.split(/\n+/),
    ...(order !== '' && { rows: [{ label: texts.order, value: order }] }),
    button: { text: texts.answer, url: `mailto:${encodeURIComponent(email).replace('%40', '@')}` },
    closing: [texts.closing],
  };
}

/** The email to the shop, in the language its writer reads the shop in. */
export function contactMessageEmail(message: ContactMessage): Record<Language, Email> {
  return {
    en: emailOf(message, {
      subject: `Message from ${message.name}`,
      order: 'Order',
      answer: `Answer ${message.name}`,
      closing: 'Sent by the contact form of the shop. Nobody has confirmed the address.',
    }),
    fr: emailOf(message, {
      subject: `Message de ${message.name}`,
      order: 'Commande',
      answer: `Répondre à ${message.name}`,
      closing:
        'Envoyé par le formulaire de contact de la boutique. L’adresse n’a pas été confirmée.',
    }),
  };
}
