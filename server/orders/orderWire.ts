import type { components } from '../../contract/types.gen.ts';
import { pictureUrl } from '../catalog/picture.ts';
import { rupees } from '../catalog/rupees.ts';
import type { Database } from '../db/schema.ts';
import { zonedTime } from '../delivery/zonedTime.ts';
import type { Language } from '../language.ts';
import { findLatestPayment } from '../payment/paymentRepository.ts';
import { paymentWire } from './orderPayment.ts';
import {
  findEvents,
  findOrderLines,
  type OrderHead,
  type StoredOrder,
  type StoredOrderLine,
} from './orderReading.ts';
import { isCancellable } from './orderStatus.ts';

type Wire = components['schemas'];

function lineWire(line: StoredOrderLine): Wire['OrderLine'] {
  return {
    ...(line.productId !== null && { product_id: line.productId }),
    handle: line.handle,
    image: pictureUrl(line.picture ?? undefined, 160),
    name: line.name,
    option: line.optionNames,
    quantity: line.quantity,
    price: rupees(line.pricePaise),
    total: rupees(line.pricePaise * line.quantity),
    substitution: line.substitution,
  };
}

function deliveryWire(order: StoredOrder, timeZone: string): Wire['OrderDelivery'] {
  const { deliveryName: name, slotStartsAt, slotEndsAt } = order;
  if (slotStartsAt === null || slotEndsAt === null) return { name };
  return {
    name,
    starts: zonedTime(slotStartsAt, timeZone),
    ends: zonedTime(slotEndsAt, timeZone),
  };
}

/** An order as the contract has it, with everything that belongs to it. */
export async function orderWire(
  db: Database,
  order: StoredOrder,
  timeZone: string,
  language: Language,
): Promise<Wire['Order']> {
  const lines = await findOrderLines(db, order.id);
  const events = await findEvents(db, order.id);
  const payment = await findLatestPayment(db, order.id);
  return {
    order_id: order.id,
    number: order.number,
    status: order.status,
    placed: zonedTime(order.placedAt, timeZone),
    timeline: events.map(({ status, happenedAt }) => ({
      status,
      date: zonedTime(happenedAt, timeZone),
    })),
    lines: lines.map(lineWire),
    totals: order.totals,
    total: rupees(order.totalPaise),
    email: order.email,
    address: order.address,
    delivery: deliveryWire(order, timeZone),
    payment: await paymentWire(db, order.number, payment, language),
    note: order.note,
    can_cancel: isCancellable(order.status),
    can_reorder: lines.some(({ productId }) => productId !== null),
  };
}

/** An order as a list shows it. */
export function orderHeadWire(order: OrderHead, timeZone: string): Wire['OrderSummary'] {
  return {
    order_id: order.id,
    number: order.number,
    status: order.status,
    placed: zonedTime(order.placedAt, timeZone),
    units: order.units,
    total: rupees(order.totalPaise),
    total_text: order.totals.find(({ code }) => code === 'total')?.text ?? '',
    payment_state: order.paymentState,
  };
}
