import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StateMessage } from './StateMessage.tsx';
import { useFocusHandover } from '../useFocusHandover.ts';

export interface ErrorStateProps {
  textId: string;
  text?: string | undefined;
  /**
   * Retries the failed request, for example a query's `refetch`. Keep ErrorState mounted during the retry, or its
   * backoff restarts.
   */
  onRetry: () => unknown;
}

const ridge = ['M6 56h108', 'm14 56 26-36 14 19 16-27 36 44', 'm33 30 7 6 6-7M62 25l8 6 7-7'];

const firstPauseMs = 10_000;
const longestPauseMs = 60_000;

/**
 * Error message in place of a part that failed to load. Retries with doubling pauses while the page is visible.
 * Retries at once when the browser is back online.
 */
export function ErrorState({ textId, text, onRetry }: ErrorStateProps) {
  const { formatMessage } = useIntl();
  const pause = useRef(firstPauseMs);
  const retry = useEffectEvent(onRetry);
  const button = useFocusHandover<HTMLButtonElement>(({ parentElement }) =>
    parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true }),
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      timer = setTimeout(() => {
        pause.current = Math.min(pause.current * 2, longestPauseMs);
        retry();
        schedule();
      }, pause.current);
    };
    const retryNow = () => {
      pause.current = firstPauseMs;
      retry();
      schedule();
    };
    schedule();
    document.addEventListener('visibilitychange', schedule);
    window.addEventListener('online', retryNow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', schedule);
      window.removeEventListener('online', retryNow);
    };
  }, []);

  return (
    <StateMessage paths={ridge} text={text ?? formatMessage({ id: textId })} isLive>
      <Button ref={button} variant="outlined" onClick={() => void onRetry()}>
        <FormattedMessage id="errorState.retry.label" />
      </Button>
    </StateMessage>
  );
}
