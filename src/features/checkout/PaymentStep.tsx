import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useListPaymentMethodsQuery } from '../../api/api.ts';
import type { PaymentMethod } from '../../api/endpoints.gen.ts';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { answerState } from '../../lib/answerState.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useServerForm } from '../../forms/useServerForm.ts';
import { BackLink } from './BackLink.tsx';
import { CHECKOUT_DRAFTS } from './checkoutDrafts.ts';
import { PartSkeleton } from './CheckoutSkeleton.tsx';
import { paymentCompleted, selectCompleted } from './checkoutSlice.ts';
import { PaymentFields } from '../orders/PaymentFields.tsx';
import { paymentSchema } from '../orders/paymentSchema.ts';
import { StepFrame } from './StepFrame.tsx';
import { stepPath } from './steps.ts';

export function PaymentStep() {
  const query = useListPaymentMethodsQuery();
  const { answer, hasFailed } = answerState(query);
  if (hasFailed) {
    return <ErrorState textId="checkout.payment.failed" onRetry={query.refetch} />;
  }
  return (
    <StepFrame step="payment">
      {!answer && <PartSkeleton />}
      {answer?.methods.length === 0 && <NoPayment />}
      {answer && answer.methods.length > 0 && <PaymentForm methods={answer.methods} />}
    </StepFrame>
  );
}

function NoPayment() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage({ id: 'checkout.payment.none' })}
      text={formatMessage({ id: 'checkout.payment.noneText' })}
    >
      <Button variant="contained" href="/info/contact">
        <FormattedMessage id="checkout.payment.contact" />
      </Button>
    </EmptyState>
  );
}

function PaymentForm({ methods }: { readonly methods: readonly PaymentMethod[] }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { payment } = useAppSelector(selectCompleted);
  const only = methods.length === 1 ? methods[0]?.payment_id : undefined;
  const form = useServerForm({
    name: CHECKOUT_DRAFTS.payment,
    initialValues: { payment_id: payment?.payment_id ?? only ?? '' },
    schema: paymentSchema(methods),
    send: async ({ payment_id: id = '' }) => ({
      data: { status: 1, completed: { payment_id: id } },
    }),
    onDone: ({ completed }) => {
      dispatch(paymentCompleted(completed));
      void navigate(stepPath('review'));
    },
  });
  return (
    <ServerFormFrame
      form={form}
      submitLabel={formatMessage({ id: 'checkout.payment.next' })}
      footer={<BackLink step="delivery" />}
    >
      <PaymentFields form={form} methods={methods} />
    </ServerFormFrame>
  );
}
