import type { FastifyReply } from 'fastify';
import { RequestError } from '../../http/errors.ts';
import { languageOf } from '../../language.ts';
import { texts } from '../../texts.ts';
import { findStaffCoupon, searchCoupons } from './couponRead.ts';
import { addCoupon, deleteCoupon, endCoupon, saveCoupon } from './couponWrite.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

export const couponRoutes = {
  listCoupons(request: StaffRequest<'listCoupons'>): Promise<StaffDto['CouponPage']> {
    const { state, text = '', page = 1, page_size: limit = 25 } = request.query;
    const search = { state, text: text.trim(), limit, offset: (page - 1) * limit };
    return searchCoupons(request.server.db, search, languageOf(request));
  },

  async getCoupon(request: StaffRequest<'getCoupon'>): Promise<StaffDto['StaffCoupon']> {
    const { code } = request.params;
    const coupon = await findStaffCoupon(request.server.db, code, languageOf(request));
    if (coupon === undefined) throw new RequestError(404, texts.staff.coupon.none);
    return coupon;
  },

  addCoupon(
    request: StaffRequest<'addCoupon'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffCoupon']> {
    return writeAsStaff(request, reply, async (trx) => {
      const { coupon: body, ...changed } = await addCoupon(trx, request.body, languageOf(request));
      return { status: 201, body, ...changed };
    });
  },

  saveCoupon(
    request: StaffRequest<'saveCoupon'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffCoupon']> {
    const { code } = request.params;
    return writeAsStaff(request, reply, async (trx) => {
      const { coupon: body, ...changed } = await saveCoupon(
        trx,
        code,
        request.body,
        languageOf(request),
      );
      return { body, ...changed };
    });
  },

  endCoupon(
    request: StaffRequest<'endCoupon'>,
    reply: FastifyReply,
  ): Promise<StaffDto['StaffCoupon']> {
    const { code } = request.params;
    return writeAsStaff(request, reply, async (trx) => {
      const { coupon: body, ...changed } = await endCoupon(trx, code, languageOf(request));
      return { body, ...changed };
    });
  },

  deleteCoupon(request: StaffRequest<'deleteCoupon'>, reply: FastifyReply): Promise<undefined> {
    const { code } = request.params;
    return writeAsStaff(request, reply, async (trx) => ({
      status: 204,
      body: undefined,
      change: await deleteCoupon(trx, code, languageOf(request)),
    }));
  },
};
