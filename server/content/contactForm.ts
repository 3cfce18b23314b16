import { fieldLimits } from '../../contract/fieldLimits.gen.ts';
import { assertValid, email, line, type Checked } from '../account/fields.ts';
import type { Dto } from '../contractTypes.ts';
import { texts } from '../texts.ts';
import type { ContactMessage } from './contactEmail.ts';

/** Text of several lines; control characters and marks that turn the direction of the text around them are left out. */
function messageText(text: string): Checked<string> {
  const { maximum } = fieldLimits.message;
  const value = text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
  if (value === '') return { invalid: texts.contact.messageMissing };
  return [...value].length > maximum ? { invalid: texts.field.atMost(maximum) } : { value };
}

/**
 * Reads the form.
 * @throws FormRejection with a text for each invalid field
 */
export function readContactForm(form: Dto['ContactForm']): ContactMessage {
  return assertValid<ContactMessage>({
    name: line(form.name, fieldLimits.name),
    email: email(form.email),
    order_number: line(form.order_number, fieldLimits.order_number, false),
    message: messageText(form.message),
  });
}
