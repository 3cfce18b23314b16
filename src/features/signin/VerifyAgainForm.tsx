import { useIntl } from 'react-intl';
import { useResendVerificationMutation } from '../../api/api.ts';
import { NamedField } from '../../forms/NamedField.tsx';
import { fieldSchema, allRequired } from '../../forms/fieldRules.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useServerForm } from '../../forms/useServerForm.ts';

const schema = fieldSchema(allRequired(['email']));

export function VerifyAgainForm() {
  const { formatMessage } = useIntl();
  const [resend] = useResendVerificationMutation();
  const form = useServerForm({
    name: 'verify',
    initialValues: { email: '' },
    schema,
    send: ({ email = '' }) => resend({ emailForm: { email } }),
  });
  return (
    <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'login.resend' })}>
      <NamedField form={form} name="email" />
    </ServerFormFrame>
  );
}
