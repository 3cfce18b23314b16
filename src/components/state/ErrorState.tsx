import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StateMessage } from './StateMessage.tsx';
import { useFocusHandover } from '../useFocusHandover.ts';

export interface ErrorStateProps {
  /** Id of the message that says what could not be loaded, a whole sentence */
  textId: string;
  /** What the server says of it, in place of the message */
  text?: string | undefined;
  /** Ask again, as a query's `refetch`; keep it mounted while the answer is awaited, else its pauses start again */
  onRetry: () => unknown;
}

const ridge = ['M6 56h108', 'm14 56 26-36 14 19 16-27 36 44', 'm33 30 7 6 6-7M62 25l8 6 7-7'];

const firstPauseMs = 10_000;
const longestPauseMs = 60_000;

/**
 * Stands where a failed part of the page would be. Asks again by itself while the page is visible, each pause twice
 * the one before, and at once when the machine is back online.
 */
export function ErrorState({ textId, text, onRetry }: ErrorStateProps) {
  const { formatMessage } = useIntl();
  const pause = useRef(firstPauseMs);
  const retry = useEffectEvent(onRetry);
  // Whoever pressed it goes on where the part has come.
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
