import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useVerifyEmailMutation, type VerifyOutcome } from '../../api/api.ts';
import { isDone } from '../../lib/isDone.ts';
import { FormMessage } from '../../components/state/FormMessage.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsStarted } from '../session/sessionSlice.ts';
import { OpenAccountPage } from '../account/AccountPage.tsx';
import { AccountSkeleton } from '../account/AccountSkeleton.tsx';
import { linkedCode } from '../../lib/linkedCode.ts';
import { rejectionText } from '../../forms/rejectionText.ts';
import { VerifyAgainForm } from './VerifyAgainForm.tsx';
import { VerifyPasswordForm } from './VerifyPasswordForm.tsx';

/** Verifies the email address through the emailed link (/account/verify#code=…). Sends the code only once. */
export function VerifyScreen() {
  const { formatMessage } = useIntl();
  const code = linkedCode(useLocation().hash, 'code');
  const isStarted = useAppSelector(selectIsStarted);
  const [verify, { data: answer, isUninitialized, isLoading }] = useVerifyEmailMutation({
    fixedCacheKey: `verify ${code}`,
  });
  const [confirmed, setConfirmed] = useState<VerifyOutcome>();
  const isDue = isStarted && code !== '' && isUninitialized;

  useEffect(() => {
    if (isDue) void verify({ verifyForm: { code } });
  }, [isDue, verify, code]);

  if (!isStarted || isDue || isLoading) {
    return (
      <OpenAccountPage titleId="verify.title">
        <p role="status">
          <FormattedMessage id="verify.running" />
        </p>
        <AccountSkeleton />
      </OpenAccountPage>
    );
  }
  const done = confirmed ?? answer;
  if (isDone(done)) {
    return (
      <OpenAccountPage titleId="verify.title">
        <FormMessage
          outcome={{ kind: 'done', text: done?.success || formatMessage({ id: 'verify.done' }) }}
        />
        <CardActions>
          <Button href="/account/login" variant="contained">
            <FormattedMessage id="shell.account.signIn" />
          </Button>
        </CardActions>
      </OpenAccountPage>
    );
  }
  if (answer?.password_needed) {
    return (
      <OpenAccountPage titleId="verify.title">
        <VerifyPasswordForm code={code} text={rejectionText(answer)} onConfirmed={setConfirmed} />
      </OpenAccountPage>
    );
  }
  const failedId = code ? 'verify.failed' : 'verify.noCode';
  const text = rejectionText(answer) ?? formatMessage({ id: failedId });
  return (
    <OpenAccountPage titleId="verify.title">
      <FormMessage outcome={{ kind: 'error', text }} />
      {code !== '' && !answer && (
        <p>
          <Button variant="contained" onClick={() => void verify({ verifyForm: { code } })}>
            <FormattedMessage id="errorState.retry.label" />
          </Button>
        </p>
      )}
      <VerifyAgainForm />
    </OpenAccountPage>
  );
}
