import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { useGetOwnerSetupQuery } from '../../api/staffApi.ts';
import { staffPaths } from '../staffPaths.ts';
import { EntryPage } from './EntryPage.tsx';
import { SignInForm } from './SignInForm.tsx';

export function SignInScreen() {
  const { formatMessage } = useIntl();
  const { data: setup } = useGetOwnerSetupQuery();
  return (
    <EntryPage
      title={formatMessage({ id: 'staff.signIn.title' })}
      text={formatMessage({ id: 'staff.signIn.text' })}
    >
      {setup?.is_open === true && (
        <Alert severity="info">
          <FormattedMessage id="staff.signIn.noOwner" />
        </Alert>
      )}
      <SignInForm />
      <Link component={RouterLink} to={staffPaths.forgotten}>
        <FormattedMessage id="staff.forgotten.link" />
      </Link>
    </EntryPage>
  );
}
