import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { EmptyCart } from '../cart/EmptyCart.tsx';
import { useCart } from '../cart/useCart.ts';
import { AddressStep } from './AddressStep.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { selectIsUnanswered, selectCompleted } from './checkoutSlice.ts';
import { DeliveryStep } from './DeliveryStep.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { ReviewStep } from './review/ReviewStep.tsx';
import { StepList } from './StepList.tsx';
import { requestedStep, shownStep, stepPath, type CheckoutStep } from './steps.ts';
import { UnansweredOrder } from './review/UnansweredOrder.tsx';
import pageStyles from '../../components/Page.module.css';
import styles from './CheckoutScreen.module.css';

export function CheckoutScreen() {
  return (
    <div className={pageStyles.page}>
      <Typography variant="pageTitle">
        <FormattedMessage id="checkout.title" />
      </Typography>
      <CheckoutContent />
    </div>
  );
}

function CheckoutContent() {
  const { state, retry } = useCart();
  const isUnanswered = useAppSelector(selectIsUnanswered);
  if (state === 'loading') return <CheckoutSkeleton />;
  if (state === 'failed') {
    return <ErrorState textId="cart.failed.text" onRetry={retry} />;
  }
  if (state === 'empty') {
    if (isUnanswered) return <UnansweredOrder />;
    return <EmptyCart hintId="checkout.empty.text" path="/checkout" />;
  }
  return <CheckoutSteps />;
}

function CheckoutSteps() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const completed = useAppSelector(selectCompleted);
  const asked = requestedStep(search);
  const step = shownStep(asked, completed);
  useEffect(() => {
    if (step !== asked) void navigate(stepPath(step), { replace: true });
  }, [navigate, asked, step]);
  return (
    <>
      <StepList current={step} completed={completed} />
      {step === 'review' ? (
        <ReviewStep />
      ) : (
        <div className={styles.columns}>
          <CurrentStep step={step} />
          <OrderSummary />
        </div>
      )}
    </>
  );
}

function CurrentStep({ step }: { readonly step: Exclude<CheckoutStep, 'review'> }) {
  if (step === 'address') return <AddressStep />;
  return step === 'delivery' ? <DeliveryStep /> : <PaymentStep />;
}
