import { useIntl } from 'react-intl';
import type { PaymentMethod } from '../../api/endpoints.gen.ts';
import { ChoiceList } from '../../forms/ChoiceList.tsx';
import type { ServerForm } from '../../forms/useServerForm.ts';
import { usePriceText } from '../shop/usePriceText.ts';

interface PaymentFieldsProps {
  readonly form: ServerForm<unknown>;
  readonly methods: readonly PaymentMethod[];
}

export function PaymentFields({ form, methods }: PaymentFieldsProps) {
  const { formatMessage } = useIntl();
  const priceText = usePriceText();
  const hintOf = ({ description, limit }: PaymentMethod): string => {
    if (limit === undefined) return description;
    const atMost = formatMessage({ id: 'checkout.payment.limit' }, { limit: priceText(limit) });
    return `${description} ${atMost}`;
  };
  return (
    <ChoiceList
      field={form.fieldOf('payment_id')}
      legend={formatMessage({ id: 'checkout.payment.methods' })}
      choices={methods.map((method) => ({
        value: method.payment_id,
        title: method.name,
        hint: hintOf(method),
      }))}
    />
  );
}
