import type { FastifyReply, FastifyRequest } from 'fastify';
import { pictureUrl } from '../../catalog/picture.ts';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import { languageOf } from '../../language.ts';
import { texts } from '../../texts.ts';
import { findProductIds } from './productIds.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { correctStock } from './stockCorrection.ts';
import {
  findAwaited,
  findLow,
  findReserved,
  findStocked,
  findStockMovements,
  type StockedProduct,
} from './stockRepository.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

type StockCorrectionForm = StaffDto['StockCorrectionForm'];

function toRow(product: StockedProduct, lowStock: number): StaffDto['StockRow'] {
  const { id, handle, name, pictures, barcode, stock, minimum, waiting } = product;
  const isLow = stock <= lowStock ? 'low' : 'enough';
  return {
    product_id: id,
    handle,
    name,
    image: pictureUrl(pictures[0], 160),
    barcode,
    stock,
    minimum,
    level: stock < minimum ? 'out' : isLow,
    waiting,
  };
}

async function readStock(
  db: Database,
  request: FastifyRequest,
  productId: string,
): Promise<StaffDto['ProductStock']> {
  const [product] = await findStocked(db, [productId], languageOf(request));
  if (product === undefined) throw new RequestError(404, texts.staff.stock.noProduct);
  const row = toRow(product, request.server.settings.lowStock);
  const reserved = await findReserved(db, productId);
  return { ...row, reserved, shelf: row.stock + reserved };
}

function differenceOf({ difference, counted, expected }: StockCorrectionForm): number {
  const isCount = counted !== undefined && expected !== undefined;
  const isHalfCount = (counted === undefined) !== (expected === undefined);
  if (isHalfCount || isCount === (difference !== undefined))
    throw new RequestError(422, texts.staff.stock.oneAmount);
  return isCount ? counted - expected : (difference ?? 0);
}

export const stockRoutes = {
  async listStock(request: StaffRequest<'listStock'>): Promise<StaffDto['StockPage']> {
    const { db, settings } = request.server;
    const { view = 'low', text = '', page = 1, page_size: limit = 25 } = request.query;
    const { lowStock } = settings;
    const language = languageOf(request);
    const slice = { limit, offset: (page - 1) * limit };
    const find = () => {
      if (text.trim() !== '')
        return findProductIds(db, text.trim(), 'sellable', { page, limit }, language);
      if (view === 'waiting') return findAwaited(db, slice);
      return findLow(db, view === 'out' ? undefined : lowStock, slice);
    };
    const { ids, total } = await find();
    const products = await findStocked(db, ids, language);
    return {
      total,
      low_stock: lowStock,
      products: products.map((product) => toRow(product, lowStock)),
    };
  },

  getProductStock(request: StaffRequest<'getProductStock'>): Promise<StaffDto['ProductStock']> {
    return readStock(request.server.db, request, request.params.product_id);
  },

  async listStockMovements({
    params,
    query,
    server,
  }: StaffRequest<'listStockMovements'>): Promise<StaffDto['StockMovementList']> {
    const { before, limit = 50 } = query;
    const found = await findStockMovements(server.db, params.product_id, before, limit + 1);
    return {
      has_more: found.length > limit,
      movements: found.slice(0, limit).map(({ at, orderNumber, ...movement }) => ({
        ...movement,
        at: at.toISOString(),
        order_number: orderNumber,
      })),
    };
  },

  correctStock(
    request: StaffRequest<'correctStock'>,
    reply: FastifyReply,
  ): Promise<StaffDto['ProductStock']> {
    const { cause, note = '' } = request.body;
    const { product_id: productId } = request.params;
    const difference = differenceOf(request.body);
    return writeAsStaff(request, reply, async (trx, member) => {
      const correction = { cause, note: note.trim(), difference };
      const change = await correctStock(trx, member.id, productId, correction);
      const body = await readStock(trx, request, productId);
      return { body, ...(change && { change }) };
    });
  },
};
