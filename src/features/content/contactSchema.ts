import { object, string } from 'yup';
import { fieldSchema } from '../../forms/fieldRules.ts';

const MESSAGE_MAXIMUM = 4000;
const ORDER_MAXIMUM = 30;

/** The rules of the contact form, as the server checks them again; each message is the id of a text. */
export const contactSchema = fieldSchema([
  { name: 'name', required: true },
  { name: 'email', required: true },
]).concat(
  object({
    order_number: string().trim().max(ORDER_MAXIMUM, 'form.error.long'),
    message: string().trim().required('form.error.missing').max(MESSAGE_MAXIMUM, 'form.error.long'),
  }),
);
