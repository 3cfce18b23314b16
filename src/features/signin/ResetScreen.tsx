import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Link from '@mui/material/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useResetPasswordMutation } from '../../api/api.ts';
import { isDone } from '../../lib/isDone.ts';
import type { Passkey, ResetOutcome } from '../../api/endpoints.gen.ts';
import { FormMessage } from '../../components/state/FormMessage.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useStoreSecret } from '../../forms/useStoreSecret.ts';
import { OpenAccountPage } from '../account/AccountPage.tsx';
import { fieldSchema, allRequired } from '../../forms/fieldRules.ts';
import { signInPath } from '../account/signInDestination.ts';
import { linkedCode } from '../../lib/linkedCode.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useServerForm } from '../../forms/useServerForm.ts';

const schema = fieldSchema(allRequired(['password']));

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
  const form = useServerForm<ResetOutcome>({
    name: 'reset',
    initialValues: { password: '' },
    schema,
    secrets: ['password'],
    isEmptied: true,
    send: ({ password = '' }) => reset({ resetForm: { code, password: storeSecret(password) } }),
  });
  if (isDone(form.answer)) {
    const stays = form.answer ?? {};
    const { passkeys = [], second_factor_since: since = '' } = stays;
    return (
      <>
        <FormMessage outcome={form.outcome} />
        {passkeys.length > 0 && <RemainingPasskeys passkeys={passkeys} />}
        {since !== '' && <RemainingSecondFactor since={since} />}
        <CardActions>
          <Button href={signInPathAfterReset(stays)} variant="contained">
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

function signInPathAfterReset({ passkeys = [], second_factor_since: since }: ResetOutcome): string {
  if (passkeys.length > 0) return signInPath('/account/passkeys');
  return since === undefined ? '/account/login' : signInPath('/account/second-factor');
}

function RemainingSecondFactor({ since }: { readonly since: string }) {
  const { formatDate } = useIntl();
  const date = formatDate(since, { dateStyle: 'medium' });
  const contact = (
    <Link href="/info/contact">
      <FormattedMessage id="reset.secondFactorContact" />
    </Link>
  );
  return (
    <p>
      <FormattedMessage id="reset.secondFactor" values={{ date, contact }} />
    </p>
  );
}

function RemainingPasskeys({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const { formatDate } = useIntl();
  const day = (date: string) => formatDate(date, { dateStyle: 'medium' });
  return (
    <>
      <p>
        <FormattedMessage id="reset.passkeys" />
      </p>
      <ul>
        {passkeys.map(({ passkey_id: passkeyId, name, created_at }) => (
          <li key={passkeyId}>
            <FormattedMessage id="reset.passkey" values={{ name, date: day(created_at) }} />
          </li>
        ))}
      </ul>
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
