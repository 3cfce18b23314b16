import Link from '@mui/material/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useResetPasswordMutation } from '../../api/api.ts';
import { NamedField } from '../../forms/NamedField.tsx';
import { OpenAccountPage } from '../account/AccountPage.tsx';
import { fieldSchema, allRequired } from '../../forms/fieldRules.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import styles from '../account/AccountPage.module.css';
import { useServerForm } from '../../forms/useServerForm.ts';
import { withDestination } from '../account/signInDestination.ts';

const schema = fieldSchema(allRequired(['email']));

export function ForgottenScreen() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const [ask] = useResetPasswordMutation();
  const form = useServerForm({
    name: 'forgotten',
    initialValues: { email: '' },
    schema,
    send: ({ email = '' }) => ask({ resetForm: { email } }),
  });
  return (
    <OpenAccountPage titleId="forgotten.title" lead={formatMessage({ id: 'forgotten.lead' })}>
      <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'forgotten.send' })}>
        <NamedField form={form} name="email" />
      </ServerFormFrame>
      <ul className={styles.links}>
        <li>
          <Link href={withDestination('/account/login', search)}>
            <FormattedMessage id="forgotten.back" />
          </Link>
        </li>
      </ul>
    </OpenAccountPage>
  );
}
