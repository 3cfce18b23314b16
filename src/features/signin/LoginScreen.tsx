import Link from '@mui/material/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLogged } from '../session/sessionSlice.ts';
import { OpenAccountPage } from '../account/AccountPage.tsx';
import { LoginForm } from './LoginForm.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import styles from '../account/AccountPage.module.css';
import { wantedPage, withWanted } from '../account/wantedPage.ts';

/** Signing in by password or passkey (/account/login); leads to the page that was wanted. */
export function LoginScreen() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const isLogged = useAppSelector(selectLogged);
  const isSent = new URLSearchParams(search).has('to');
  if (isLogged) return <Navigate to={wantedPage(search)} replace />;
  return (
    <OpenAccountPage
      titleId="shell.account.signIn"
      lead={formatMessage({ id: isSent ? 'login.lead.wanted' : 'login.lead' })}
    >
      <LoginForm />
      <PasskeySignIn />
      <ul className={styles.links}>
        <li>
          <Link href={withWanted('/account/forgotten', search)}>
            <FormattedMessage id="login.forgotten" />
          </Link>
        </li>
        <li>
          <Link href={withWanted('/account/register', search)}>
            <FormattedMessage id="login.register" />
          </Link>
        </li>
      </ul>
    </OpenAccountPage>
  );
}
