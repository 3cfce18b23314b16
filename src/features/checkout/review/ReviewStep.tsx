import { ErrorState } from '../../../components/state/ErrorState.tsx';
import { PartSkeleton } from '../CheckoutSkeleton.tsx';
import { ReviewErrors } from './ReviewErrors.tsx';
import { OrderReviewForm } from './OrderReviewForm.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useCheckoutReview } from './useCheckoutReview.ts';

export function ReviewStep() {
  const checkout = useCheckoutReview();
  const { review, hasFailed, retry } = checkout;
  return (
    <StepFrame step="review">
      {!review && hasFailed && <ErrorState textId="checkout.review.failed" onRetry={retry} />}
      {!review && !hasFailed && <PartSkeleton />}
      {review && !review.lines && <ReviewErrors error={review.error} />}
      {review?.lines && <OrderReviewForm checkout={checkout} lines={review.lines} />}
    </StepFrame>
  );
}
