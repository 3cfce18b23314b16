import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { object } from 'yup';
import { useRequestStaffPasswordMutation } from '../../api/staffApi.ts';
import { takeFocus } from '../../components/takeFocus.ts';
import { allRequired, fieldSchema } from '../../forms/fieldRules.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { staffPaths } from '../staffPaths.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { EntryPage } from './EntryPage.tsx';

const schema = object().concat(fieldSchema(allRequired(['email'])));

export function ForgottenScreen() {
  const { formatMessage } = useIntl();
  const [isSent, setIsSent] = useState(false);
  const [ask] = useRequestStaffPasswordMutation();
  const form = useStaffForm({
    name: 'staff-forgotten',
    initialValues: { email: '' },
    schema,
    send: ({ email = '' }) => ask({ passwordLinkForm: { email: email.trim() } }),
    onDone: () => setIsSent(true),
    failedId: 'staff.failed',
  });
  return (
    <EntryPage
      title={formatMessage({ id: 'staff.forgotten.title' })}
      text={formatMessage({ id: 'staff.forgotten.text' })}
    >
      {isSent ? (
        <Alert severity="success" ref={takeFocus} tabIndex={-1}>
          <FormattedMessage id="staff.forgotten.sent" />
        </Alert>
      ) : (
        <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.forgotten.submit' })}>
          <TextField
            field={form.fieldOf('email')}
            label={formatMessage({ id: 'staff.email' })}
            type="email"
            autoComplete="username"
          />
        </ServerFormFrame>
      )}
      <Link component={RouterLink} to={staffPaths.start}>
        <FormattedMessage id="staff.signIn.title" />
      </Link>
    </EntryPage>
  );
}
