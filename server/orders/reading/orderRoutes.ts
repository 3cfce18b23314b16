import type { FastifyReply } from 'fastify';
import type { Dto, FormRequest, QueryRequest } from '../../http/contractTypes.ts';
import { writeOnce } from '../../idempotency/writeOnce.ts';
import { languageOf } from '../../language.ts';
import { sessionOf } from '../../session/session.ts';
import { fill, texts } from '../../texts.ts';
import { cancelOwnOrder } from '../packing/cancelOrder.ts';
import { orderOf } from './orderAccess.ts';
import { findOrdersOf } from './orderQueries.ts';
import { toOrderSummaryDto, toOrderDto } from './orderDto.ts';
import { orderName } from './orderName.ts';
import { reorder } from '../placing/reorder.ts';

const PAGE_SIZE = 20;

export const orderRoutes = {
  async getOrder(request: QueryRequest<'getOrder'>): Promise<Dto['Order']> {
    const { db, settings } = request.server;
    const order = await orderOf(db, request, request.query);
    return toOrderDto(db, order, settings.timeZone, languageOf(request));
  },

  async listOrders(request: QueryRequest<'listOrders'>): Promise<Dto['OrderList']> {
    const { page = 1, limit = PAGE_SIZE } = request.query;
    const { customerId } = sessionOf(request);
    if (customerId === null) return { orders: [], total: 0, page, limit };
    const { db, settings } = request.server;
    const found = await findOrdersOf(db, customerId, page, limit);
    const language = languageOf(request);
    const orders = found.orders.map((order) =>
      toOrderSummaryDto(order, settings.timeZone, language),
    );
    return { orders, total: found.total, page, limit };
  },

  cancelOrder(request: FormRequest<'OrderKeyForm'>, reply: FastifyReply): Promise<Dto['Outcome']> {
    return writeOnce(request, reply, async (trx) => {
      const order = await orderOf(trx, request, request.body);
      await cancelOwnOrder(trx, order.id, request.server.settings.timeZone);
      const said = fill(texts.order.cancelled, { number: orderName(order) });
      return { status: 1, success: said[languageOf(request)] };
    });
  },

  reorder(
    request: FormRequest<'OrderKeyForm'>,
    reply: FastifyReply,
  ): Promise<Dto['ReorderAnswer']> {
    return writeOnce(request, reply, async (trx, { cartId }) => {
      const { id } = await orderOf(trx, request, request.body);
      return { status: 1, ...(await reorder(trx, cartId, id, languageOf(request))) };
    });
  },
};
