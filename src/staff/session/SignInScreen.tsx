import Alert from '@mui/material/Alert';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetOwnerSetupQuery } from '../../api/staffApi.ts';
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
    </EntryPage>
  );
}
