import { object, string } from 'yup';
import { fieldLimits } from '../../../contract/fieldLimits.gen.ts';
import { fieldSchema } from '../../forms/fieldRules.ts';
import { useIntl } from 'react-intl';
import { useSendContactMessageMutation } from '../../api/api.ts';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { NamedField } from '../../forms/NamedField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useServerForm } from '../../forms/useServerForm.ts';

const contactSchema = fieldSchema([
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

export function ContactForm() {
  const { formatMessage } = useIntl();
  const [sendMessage] = useSendContactMessageMutation();
  const form = useServerForm({
    name: 'contact',
    initialValues: { name: '', email: '', order_number: '', message: '' },
    schema: contactSchema,
    send: ({ name = '', email = '', order_number = '', message = '' }) =>
      sendMessage({ contactForm: { name, email, order_number, message } }),
    isEmptied: true,
  });
  return (
    <ServerFormFrame
      form={form}
      label={formatMessage({ id: 'contact.form' })}
      submitLabel={formatMessage({ id: 'contact.send' })}
    >
      <TextField
        field={form.fieldOf('name')}
        label={formatMessage({ id: 'contact.name' })}
        autoComplete="name"
      />
      <NamedField form={form} name="email" />
      <TextField
        field={form.fieldOf('order_number')}
        label={formatMessage({ id: 'contact.order' })}
        hint={formatMessage({ id: 'contact.orderHint' })}
        isRequired={false}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextAreaField
        field={form.fieldOf('message')}
        label={formatMessage({ id: 'contact.message' })}
        rows={7}
      />
    </ServerFormFrame>
  );
}
