import { FormattedMessage } from 'react-intl';
import buttons from '../../components/Button.module.css';

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
    <button
      type="submit"
      form={formId}
      className={buttons.filled}
      aria-disabled={isSending || !isReady}
    >
      {isSending ? (
        <FormattedMessage id="checkout.place.sending" />
      ) : (
        <FormattedMessage id="checkout.place.text" values={{ total }} />
      )}
    </button>
  );
}
