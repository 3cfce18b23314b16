import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { DeliveryMethod } from '../../api/endpoints.gen.ts';
import { ChoiceList } from '../../forms/ChoiceList.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useServerForm } from '../../forms/useServerForm.ts';
import { usePriceText } from '../shop/usePriceText.ts';
import { BackLink } from './BackLink.tsx';
import { CHECKOUT_DRAFTS } from './checkoutDrafts.ts';
import { deliveryCompleted, selectCompleted } from './checkoutSlice.ts';
import { deliverySchema } from './deliverySchema.ts';
import { SlotChoice } from './SlotChoice.tsx';
import { stepPath } from './steps.ts';

interface DeliveryFormProps {
  readonly methods: readonly DeliveryMethod[];
}

export function DeliveryForm({ methods }: DeliveryFormProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const priceText = usePriceText();
  const { delivery } = useAppSelector(selectCompleted);
  const only = methods.length === 1 ? methods[0]?.delivery_id : undefined;
  const form = useServerForm({
    name: CHECKOUT_DRAFTS.delivery,
    initialValues: {
      delivery_id: delivery?.delivery_id ?? only ?? '',
      slot_id: delivery?.slot_id ?? '',
    },
    schema: deliverySchema(methods),
    send: async ({ delivery_id: id = '', slot_id: slotId = '' }) => {
      const hasSlots = methods.some((method) => method.delivery_id === id && method.slots);
      const completed = { delivery_id: id, slot_id: hasSlots ? slotId : '' };
      return { data: { status: 1, completed } };
    },
    onDone: ({ completed }) => {
      dispatch(deliveryCompleted(completed));
      void navigate(stepPath('payment'));
    },
  });
  const chosen = methods.find(({ delivery_id: id }) => id === form.values.delivery_id);

  function priceOf({ price, free_from: freeFrom }: DeliveryMethod): string {
    if (price === 0) return formatMessage({ id: 'checkout.delivery.free' });
    if (freeFrom === undefined) return priceText(price);
    const values = { price: priceText(price), from: priceText(freeFrom) };
    return formatMessage({ id: 'checkout.delivery.freeFrom' }, values);
  }

  return (
    <ServerFormFrame
      form={form}
      submitLabel={formatMessage({ id: 'checkout.delivery.next' })}
      footer={<BackLink step="address" />}
    >
      <ChoiceList
        field={form.fieldOf('delivery_id')}
        legend={formatMessage({ id: 'checkout.delivery.methods' })}
        choices={methods.map((method) => ({
          value: method.delivery_id,
          title: method.name,
          aside: priceOf(method),
          hint: method.description,
        }))}
      />
      {chosen?.slots && <SlotChoice field={form.fieldOf('slot_id')} slots={chosen.slots} />}
    </ServerFormFrame>
  );
}
