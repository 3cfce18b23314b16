import { productIdOf } from '../../catalog/productId.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import type { DeliveryMethod } from '../../delivery/deliveryMethod.ts';
import { findSlot, type Slot } from '../../delivery/deliveryRepository.ts';
import { methodsFor } from '../../delivery/deliveryService.ts';
import { texts } from '../../texts.ts';
import type { FieldErrors } from './fieldErrors.ts';

export interface ChosenDelivery {
  method: DeliveryMethod;
  slot: Slot | undefined;
}

/**
 * Reads the delivery method and slot of a form. Does not check whether the slot is still free.
 * @returns undefined if a field is invalid, after adding its error
 */
export async function readDelivery(
  db: Database,
  address: Dto['OrderAddress'],
  form: Dto['CheckoutForm'],
  errors: FieldErrors,
): Promise<ChosenDelivery | undefined> {
  const { country_id: countryId, zone_id: zoneId, postcode } = address;
  const methods = await errors.collect(() => methodsFor(db, { countryId, zoneId, postcode }));
  if (methods === undefined) return undefined;
  const method = methods.find(({ code }) => code === form.delivery_id);
  if (method === undefined) {
    errors.add('delivery_id', texts.delivery.noMethod);
    return undefined;
  }
  if (!method.hasSlots) return { method, slot: undefined };
  const slotId = productIdOf(form.slot_id);
  const slot = slotId === undefined ? undefined : await findSlot(db, slotId);
  if (slot?.methodId === method.id) return { method, slot };
  errors.add('slot_id', texts.delivery.noSlot);
  return undefined;
}
