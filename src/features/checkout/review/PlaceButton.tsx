import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';

interface PlaceButtonProps {
  readonly formId: string;
  readonly total: string;
  readonly isSending: boolean;
  readonly isReady: boolean;
}

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
