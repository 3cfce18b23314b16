import { useIntl } from 'react-intl';
import { useListPaymentMethodsQuery, useRetryPaymentMutation } from '../../api/api.ts';
import type { OrderKeyForm, OrderPayment, PaymentMethod } from '../../api/endpoints.gen.ts';
import { answerState } from '../../lib/answerState.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useServerForm } from '../../forms/useServerForm.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { openPaymentPage } from './openPaymentPage.ts';
import { errorText } from '../../lib/errorText.ts';
import { toastShown } from '../ui/uiSlice.ts';
import { PaymentFields } from './PaymentFields.tsx';
import { paymentSchema } from './paymentSchema.ts';

interface RetryPaymentProps {
  readonly orderKey: OrderKeyForm;
  readonly payment: OrderPayment;
}

export function RetryPayment(props: RetryPaymentProps) {
  const { answer } = answerState(useListPaymentMethodsQuery());
  if (!answer || answer.methods.length === 0) return null;
  return <RetryForm {...props} methods={answer.methods} />;
}

interface RetryFormProps extends RetryPaymentProps {
  readonly methods: readonly PaymentMethod[];
}

function RetryForm({ orderKey, payment, methods }: RetryFormProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [retryPayment] = useRetryPaymentMutation();
  const openPage = async () => {
    const failure = await dispatch(openPaymentPage(orderKey));
    if (!failure) return;
    const html = errorText(failure.error);
    const content = html === undefined ? { messageId: 'shell.part.failed' } : { html };
    dispatch(toastShown({ kind: 'error', content }));
  };
  const form = useServerForm({
    name: `payment ${orderKey.number}`,
    initialValues: { payment_id: payment.payment_id },
    schema: paymentSchema(methods),
    send: ({ payment_id: id = '' }) =>
      retryPayment({ retryPaymentForm: { ...orderKey, payment_id: id } }),
    onDone: ({ payment: next }) => {
      if (next?.can_open) void openPage();
    },
  });
  return (
    <ServerFormFrame
      form={form}
      label={formatMessage({
        id: payment.can_open ? 'checkout.retry.change' : 'checkout.retry.title',
      })}
      submitLabel={formatMessage({
        id: payment.can_open ? 'checkout.retry.change' : 'checkout.retry.text',
      })}
    >
      <PaymentFields form={form} methods={methods} />
    </ServerFormFrame>
  );
}
