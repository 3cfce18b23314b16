import { object, string } from 'yup';
import { fieldLimits } from '../../../contract/fieldLimits.gen.ts';
import { fieldSchema } from '../../forms/fieldRules.ts';

/** The rules of the contact form, as the server checks them again; each message is the id of a text. */
export const contactSchema = fieldSchema([
  { name: 'name', required: true },
  { name: 'email', required: true },
]).concat(
  object({
    order_number: string().trim().max(fieldLimits.order_number.maximum, 'form.error.long'),
    message: string()
      .trim()
      .required('form.error.missing')
      .max(fieldLimits.message.maximum, 'form.error.long'),
  }),
);
