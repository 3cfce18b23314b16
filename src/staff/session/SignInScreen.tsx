import { useIntl } from 'react-intl';
import { EntryPage } from './EntryPage.tsx';
import { SignInForm } from './SignInForm.tsx';

export function SignInScreen() {
  const { formatMessage } = useIntl();
  return (
    <EntryPage
      title={formatMessage({ id: 'staff.signIn.title' })}
      text={formatMessage({ id: 'staff.signIn.text' })}
    >
      <SignInForm />
    </EntryPage>
  );
}
