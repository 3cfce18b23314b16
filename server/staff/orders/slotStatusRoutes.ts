import type { FastifyReply } from 'fastify';
import { nameMember } from '../../catalog/stockReason.ts';
import { shownText } from '../../currency/currencyText.ts';
import type { Database, OrderStatus } from '../../db/schema.ts';
import { languageOf, type Language } from '../../language.ts';
import { changeStatus } from '../../orders/packing/changeStatus.ts';
import { typedOrderNumber } from '../../orders/placing/orderNumber.ts';
import { lockOrderOf, type StoredOrder } from '../../orders/reading/orderQueries.ts';
import { isPaidWhen, findTransitionError } from '../../orders/reading/orderStatus.ts';
import { texts } from '../../texts.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import { slotIdOf } from './slotId.ts';
import { findOrdersBefore } from './slotOrders.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

type SlotStatus = StaffDto['SlotStatus'];

function reasonText(from: OrderStatus, to: SlotStatus, language: Language): string | null {
  const reason = findTransitionError(from, to);
  return reason === undefined ? null : texts.order.conflict[reason][language];
}

async function lockOrders(
  trx: Database,
  numbers: readonly string[],
): Promise<Map<string, StoredOrder>> {
  const orders = new Map<string, StoredOrder>();
  for (const number of numbers.toSorted()) {
    const order = await lockOrderOf(trx, number);
    if (order !== undefined) orders.set(number, order);
  }
  return orders;
}

export const slotStatusRoutes = {
  async previewSlotStatus(
    request: StaffRequest<'previewSlotStatus'>,
  ): Promise<StaffDto['SlotStatusPreview']> {
    const language = languageOf(request);
    const { slot_id: slot, status: to } = request.query;
    const { orders, hasMore } = await findOrdersBefore(request.server.db, slotIdOf(slot), to);
    return {
      has_more: hasMore,
      orders: orders.map(({ number, shortNumber, name, status, isDue, shownTotal, currency }) => {
        const reason = reasonText(status, to, language);
        const isSettled = reason === null && isDue && isPaidWhen(to);
        const settles = isSettled ? shownText(shownTotal, currency, language) : null;
        return { number, short_number: shortNumber, name, status, reason, settles };
      }),
    };
  },

  changeSlotStatus(
    request: StaffRequest<'changeSlotStatus'>,
    reply: FastifyReply,
  ): Promise<StaffDto['SlotStatusResult']> {
    const language = languageOf(request);
    const { status: to, numbers: typed } = request.body;
    const numbers = [...new Set(typed.map(typedOrderNumber))];
    return writeAsStaff(request, reply, async (trx, member) => {
      await nameMember(trx, member.id);
      const locked = await lockOrders(trx, numbers);
      const results: StaffDto['ChangedSlotOrder'][] = [];
      const change: StaffChange[] = [];
      for (const number of numbers) {
        const order = locked.get(number);
        // Skip unknown numbers. Orders are never deleted, so no page has shown them.
        if (order === undefined) continue;
        const { status, shortNumber } = order;
        const reason = reasonText(status, to, language);
        if (reason === null) {
          await changeStatus(trx, request.server.settings, order, to);
          change.push({
            subject: 'order',
            subjectId: number,
            before: { status },
            after: { status: to },
          });
        }
        results.push({
          number,
          short_number: shortNumber,
          status: reason === null ? to : status,
          reason,
        });
      }
      return { body: { orders: results }, change };
    });
  },
};
