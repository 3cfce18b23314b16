import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../../http/errors.ts';
import { languageOf } from '../../language.ts';
import { texts } from '../../texts.ts';
import { findCollectionNames, findProductRows } from './productRow.ts';
import { searchProducts } from './productSearch.ts';
import { findStaffProduct } from './productRead.ts';
import { addProduct, deleteProduct, deleteProducts, saveProduct } from './productWrite.ts';
import { findParentId } from './productIds.ts';
import { changeGroup } from './productGroup.ts';
import { changeValues } from './productValues.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { demandPermission } from '../access/staffSession.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

export const productRoutes = {
  async searchStaffProducts(
    request: StaffRequest<'searchStaffProducts'>,
  ): Promise<StaffDto['ProductPage']> {
    const { db, settings } = request.server;
    const { lowStock } = settings;
    const language = languageOf(request);
    const {
      text = '',
      special,
      direction = 'desc',
      page_size: limit = 25,
      ...others
    } = request.query;
    const { ids, hasMore, ...page } = await searchProducts(
      db,
      { ...others, text: text.trim(), lowStock, hasSpecial: special, direction, limit },
      language,
    );
    return { ...page, has_more: hasMore, products: await findProductRows(db, ids, language) };
  },

  async getStaffProduct({
    params,
    server: { db },
  }: StaffRequest<'getStaffProduct'>): Promise<StaffDto['StaffProduct']> {
    // Accept ids of variants, because the activity log contains them.
    const product = await findStaffProduct(db, await findParentId(db, params.product_id));
    if (product === undefined) throw new RequestError(404, texts.staff.noProduct);
    return product;
  },

  addProduct(
    request: StaffRequest<'addProduct'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffProduct']> {
    return writeAsStaff(request, reply, async (trx, { id: memberId }) => {
      const { product: body, ...changed } = await addProduct(trx, memberId, request.body);
      return { status: 201, body, ...changed };
    });
  },

  saveProduct(
    request: StaffRequest<'saveProduct'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffProduct']> {
    return writeAsStaff(request, reply, async (trx, { id: memberId }) => {
      const { product: body, ...changed } = await saveProduct(
        trx,
        memberId,
        request.params.product_id,
        request.body,
      );
      return { body, ...changed };
    });
  },

  deleteProduct(request: StaffRequest<'deleteProduct'>, reply: FastifyReply): Promise<undefined> {
    return writeAsStaff(request, reply, async (trx) => ({
      status: 204,
      body: undefined,
      ...(await deleteProduct(trx, request.params.product_id)),
    }));
  },

  deleteProducts(request: StaffRequest<'deleteProducts'>, reply: FastifyReply): Promise<undefined> {
    return writeAsStaff(request, reply, async (trx) => ({
      status: 204,
      body: undefined,
      change: await deleteProducts(trx, request.body.product_ids),
    }));
  },

  changeProductValues(
    request: StaffRequest<'changeProductValues'>,
    reply: FastifyReply,
  ): Promise<StaffDto['ChangedProducts']> {
    if (request.body.field === 'stock') demandPermission(request, 'stock.correct');
    const ids = request.body.changes.map(({ product_id: id }) => id);
    return writeAsStaff(request, reply, async (trx, { id: memberId }) => {
      const change = await changeValues(trx, memberId, request.body);
      return { body: { products: await findProductRows(trx, ids, languageOf(request)) }, change };
    });
  },

  changeProductGroup(
    request: StaffRequest<'changeProductGroup'>,
    reply: FastifyReply,
  ): Promise<StaffDto['ChangedProducts']> {
    const { product_ids: ids } = request.body;
    return writeAsStaff(request, reply, async (trx) => {
      const change = await changeGroup(trx, request.body);
      return { body: { products: await findProductRows(trx, ids, languageOf(request)) }, change };
    });
  },

  async listStaffCollections(request: FastifyRequest): Promise<StaffDto['StaffCollectionList']> {
    return { collections: await findCollectionNames(request.server.db, languageOf(request)) };
  },
};
