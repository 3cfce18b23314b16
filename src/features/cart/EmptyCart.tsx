import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsSessionEnded } from '../session/sessionSlice.ts';

interface EmptyCartProps {
  readonly hintId: string;
  readonly path: string;
}

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
