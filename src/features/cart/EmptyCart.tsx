import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsSessionEnded } from '../session/sessionSlice.ts';

interface EmptyCartProps {
  /** Message id of what to do about it */
  readonly hintId: string;
  /** Where a customer whose session has ended goes on after signing in */
  readonly path: string;
}

/** There is nothing in the cart, or what there is belongs to a customer whose session has ended. */
export function EmptyCart({ hintId, path }: EmptyCartProps) {
  const { formatMessage } = useIntl();
  const isSessionEnded = useAppSelector(selectIsSessionEnded);
  if (isSessionEnded) {
    return (
      <EmptyState
        title={formatMessage({ id: 'cart.sessionEnded.title' })}
        text={formatMessage({ id: 'cart.sessionEnded.text' })}
      >
        <Button variant="contained" href={`/account/login?to=${encodeURIComponent(path)}`}>
          <FormattedMessage id="cart.sessionEnded.signIn" />
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={formatMessage({ id: 'cart.screen.empty' })}
      text={formatMessage({ id: hintId })}
    >
      <Button variant="contained" href="/shop">
        <FormattedMessage id="cart.continue.text" />
      </Button>
    </EmptyState>
  );
}
