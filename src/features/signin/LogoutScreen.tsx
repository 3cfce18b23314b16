import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLogoutMutation } from '../../api/api.ts';
import { FormMessage } from '../../components/state/FormMessage.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsStarted } from '../session/sessionSlice.ts';
import { OpenAccountPage } from '../account/AccountPage.tsx';
import { rejectionText } from '../../forms/rejectionText.ts';

export function LogoutScreen() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const isStarted = useAppSelector(selectIsStarted);
  const [logout, { data, isLoading, isUninitialized }] = useLogoutMutation();
  const hasFailed = !isUninitialized && !isLoading && (!data || Boolean(data.error));

  const signOut = async () => {
    const { data: answer } = await logout();
    if (answer && !answer.error) await navigate('/', { replace: true });
  };
  const arrive = useEffectEvent(() => void signOut());
  useEffect(() => {
    if (isStarted) arrive();
  }, [isStarted]);

  return (
    <OpenAccountPage titleId="shell.account.logout">
      {hasFailed ? (
        <>
          <FormMessage
            outcome={{
              kind: 'error',
              text: rejectionText(data) ?? formatMessage({ id: 'logout.failed' }),
            }}
          />
          <p>
            <Button variant="contained" onClick={() => void signOut()}>
              <FormattedMessage id="errorState.retry.label" />
            </Button>
          </p>
        </>
      ) : (
        <p role="status">
          <FormattedMessage id="logout.running" />
        </p>
      )}
    </OpenAccountPage>
  );
}
