import { fieldLimits } from '../../contract/fieldLimits.gen.ts';
import { assertValid, email, line, type Checked } from '../account/fields.ts';
import type { Dto } from '../http/contractTypes.ts';
import { fill, texts } from '../texts.ts';
import type { ContactMessage } from '../mail/emailData.ts';
import { textOfLines } from './textOfLines.ts';

function messageText(text: string): Checked<string> {
  const { maximum } = fieldLimits.message;
  const value = textOfLines(text);
  if (value === '') return { invalid: texts.contact.messageMissing };
  return [...value].length > maximum
    ? { invalid: fill(texts.field.atMost, { count: maximum }) }
    : { value };
}

export function readContactForm(form: Dto['ContactForm']): ContactMessage {
  return assertValid<ContactMessage>({
    name: line(form.name, fieldLimits.name),
    email: email(form.email),
    order_number: line(form.order_number, fieldLimits.order_number, false),
    message: messageText(form.message),
  });
}
