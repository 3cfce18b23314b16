import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePlaceOrderMutation } from '../../../api/api.ts';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { FormMessage } from '../../../components/state/FormMessage.tsx';
import { useState } from 'react';
import { rejectionText } from '../../../forms/rejectionText.ts';
import { usePlacing } from './usePlacing.ts';

/**
 * The answer to an order was lost and its cart is empty: most likely it was placed. An order of the empty cart places
 * nothing and names the one that was made of it.
 */
export function UnansweredOrder() {
  const { formatMessage } = useIntl();
  const [placeOrder, { isLoading: isAsking }] = usePlaceOrderMutation();
  const place = usePlacing(placeOrder);
  const [rejected, setRejected] = useState<string>();
  const handleFind = async () => {
    if (!isAsking) setRejected(rejectionText(await place({})));
  };
  return (
    <EmptyState
      title={formatMessage({ id: 'checkout.unanswered.title' })}
      text={formatMessage({ id: 'checkout.unanswered.text' })}
    >
      <Button variant="contained" aria-disabled={isAsking} onClick={() => void handleFind()}>
        <FormattedMessage id="checkout.unanswered.find" />
      </Button>
      <FormMessage
        outcome={rejected === undefined ? undefined : { kind: 'error', text: rejected }}
      />
    </EmptyState>
  );
}
