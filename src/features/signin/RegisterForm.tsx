import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useRegisterMutation } from '../../api/api.ts';
import type { RegistrationField, RegistrationForm } from '../../api/endpoints.gen.ts';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useStoreSecret } from '../../forms/useStoreSecret.ts';
import { NamedField } from '../../forms/NamedField.tsx';
import { fieldSchema } from '../../forms/fieldRules.ts';
import { CountryFields } from '../../forms/CountryFields.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useServerForm, type ServerForm } from '../../forms/useServerForm.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { withDestination } from '../account/signInDestination.ts';
import { selectConfig } from '../shop/configSelector.ts';

const TERMS = '/info/terms-condition';
const PRIVACY = '/info/privacy-policy';
const termsLink = (text: ReactNode) => <Link href={TERMS}>{text}</Link>;
const privacyLink = (text: ReactNode) => <Link href={PRIVACY}>{text}</Link>;

function Terms() {
  const { footer } = useAppSelector(selectConfig);
  const leadsTo = (page: string) => footer?.links.some(({ path }) => path === page) ?? true;
  if (!leadsTo(TERMS) || !leadsTo(PRIVACY)) return null;
  return (
    <p>
      <FormattedMessage id="register.terms" values={{ terms: termsLink, privacy: privacyLink }} />
    </p>
  );
}

interface RegisterFormProps {
  readonly fields: readonly RegistrationField[];
}

export function RegisterForm({ fields }: RegisterFormProps) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const navigate = useNavigate();
  const storeSecret = useStoreSecret();
  const [register] = useRegisterMutation();
  const form = useServerForm({
    name: 'register',
    initialValues: Object.fromEntries(fields.map(({ name }) => [name, ''])),
    schema: fieldSchema(fields),
    secrets: ['password'],
    send: (values) => {
      const { password = '', ...others } = values;
      // The backend defines the fields, so their types are unknown here.
      const filled = { ...others, password: storeSecret(password) } as unknown as RegistrationForm;
      return register({ registrationForm: filled });
    },
    leadsAway: true,
    onDone: () => void navigate(withDestination('/account/success', search)),
  });
  return (
    <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'shell.account.register' })}>
      {fields.map((field) => (
        <RegistrationControl key={field.name} form={form} field={field} />
      ))}
      <Terms />
    </ServerFormFrame>
  );
}

interface RegistrationControlProps {
  readonly form: ServerForm<unknown>;
  readonly field: RegistrationField;
}

function RegistrationControl({ form, field: { name, required } }: RegistrationControlProps) {
  const { formatMessage } = useIntl();
  switch (name) {
    case 'password':
      return (
        <PasswordField
          field={form.fieldOf(name)}
          label={formatMessage({ id: 'form.password' })}
          hint={formatMessage({ id: 'form.passwordHint' })}
          autoComplete="new-password"
        />
      );
    case 'country_id':
      return <CountryFields form={form} isRequired={required} />;
    case 'zone_id':
      return null;
    default:
      return <NamedField form={form} name={name} isRequired={required} />;
  }
}
