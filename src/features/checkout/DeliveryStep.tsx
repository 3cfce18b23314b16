import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { rejectionText } from '../../forms/rejectionText.ts';
import { PartSkeleton } from './CheckoutSkeleton.tsx';
import { DeliveryForm } from './DeliveryForm.tsx';
import { StepFrame } from './StepFrame.tsx';
import { stepPath } from './steps.ts';
import { useDeliveryMethods } from './useDeliveryMethods.ts';

export function DeliveryStep() {
  return (
    <StepFrame step="delivery">
      <DeliveryContent />
    </StepFrame>
  );
}

function DeliveryContent() {
  const { formatMessage } = useIntl();
  const { state, answer, retry } = useDeliveryMethods();
  if (state === 'failed') {
    return <ErrorState textId="checkout.delivery.failed" onRetry={retry} />;
  }
  if (state === 'loading') return <PartSkeleton />;
  if (answer && answer.methods.length > 0) return <DeliveryForm methods={answer.methods} />;
  return (
    <EmptyState
      title={formatMessage({ id: 'checkout.delivery.none' })}
      text={rejectionText(answer) ?? formatMessage({ id: 'checkout.delivery.noneText' })}
    >
      <Button variant="contained" href={stepPath('address')}>
        <FormattedMessage id="checkout.delivery.back" />
      </Button>
    </EmptyState>
  );
}
