import { assertValid, email, line, type Checked } from '../account/fields.ts';
import type { Dto } from '../contractTypes.ts';
import { texts } from '../texts.ts';
import type { ContactMessage } from './contactEmail.ts';

const NAME_MAXIMUM = 100;
const ORDER_MAXIMUM = 30;
const MESSAGE_MAXIMUM = 4000;

/** Text of several lines; control characters and marks that turn the direction of the text around them are left out. */
function messageText(text: string): Checked<string> {
  const value = text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
  if (value === '') return { invalid: texts.contact.messageMissing };
  return [...value].length > MESSAGE_MAXIMUM
    ? { invalid: texts.field.atMost(MESSAGE_MAXIMUM) }
    : { value };
}

/**
 * Reads the form.
 * @throws FormRejection with a text for each invalid field
 */
export function readContactForm(form: Dto['ContactForm']): ContactMessage {
  return assertValid<ContactMessage>({
    name: line(form.name, NAME_MAXIMUM),
    email: email(form.email),
    order_number: line(form.order_number, ORDER_MAXIMUM, false),
    message: messageText(form.message),
  });
}
