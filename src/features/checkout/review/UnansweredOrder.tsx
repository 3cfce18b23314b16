import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePlaceOrderMutation } from '../../../api/api.ts';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { FormMessage } from '../../../components/state/FormMessage.tsx';
import { useState } from 'react';
import { rejectionText } from '../../../forms/rejectionText.ts';
import { useSubmitOrder } from './useSubmitOrder.ts';

/**
 * Offers to find an order whose response was lost, if the cart is now empty. Placing an order with the empty cart
 * returns the earlier order's number.
 */
export function UnansweredOrder() {
  const { formatMessage } = useIntl();
  const [placeOrder, { isLoading: isAsking }] = usePlaceOrderMutation();
  const place = useSubmitOrder(placeOrder);
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
