import type { ContactMessage } from '../mail/emailData.ts';
import type { Language } from '../language.ts';
import type { Email } from '../mail/renderEmail.ts';
import { fill, inEveryLanguage, texts } from '../texts.ts';

export function contactMessageEmail(message: ContactMessage): Record<Language, Email> {
  const { name, email, order_number: order } = message;
  const said = texts.email.contactMessage;
  const subject = fill(said.subject, { name });
  const answer = fill(said.answer, { name });
  return inEveryLanguage((language) => ({
    subject: subject[language],
    replyTo: email,
    greeting: `${name} <${email}>`,
    paragraphs: message.message.split(/\n+/),
    ...(order !== '' && { rows: [{ label: said.order[language], value: order }] }),
    button: {
      text: answer[language],
      url: `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
    },
    closing: [said.closing[language]],
  }));
}
