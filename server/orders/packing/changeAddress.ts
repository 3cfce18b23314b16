import { readAddress } from '../../account/addresses/addressDto.ts';
import { FormRejection } from '../../account/formRejection.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { matchPlace } from '../../delivery/deliveryMethod.ts';
import { findDeliveryMethods, findSlot } from '../../delivery/deliveryRepository.ts';
import { texts } from '../../texts.ts';
import { OrderConflict } from '../placing/orderConflict.ts';
import type { StoredOrder } from '../reading/orderQueries.ts';
import { updateAddress } from '../reading/orderRepository.ts';
import { isCancellable } from '../reading/orderStatus.ts';
import { orderAddress } from '../placing/recipient.ts';

/** Editable fields of an address. Country and region are fixed, since they may change the price. */
export type AddressCorrection = Partial<
  Omit<Dto['OrderAddress'], 'country_id' | 'country' | 'zone_id' | 'zone'>
>;

/**
 * Checks that the order's delivery method serves the new postcode. An order without a slot stores only the method's
 * name, so any method with this name counts.
 * @throws FormRejection if no such method serves the postcode. Skips the check if the method was deleted
 */
async function rejectUnreached(
  db: Database,
  { slotId, deliveryName }: StoredOrder,
  { country_id: countryId, zone_id: zoneId, postcode }: Dto['OrderAddress'],
): Promise<void> {
  const slot = slotId === null ? undefined : await findSlot(db, slotId);
  const possible = (await findDeliveryMethods(db)).filter(({ id, name }) =>
    slot ? id === slot.methodId : name['en'] === deliveryName['en'],
  );
  const place = { countryId, zoneId, postcode };
  if (possible.length > 0 && possible.every((method) => matchPlace(method, place) !== 'place'))
    throw new FormRejection({ postcode: texts.order.outOfReach });
}

/**
 * Corrects the address of a locked order before dispatch.
 * @param sent changed fields
 * @returns true if the address changed
 * @throws OrderConflict if the order is dispatched, delivered, cancelled or anonymised; FormRejection for invalid
 * fields
 */
export async function changeAddress(
  trx: Database,
  order: StoredOrder,
  sent: AddressCorrection,
): Promise<boolean> {
  const { id, status, email, address: before } = order;
  if (!isCancellable(status) || email === '') throw new OrderConflict('addressStays');
  const { tax_number: taxNumber } = before;
  const address = {
    ...orderAddress(readAddress({ ...before, ...sent })),
    ...(taxNumber !== undefined && { tax_number: taxNumber }),
  };
  const others: Partial<Record<string, string>> = { ...before };
  const isOther = Object.entries(address).some(([name, value]) => others[name] !== value);
  if (address.postcode !== before.postcode) await rejectUnreached(trx, order, address);
  if (isOther) await updateAddress(trx, id, address);
  return isOther;
}
