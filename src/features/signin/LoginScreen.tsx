import Link from '@mui/material/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLogged } from '../session/sessionSlice.ts';
import { OpenAccountPage } from '../account/AccountPage.tsx';
import { LoginForm } from './LoginForm.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import styles from '../account/AccountPage.module.css';
import { signInDestination, withDestination } from '../account/signInDestination.ts';

export function LoginScreen() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const isLogged = useAppSelector(selectLogged);
  const isSent = new URLSearchParams(search).has('to');
  if (isLogged) return <Navigate to={signInDestination(search)} replace />;
  return (
    <OpenAccountPage
      titleId="shell.account.signIn"
      lead={formatMessage({ id: isSent ? 'login.lead.wanted' : 'login.lead' })}
    >
      <LoginForm />
      <PasskeySignIn />
      <ul className={styles.links}>
        <li>
          <Link href={withDestination('/account/forgotten', search)}>
            <FormattedMessage id="login.forgotten" />
          </Link>
        </li>
        <li>
          <Link href={withDestination('/account/register', search)}>
            <FormattedMessage id="login.register" />
          </Link>
        </li>
      </ul>
    </OpenAccountPage>
  );
}
