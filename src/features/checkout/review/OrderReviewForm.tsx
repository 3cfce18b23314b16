import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useRef, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OrderLine } from '../../../api/endpoints.gen.ts';
import { FormMessage } from '../../../components/state/FormMessage.tsx';
import { TextAreaField } from '../../../forms/TextAreaField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { useServerForm } from '../../../forms/useServerForm.ts';
import { CouponForm } from '../../cart/CouponForm.tsx';
import { TotalLines } from '../../cart/TotalLines.tsx';
import { selectAsksTaxNumber } from '../../shop/configSelector.ts';
import { BackLink } from '../BackLink.tsx';
import { CHECKOUT_DRAFTS } from '../checkoutDrafts.ts';
import { selectCompleted } from '../checkoutSlice.ts';
import { orderForm } from './orderForm.ts';
import { PlaceButton } from './PlaceButton.tsx';
import { ReviewChanges } from './ReviewChanges.tsx';
import { ReviewErrors } from './ReviewErrors.tsx';
import { ReviewLines } from './ReviewLines.tsx';
import { initialPreferences, preferencesSchema } from './orderPreferences.ts';
import { CompletedSteps } from '../CompletedSteps.tsx';
import screen from '../CheckoutScreen.module.css';
import type { useCheckoutReview } from './useCheckoutReview.ts';
import { useSubmitOrder } from './useSubmitOrder.ts';

interface ReviewFormProps {
  readonly checkout: ReturnType<typeof useCheckoutReview>;
  readonly lines: readonly OrderLine[];
}

export function OrderReviewForm({ checkout, lines }: ReviewFormProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const changes = useRef<HTMLDivElement>(null);
  const completed = useAppSelector(selectCompleted);
  const asksTaxNumber = useAppSelector(selectAsksTaxNumber);
  const { review = {}, isReviewing, hasUnacceptedChanges, canPlace, placeOrder } = checkout;
  const place = useSubmitOrder(placeOrder);
  const form = useServerForm({
    name: CHECKOUT_DRAFTS.review,
    initialValues: initialPreferences(lines),
    schema: preferencesSchema,
    send: async (values) => ({ data: await place(orderForm(completed, review, values)) }),
  });
  const error = form.answer?.error;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isReviewing) return;
    if (canPlace) form.submit(event);
    else changes.current?.focus();
  };

  return (
    <div className={screen.columns}>
      <form id={id} noValidate className={screen.step} onSubmit={handleSubmit}>
        <CompletedSteps />
        <ReviewLines lines={lines} form={form} />
        <TextAreaField
          field={form.fieldOf('note')}
          label={formatMessage({ id: 'checkout.review.note' })}
          hint={formatMessage({ id: 'checkout.review.noteHint' })}
          isRequired={false}
        />
        {asksTaxNumber && (
          <TextField
            field={form.fieldOf('tax_number')}
            label={formatMessage({ id: 'checkout.review.taxNumber' })}
            hint={formatMessage({ id: 'checkout.review.taxNumberHint' })}
            isRequired={false}
            autoComplete="off"
          />
        )}
        <BackLink step="payment" />
      </form>
      <Card
        component="aside"
        variant="panel"
        className={screen.sums}
        aria-labelledby={`${id}-sums`}
      >
        <Typography id={`${id}-sums`} variant="h3">
          <FormattedMessage id="checkout.summary.title" />
        </Typography>
        <CouponForm />
        <div aria-live="polite" aria-busy={isReviewing}>
          <TotalLines totals={review.totals ?? []} />
        </div>
        {hasUnacceptedChanges && <ReviewChanges ref={changes} review={review} />}
        {typeof error === 'object' ? (
          <ReviewErrors error={error} />
        ) : (
          <FormMessage outcome={form.outcome} />
        )}
        <PlaceButton
          formId={id}
          total={review.totals?.find(({ code }) => code === 'total')?.text ?? ''}
          isSending={form.isSending}
          isReady={canPlace && !isReviewing}
        />
      </Card>
    </div>
  );
}
