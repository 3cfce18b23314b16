import type { FastifyReply, FastifyRequest } from 'fastify';
import { nameMember } from '../../catalog/stockReason.ts';
import { productIdOf } from '../../catalog/productId.ts';
import { shownText } from '../../currency/currencyText.ts';
import { toDecimal } from '../../currency/minorUnits.ts';
import type { Database } from '../../db/schema.ts';
import { OrderConflict } from '../../orders/placing/orderConflict.ts';
import { RequestError } from '../../http/errors.ts';
import { languageOf } from '../../language.ts';
import { changeAddress } from '../../orders/packing/changeAddress.ts';
import { changeSlot, findOtherSlots } from '../../orders/packing/changeSlot.ts';
import { changeStatus, orderToChange } from '../../orders/packing/changeStatus.ts';
import { issueRefund, settleRefund } from '../../orders/payment/issueRefund.ts';
import { findRefunds } from '../../payment/refundRepository.ts';
import { typedOrderNumber } from '../../orders/placing/orderNumber.ts';
import { findOrdersByNumber, type StoredOrder } from '../../orders/reading/orderQueries.ts';
import { insertNote } from '../../orders/reading/orderRepository.ts';
import { packLine, type StoredPacking } from '../../orders/packing/packLine.ts';
import { paymentName } from '../../payment/paymentProviders.ts';
import { texts } from '../../texts.ts';
import { translatedText } from '../../translatedText.ts';
import { changedValues } from '../changes/changedValues.ts';
import { searchOrders } from './orderSearch.ts';
import { packingRoutes } from './packingRoutes.ts';
import { replacementRoutes } from './replacementRoutes.ts';
import { slotStatusRoutes } from './slotStatusRoutes.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { toStaffOrders } from './staffOrder.ts';
import { ordersRead, recordRead } from '../changes/recordRead.ts';
import { demandPermission, memberOf, type StaffMember } from '../access/staffSession.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

type StaffOrder = StaffDto['StaffOrder'];

interface Recorded {
  before: object;
  after: object;
}

async function readOrder(
  db: Database,
  request: FastifyRequest,
  number: string,
): Promise<StaffOrder> {
  const orders = await findOrdersByNumber(db, [typedOrderNumber(number)]);
  const [order] = await toStaffOrders(db, orders, languageOf(request));
  if (order === undefined) throw new RequestError(404, texts.order.rejected.noOrder);
  return order;
}

function changeOrder(
  request: FastifyRequest & { params: { number: string } },
  reply: FastifyReply,
  work: (trx: Database, order: StoredOrder, member: StaffMember) => Promise<Recorded | undefined>,
): Promise<StaffOrder> {
  return writeAsStaff(request, reply, async (trx, member) => {
    await nameMember(trx, member.id);
    const order = await orderToChange(trx, typedOrderNumber(request.params.number));
    const recorded = await work(trx, order, member);
    const body = await readOrder(trx, request, order.number);
    if (recorded === undefined) return { body };
    return { body, change: { subject: 'order', subjectId: order.number, ...recorded } };
  });
}

const recordOf = ({ packedQuantity, weighedGrams, replacement }: StoredPacking) => ({
  packed_quantity: packedQuantity,
  ...(weighedGrams !== null && { weight: weighedGrams }),
  ...(replacement && {
    replacement: { product_id: replacement.productId, quantity: replacement.quantity },
  }),
});

