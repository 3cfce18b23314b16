import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useGetAccountSuccessQuery } from '../../api/api.ts';
import { answerState } from '../../lib/answerState.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsStarted } from '../session/sessionSlice.ts';
import { OpenAccountPage } from '../account/AccountPage.tsx';
import { AccountSkeleton } from '../account/AccountSkeleton.tsx';
import { withDestination } from '../account/signInDestination.ts';

export function RegisteredScreen() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const isStarted = useAppSelector(selectIsStarted);
  const { answer, hasFailed } = answerState(
    useGetAccountSuccessQuery(undefined, { skip: !isStarted }),
  );
  return (
    <OpenAccountPage titleId="success.title">
      {answer || hasFailed ? (
        <p role="status">{answer?.success || formatMessage({ id: 'success.text' })}</p>
      ) : (
        <AccountSkeleton />
      )}
      <CardActions>
        <Button href={withDestination('/account/login', search)} variant="contained">
          <FormattedMessage id="shell.account.signIn" />
        </Button>
        <Button href="/shop" variant="outlined">
          <FormattedMessage id="wishlist.screen.shop" />
        </Button>
      </CardActions>
    </OpenAccountPage>
  );
}
