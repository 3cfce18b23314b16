import Link from '@mui/material/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import { useGetRegistrationFieldsQuery } from '../../api/api.ts';
import type { RegistrationField } from '../../api/endpoints.gen.ts';
import { answerState } from '../../lib/answerState.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLogged } from '../session/sessionSlice.ts';
import { OpenAccountPage } from '../account/AccountPage.tsx';
import { AccountSkeleton } from '../account/AccountSkeleton.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import styles from '../account/AccountPage.module.css';
import { wantedPage, withWanted } from '../account/wantedPage.ts';

/** What is asked for where the backend does not say. */
const USUAL: readonly RegistrationField[] = [
  'firstname',
  'lastname',
  'email',
  'telephone',
  'password',
].map((name) => ({ name, required: true }));

/** The fields that are asked for, each once. */
function fieldsOf(named: readonly RegistrationField[] = []): readonly RegistrationField[] {
  const fields = [...new Map(named.map((field) => [field.name, field])).values()];
  return fields.length > 0 ? fields : USUAL;
}

/** Opening an account (/account/register); the backend says which fields there are. */
export function RegisterScreen() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const isLogged = useAppSelector(selectLogged);
  const { answer, hasFailed } = answerState(useGetRegistrationFieldsQuery());
  if (isLogged) return <Navigate to={wantedPage(search)} replace />;
  const fields = fieldsOf(answer?.fields);
  return (
    <OpenAccountPage titleId="shell.account.register" lead={formatMessage({ id: 'register.lead' })}>
      {answer || hasFailed ? (
        // Other fields are another form.
        <RegisterForm key={fields.map(({ name }) => name).join(' ')} fields={fields} />
      ) : (
        <AccountSkeleton />
      )}
      <ul className={styles.links}>
        <li>
          <Link href={withWanted('/account/login', search)}>
            <FormattedMessage id="register.signIn" />
          </Link>
        </li>
      </ul>
    </OpenAccountPage>
  );
}
