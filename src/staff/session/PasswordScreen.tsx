import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { object } from 'yup';
import { useReadInvitationMutation, useSetStaffPasswordMutation } from '../../api/staffApi.ts';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { allRequired, fieldSchema } from '../../forms/fieldRules.ts';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { rejectionOf } from '../problem.ts';
import { staffPaths } from '../staffPaths.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { EntryPage } from './EntryPage.tsx';
import { InvitationPasskey } from './InvitationPasskey.tsx';
import { takeLinkCode } from './takeLinkCode.ts';
import { useStaffSecret } from './useStaffSecret.ts';

const schema = object().concat(fieldSchema(allRequired(['password'])));

function PasswordForm({ code }: { readonly code: string }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [setPassword] = useSetStaffPasswordMutation();
  const storeSecret = useStaffSecret();
  const form = useStaffForm({
    name: 'staff-password',
    initialValues: { password: '' },
    schema,
    secrets: ['password'],
    send: ({ password = '' }) =>
      setPassword({
        staffPasswordForm: { code: storeSecret(code), password: storeSecret(password) },
      }),
    onDone: () => void navigate(staffPaths.start, { replace: true }),
    leadsAway: true,
    failedId: 'staff.failed',
  });
  return (
    <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.setPassword.submit' })}>
      <PasswordField
        field={form.fieldOf('password')}
        label={formatMessage({ id: 'staff.setPassword.new' })}
        hint={formatMessage({ id: 'staff.setPassword.hint' })}
        autoComplete="new-password"
      />
    </ServerFormFrame>
  );
}

function Invitation({ code }: { readonly code: string }) {
  const { formatMessage } = useIntl();
  const storeSecret = useStaffSecret();
  const [readInvitation, { data: invitation, error, isUninitialized, isLoading }] =
    useReadInvitationMutation();
  const read = useEffectEvent(() => {
    void readInvitation({ invitationForm: { code: storeSecret(code) } });
  });
  useEffect(() => read(), []);
  if (isUninitialized || isLoading) return <MainLoader />;
  const title = formatMessage({ id: 'staff.setPassword.title' });
  if (!invitation) {
    return (
      <EntryPage title={title}>
        <Alert severity="error" icon={false}>
          {rejectionOf(error).detail ?? formatMessage({ id: 'staff.failed' })}
        </Alert>
        <Button variant="outlined" href={staffPaths.start}>
          <FormattedMessage id="staff.signIn.title" />
        </Button>
      </EntryPage>
    );
  }
  return (
    <EntryPage
      title={title}
      text={formatMessage({ id: 'staff.setPassword.text' }, { ...invitation })}
    >
      <PasswordForm code={code} />
      <InvitationPasskey code={code} />
    </EntryPage>
  );
}

export function PasswordScreen() {
  const [code, setCode] = useState(takeLinkCode);
  useEffect(() => {
    // Opening another invitation link in this tab only changes the hash, without a reload.
    const takeNext = () => setCode(takeLinkCode());
    window.addEventListener('hashchange', takeNext);
    return () => window.removeEventListener('hashchange', takeNext);
  }, []);
  return <Invitation key={code} code={code} />;
}
