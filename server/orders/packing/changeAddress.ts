import { readAddress } from '../../account/addresses/addressDto.ts';
import { FormRejection } from '../../account/formRejection.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { reachOf } from '../../delivery/deliveryMethod.ts';
import { findDeliveryMethods, findSlot } from '../../delivery/deliveryRepository.ts';
import { texts } from '../../texts.ts';
import { OrderConflict } from '../placing/orderConflict.ts';
import type { StoredOrder } from '../reading/orderQueries.ts';
import { updateAddress } from '../reading/orderRepository.ts';
import { isCancellable } from '../reading/orderStatus.ts';
import { orderAddress } from '../placing/recipient.ts';

/** What of an address can be corrected: what is delivered to another region may cost something else. */
export type AddressCorrection = Partial<
  Omit<Dto['OrderAddress'], 'country_id' | 'country' | 'zone_id' | 'zone'>
>;

/**
 * An order without a slot tells its way of delivery by the name alone, which others may have, too.
 * @throws FormRejection where the order's way of delivery, if the shop still has it, does not go to its new postcode
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
  if (possible.length > 0 && possible.every((method) => reachOf(method, place) !== 'place'))
    throw new FormRejection({ postcode: texts.order.outOfReach });
}

/**
 * Corrects where a locked order goes that is not on its way yet.
 * @param sent what is to be another; the rest stays
 * @returns whether it is another address
 * @throws OrderConflict where it is too late, or nobody's order; FormRejection by the fields of the form
 */
export async function changeAddress(
  trx: Database,
  order: StoredOrder,
  sent: AddressCorrection,
): Promise<boolean> {
  const { id, status, email, address: before } = order;
  if (!isCancellable(status) || email === '') throw new OrderConflict('addressStays');
  const address = orderAddress(readAddress({ ...before, ...sent }));
  const others: Partial<Record<string, string>> = { ...before };
  const isOther = Object.entries(address).some(([name, value]) => others[name] !== value);
  if (address.postcode !== before.postcode) await rejectUnreached(trx, order, address);
  if (isOther) await updateAddress(trx, id, address);
  return isOther;
}
