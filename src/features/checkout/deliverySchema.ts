import { object, string, type AnyObjectSchema } from 'yup';
import type { DeliveryMethod, DeliverySlot } from '../../api/endpoints.gen.ts';

function openSlots(method: DeliveryMethod | undefined): DeliverySlot[] {
  return method?.slots?.filter(({ left }) => left > 0) ?? [];
}

export function deliverySchema(methods: readonly DeliveryMethod[]): AnyObjectSchema {
  return object({
    delivery_id: string()
      .required('checkout.error.delivery')
      .oneOf(
        methods.map(({ delivery_id: id }) => id),
        'checkout.error.delivery',
      ),
    slot_id: string().when('delivery_id', ([id], rule) => {
      const method = methods.find(({ delivery_id: known }) => known === id);
      if (!method?.slots) return rule;
      const slots = openSlots(method).map(({ slot_id: slotId }) => slotId);
      return rule.required('checkout.error.slot').oneOf(slots, 'checkout.error.slotGone');
    }),
  });
}
