import { findShop } from '../../content/contentRepository.ts';
import { languageOf } from '../../language.ts';
import { findOrdersByNumber } from '../../orders/reading/orderQueries.ts';
import { typedOrderNumber } from '../../orders/placing/orderNumber.ts';
import { translatedText } from '../../translatedText.ts';
import { findNumbersOfSlot, findPackingSlots } from './slotOrders.ts';
import { linesOfHtml } from '../../content/linesOfHtml.ts';
import { slotIdOf } from './slotId.ts';
import { ordersRead, recordRead } from '../changes/recordRead.ts';
import { memberOf } from '../access/staffSession.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { toStaffOrders } from './staffOrder.ts';

export const packingRoutes = {
  async listPackingSlots(request: StaffRequest<'listPackingSlots'>): Promise<StaffDto['SlotList']> {
    const language = languageOf(request);
    const slots = await findPackingSlots(request.server.db);
    return {
      slots: slots.map(
        ({ slotId, startsAt, endsAt, deliveryName, toPack, unpaid, packed, dispatched }) => ({
          slot_id: slotId,
          starts: startsAt?.toISOString() ?? null,
          ends: endsAt?.toISOString() ?? null,
          delivery: translatedText(deliveryName, language),
          to_pack: toPack,
          unpaid,
          packed,
          dispatched,
        }),
      ),
    };
  },

  async getPackingList(request: StaffRequest<'getPackingList'>): Promise<StaffDto['PackingList']> {
    const { db } = request.server;
    const { slot_id: slot, number, status } = request.query;
    const statuses = status === undefined ? (['placed', 'packed'] as const) : [status];
    const { numbers, hasMore } =
      number === undefined
        ? await findNumbersOfSlot(db, slotIdOf(slot), statuses)
        : { numbers: [typedOrderNumber(number)], hasMore: false };
    const orders = await findOrdersByNumber(db, numbers);
    const found = orders.map((order) => order.number);
    await recordRead(request, memberOf(request), 'getPackingList', ordersRead(found));
    const shop = await findShop(db);
    return {
      has_more: hasMore,
      sender: {
        name: shop?.store_name ?? '',
        lines: linesOfHtml(shop?.store_address)
          .split('\n')
          .filter((line) => line !== ''),
      },
      orders: await toStaffOrders(db, orders, languageOf(request)),
    };
  },
};
