import { readAddress } from '../account/addressDto.ts';
import type { Dto } from '../contractTypes.ts';
import type { Database } from '../db/schema.ts';
import { OrderConflict } from './orderConflict.ts';
import type { StoredOrder } from './orderQueries.ts';
import { updateAddress } from './orderRepository.ts';
import { isCancellable } from './orderStatus.ts';
import { orderAddress } from './recipient.ts';

/** What of an address can be corrected: what is delivered to another region may cost something else. */
export type AddressCorrection = Omit<
  Dto['OrderAddress'],
  'country_id' | 'country' | 'zone_id' | 'zone'
>;

/**
 * Corrects where a locked order goes that is not on its way yet.
 * @returns whether it is another address
 * @throws OrderConflict where it is too late, or nobody's order; FormRejection by the fields of the form
 */
export async function changeAddress(
  trx: Database,
  { id, status, email, address: before }: StoredOrder,
  sent: AddressCorrection,
): Promise<boolean> {
  if (!isCancellable(status) || email === '') throw new OrderConflict('addressStays');
  const { country_id, zone_id } = before;
  const address = orderAddress(readAddress({ ...sent, country_id, zone_id }));
  const others: Partial<Record<string, string>> = { ...before };
  const isOther = Object.entries(address).some(([name, value]) => others[name] !== value);
  if (isOther) await updateAddress(trx, id, address);
  return isOther;
}
