import type { Language } from '../language.ts';
import type { Email } from '../mail/renderEmail.ts';
import { inEveryLanguage, texts } from '../texts.ts';

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
  said: { subject: string; order: string; answer: string; closing: string },
): Email {
  return {
    subject: said.subject,
    replyTo: email,
    greeting: `${name} <${email}>`,
    paragraphs: message.split(/\n+/),
    ...(order !== '' && { rows: [{ label: said.order, value: order }] }),
    button: { text: said.answer, url: `mailto:${encodeURIComponent(email).replace('%40', '@')}` },
    closing: [said.closing],
  };
}

/** The email to the shop, in the language its writer reads the shop in. */
export function contactMessageEmail(message: ContactMessage): Record<Language, Email> {
  const said = texts.email.contactMessage(message.name);
  return inEveryLanguage((language) => emailOf(message, said[language]));
}
