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
import { signInDestination, withDestination } from '../account/signInDestination.ts';

const DEFAULT_FIELDS: readonly RegistrationField[] = [
  'firstname',
  'lastname',
  'email',
  'telephone',
  'password',
].map((name) => ({ name, required: true }));

function fieldsOf(named: readonly RegistrationField[] = []): readonly RegistrationField[] {
  const fields = [...new Map(named.map((field) => [field.name, field])).values()];
  return fields.length > 0 ? fields : DEFAULT_FIELDS;
}

export function RegisterScreen() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const isLogged = useAppSelector(selectLogged);
  const { answer, hasFailed } = answerState(useGetRegistrationFieldsQuery());
  if (isLogged) return <Navigate to={signInDestination(search)} replace />;
  const fields = fieldsOf(answer?.fields);
  return (
    <OpenAccountPage titleId="shell.account.register" lead={formatMessage({ id: 'register.lead' })}>
      {answer || hasFailed ? (
        <RegisterForm key={fields.map(({ name }) => name).join(' ')} fields={fields} />
      ) : (
        <AccountSkeleton />
      )}
      <ul className={styles.links}>
        <li>
          <Link href={withDestination('/account/login', search)}>
            <FormattedMessage id="register.signIn" />
          </Link>
        </li>
      </ul>
    </OpenAccountPage>
  );
}
