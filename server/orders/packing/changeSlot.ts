import type { Database } from '../../db/schema.ts';
import {
  findOpenSlots,
  findSlot,
  giveSlotBack,
  lockSlot,
  makeSlots,
  takeSlot,
  type Slot,
} from '../../delivery/deliveryRepository.ts';
import { OrderConflict } from '../placing/orderConflict.ts';
import { mailOrder } from '../reading/orderMail.ts';
import type { StoredOrder } from '../reading/orderQueries.ts';
import { updateSlot } from '../reading/orderRepository.ts';
import { isCancellable } from '../reading/orderStatus.ts';

/**
 * Finds free slots of the order's delivery method except its current one, earliest first. Returns none if the
 * order's slot cannot be changed.
 */
export async function findOtherSlots(
  db: Database,
  { status, slotId }: StoredOrder,
  timeZone: string,
): Promise<Slot[]> {
  const own = slotId === null ? undefined : await findSlot(db, slotId);
  if (own === undefined || !isCancellable(status)) return [];
  await makeSlots(db, timeZone);
  const open = await findOpenSlots(db);
  return open.filter(
    ({ id, methodId, left }) => methodId === own.methodId && id !== own.id && left > 0,
  );
}

/**
 * Moves a locked order to another slot before dispatch and emails the customer.
 * @returns the start of the new slot
 * @throws OrderConflict if the order has no changeable slot, or the new slot is full, closed or of another method
 */
export async function changeSlot(
  trx: Database,
  order: StoredOrder,
  slotId: string,
  timeZone: string,
): Promise<Date> {
  const { id, slotId: ownId, slotStartsAt, status } = order;
  if (ownId === null || !isCancellable(status)) throw new OrderConflict('noSlotToChange');
  if (slotId === ownId && slotStartsAt !== null) return slotStartsAt;
  // Lock slots in id order: two orders that swap slots would otherwise deadlock.
  for (const one of [ownId, slotId].toSorted((a, b) => Number(a) - Number(b))) {
    await lockSlot(trx, one);
  }
  const [own, other] = [await findSlot(trx, ownId), await findSlot(trx, slotId)];
  const isOfMethod = own !== undefined && other?.methodId === own.methodId && other.isOpen;
  if (!isOfMethod || !(await takeSlot(trx, slotId))) throw new OrderConflict('noRoomInSlot');
  await giveSlotBack(trx, ownId);
  await updateSlot(trx, id, other);
  await mailOrder(trx, id, 'order-slot-changed', timeZone);
  return other.startsAt;
}
