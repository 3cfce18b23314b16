import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '../../components/EmptyState.tsx';

/** There is nothing to order. */
export function EmptyCheckout() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage({ id: 'cart.screen.empty' })}
      text={formatMessage({ id: 'checkout.empty.text' })}
    >
      <Button variant="contained" href="/shop">
        <FormattedMessage id="cart.continue.text" />
      </Button>
    </EmptyState>
  );
}