export const orderRoutes = {
  ...packingRoutes,
  ...replacementRoutes,
  ...slotStatusRoutes,

  async searchOrders(request: StaffRequest<'searchOrders'>): Promise<StaffDto['OrderPage']> {
    const { db, settings } = request.server;
    const language = languageOf(request);
    const {
      status,
      payment,
      day,
      slot_id: slotId,
      customer_id: customerId,
      text = '',
      sort = 'placed',
      direction = 'desc',
      page = 1,
      page_size: limit = 25,
    } = request.query;
    const search = {
      status,
      payment,
      day,
      text,
      sort,
      direction,
      limit,
      offset: (page - 1) * limit,
    };
    const slot = slotId === undefined ? undefined : (productIdOf(slotId) ?? '0');
    const { orders, total } = await searchOrders(
      db,
      { ...search, slotId: slot, customerId },
      settings.timeZone,
    );
    if (text.trim() !== '' || customerId !== undefined) {
      const numbers = orders.map(({ number }) => number);
      await recordRead(request, memberOf(request), 'searchOrders', ordersRead(numbers));
    }
    return {
      total,
      orders: orders.map((order) => ({
        number: order.number,
        short_number: order.shortNumber,
        status: order.status,
        placed: order.placedAt.toISOString(),
        name: order.name,
        email: order.email,
        phone: order.phone,
        city: order.city,
        delivery: translatedText(order.deliveryName, language),
        slot_starts: order.slotStartsAt?.toISOString() ?? null,
        slot_ends: order.slotEndsAt?.toISOString() ?? null,
        units: order.units,
        packed_units: order.packedUnits,
        total: toDecimal(order.totalMinor),
        total_text: shownText(order.shownTotal, order.currency, language),
        payment: order.payment,
        payment_name: paymentName(order, language),
      })),
    };
  },

  getStaffOrder(request: StaffRequest<'getStaffOrder'>): Promise<StaffOrder> {
    return readOrder(request.server.db, request, request.params.number);
  },

  confirmPayment(
    request: StaffRequest<'confirmPayment'>,
    reply: FastifyReply,
  ): Promise<StaffOrder> {
    return changeOrder(request, reply, async (trx, order) => {
      await changeStatus(trx, request.server.settings, order, 'paid');
      return order.status === 'cancelled'
        ? { before: { payment: 'cancelled' }, after: { payment: 'refund_due' } }
        : { before: { payment: 'due' }, after: { payment: 'paid' } };
    });
  },

  async listOrderSlots(
    request: StaffRequest<'listOrderSlots'>,
  ): Promise<StaffDto['OrderSlotList']> {
    const { db, settings } = request.server;
    const { number } = request.params;
    const [order] = await findOrdersByNumber(db, [typedOrderNumber(number)]);
    if (order === undefined) throw new RequestError(404, texts.order.rejected.noOrder);
    const slots = await findOtherSlots(db, order, settings.timeZone);
    return {
      slots: slots.map(({ id, startsAt, endsAt, left }) => ({
        slot_id: id,
        starts: startsAt.toISOString(),
        ends: endsAt.toISOString(),
        left,
      })),
    };
  },

  changeOrderSlot(
    request: StaffRequest<'changeOrderSlot'>,
    reply: FastifyReply,
  ): Promise<StaffOrder> {
    const slotId = productIdOf(request.body.slot_id) ?? '0';
    return changeOrder(request, reply, async (trx, order) => {
      const starts = await changeSlot(trx, order, slotId, request.server.settings.timeZone);
      if (slotId === order.slotId) return undefined;
      return {
        before: { slot_starts: order.slotStartsAt?.toISOString() ?? null },
        after: { slot_starts: starts.toISOString() },
      };
    });
  },

  changeOrderAddress(
    request: StaffRequest<'changeOrderAddress'>,
    reply: FastifyReply,
  ): Promise<StaffOrder> {
    return changeOrder(request, reply, async (trx, order) => {
      const isOther = await changeAddress(trx, order, request.body);
      // The activity log outlives erased customer data, so it must not contain the address.
      return isOther ? { before: {}, after: { is_address_changed: true } } : undefined;
    });
  },

  packLine(request: StaffRequest<'packLine'>, reply: FastifyReply): Promise<StaffOrder> {
    const { packed_quantity: packedQuantity, from, replacement, ...form } = request.body;
    return changeOrder(request, reply, async (trx, order) => {
      const { before, after, name } = await packLine(trx, order, request.params.line_id, {
        packedQuantity,
        weighedGrams: form.weight ?? null,
        from,
        weightFrom: form.weight_from,
        replacementFrom: form.replacement_from,
        ...(replacement !== undefined && {
          replacement: replacement && {
            productId: replacement.product_id,
            quantity: replacement.quantity,
          },
        }),
      });
      const changed = changedValues(recordOf(before), recordOf(after));
      return (
        changed && {
          before: { line: name, ...changed.before },
          after: { line: name, ...changed.after },
        }
      );
    });
  },

  changeOrderStatus(
    request: StaffRequest<'changeOrderStatus'>,
    reply: FastifyReply,
  ): Promise<StaffOrder> {
    const { status } = request.body;
    if (status === 'cancelled') demandPermission(request, 'orders.manage');
    return changeOrder(request, reply, async (trx, order) => {
      await changeStatus(trx, request.server.settings, order, status);
      return { before: { status: order.status }, after: { status } };
    });
  },

  refundOrder(request: StaffRequest<'refundOrder'>, reply: FastifyReply): Promise<StaffOrder> {
    const { amount, note = '' } = request.body;
    return changeOrder(request, reply, async (trx, order) => {
      const { timeZone } = request.server.settings;
      await issueRefund(trx, order, { amount, note: note.trim() }, timeZone);
      return { before: {}, after: { refund: amount } };
    });
  },

  settleRefund(request: StaffRequest<'settleRefund'>, reply: FastifyReply): Promise<StaffOrder> {
    const { refund_id: refundId } = request.params;
    return changeOrder(request, reply, async (trx, { id }) => {
      const refund = (await findRefunds(trx, [id])).find((one) => one.id === refundId);
      if (refund?.isSending) throw new OrderConflict('noRefund');
      await settleRefund(trx, id, refundId, request.server.settings.timeZone);
      const amount = toDecimal(refund?.amountMinor ?? 0);
      return {
        before: { refund: amount, state: 'due' },
        after: { refund: amount, state: 'done' },
      };
    });
  },

  addOrderNote(request: StaffRequest<'addOrderNote'>, reply: FastifyReply): Promise<StaffOrder> {
    const text = request.body.text.trim();
    if (text === '') throw new RequestError(422, texts.field.missing);
    return changeOrder(request, reply, async (trx, { id }, member) => {
      const noteId = await insertNote(trx, id, { memberId: member.id, text });
      // Log only the note's id. The note may name people, whose data can be erased, while log entries stay.
      return { before: {}, after: { note_id: noteId } };
    });
  },
};
