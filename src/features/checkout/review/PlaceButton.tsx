import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';

interface PlaceButtonProps {
  /** Id of the form it sends */
  readonly formId: string;
  /** What is to pay, in words */
  readonly total: string;
  readonly isSending: boolean;
  /** Whether there is nothing left to resolve; else a press leads to it */
  readonly isReady: boolean;
}

/** Places the order, with obligation to pay; says how much. */
export function PlaceButton({ formId, total, isSending, isReady }: PlaceButtonProps) {
  return (
    <Button type="submit" form={formId} variant="contained" aria-disabled={isSending || !isReady}>
      {isSending ? (
        <FormattedMessage id="checkout.place.sending" />
      ) : (
        <FormattedMessage id="checkout.place.text" values={{ total }} />
      )}
    </Button>
  );
}
