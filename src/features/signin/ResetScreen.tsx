import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Link from '@mui/material/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { isDone, useResetPasswordMutation } from '../../api/api.ts';
import { FormMessage } from '../../components/FormMessage.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useStoreSecret } from '../../forms/useStoreSecret.ts';
import { OpenAccountPage } from '../account/AccountPage.tsx';
import { fieldSchema, allRequired } from '../../forms/fieldRules.ts';
import { linkedCode } from '../account/linkedCode.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useServerForm } from '../../forms/useServerForm.ts';

const schema = fieldSchema(allRequired(['password']));

/** Where the link of the reset mail leads (/account/reset#code=…): sets a new password. */
export function ResetScreen() {
  const code = linkedCode(useLocation().hash, 'code');
  return (
    <OpenAccountPage titleId="reset.title">
      <ResetContent code={code} />
    </OpenAccountPage>
  );
}

function ResetContent({ code }: { readonly code: string }) {
  const { formatMessage } = useIntl();
  const storeSecret = useStoreSecret();
  const [reset] = useResetPasswordMutation();
  const form = useServerForm({
    name: 'reset',
    initialValues: { password: '' },
    schema,
    secrets: ['password'],
    isEmptied: true,
    send: async ({ password = '' }) =>
      (await reset({ resetForm: { code, password: storeSecret(password) } })).data,
  });
  if (isDone(form.answer)) {
    return (
      <>
        <FormMessage outcome={form.outcome} />
        <CardActions>
          <Button href="/account/login" variant="contained">
            <FormattedMessage id="shell.account.signIn" />
          </Button>
        </CardActions>
      </>
    );
  }
  if (code === '') {
    const text = formatMessage({ id: 'reset.noCode' });
    return (
      <>
        <FormMessage outcome={{ kind: 'error', text }} />
        <ForgottenLink />
      </>
    );
  }
  return (
    <>
      <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'reset.save' })}>
        <PasswordField
          field={form.fieldOf('password')}
          label={formatMessage({ id: 'form.newPassword' })}
          hint={formatMessage({ id: 'form.passwordHint' })}
          autoComplete="new-password"
        />
      </ServerFormFrame>
      <ForgottenLink />
    </>
  );
}

function ForgottenLink() {
  return (
    <p>
      <Link href="/account/forgotten">
        <FormattedMessage id="reset.again" />
      </Link>
    </p>
  );
}
