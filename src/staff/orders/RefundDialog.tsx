import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'yup';
import { useRefundOrderMutation } from '../../api/staffApi.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { formatPrice } from '../../lib/price.ts';
import { parseAmount } from '../ui/amount.ts';
import { useStoreCurrency } from '../ui/useStoreCurrency.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';

export function RefundDialog({ order, onClose }: OrderDialogProps) {
  const { formatMessage, locale } = useIntl();
  const [refund] = useRefundOrderMutation();
  const storeCurrency = useStoreCurrency();
  // A server of the previous release sends no currency.
  const { number, refundable, currency = storeCurrency } = order;
  const form = useStaffForm({
    name: `staff-refund-${number}`,
    initialValues: { amount: refundable.toFixed(2), note: '' },
    schema: object({
      amount: string()
        .trim()
        .required('form.error.missing')
        .test(
          'amount',
          'staff.order.refund.amountInvalid',
          (text) => text === '' || parseAmount(text) !== undefined,
        )
        .test(
          'most',
          'staff.order.refund.amountTooMuch',
          (text) => (parseAmount(text) ?? 0) <= refundable,
        ),
      note: string().max(500, 'form.error.long'),
    }),
    send: ({ amount = '', note = '' }, sendOnce) =>
      sendOnce(refund, {
        number,
        refundForm: { amount: parseAmount(amount) ?? 0, note: note.trim() },
      }),
    onDone: onClose,
  });
  const typed = parseAmount(form.values.amount ?? '');
  const amount = typed === undefined ? '–' : formatPrice(typed, currency, locale);
  return (
    <Dialog isOpen onClose={onClose} title={formatMessage({ id: 'staff.order.refund' })}>
      <Typography sx={{ mb: 2 }}>
        <FormattedMessage
          id="staff.order.refund.text"
          values={{ most: order.refundable_text, isWrittenTo: order.is_written_to }}
        />
      </Typography>
      <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.order.refund.do' })}>
        <TextField
          field={form.fieldOf('amount')}
          label={formatMessage({ id: 'staff.order.refund.amount' })}
          hint={
            currency.code === storeCurrency.code
              ? undefined
              : formatMessage({ id: 'staff.order.refund.inCurrency' }, { amount })
          }
          inputMode="decimal"
        />
        <TextField
          field={form.fieldOf('note')}
          label={formatMessage({ id: 'staff.order.refund.note' })}
          isRequired={false}
        />
      </ServerFormFrame>
    </Dialog>
  );
}
