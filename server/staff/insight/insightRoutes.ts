import { toDecimal } from '../../currency/minorUnits.ts';
import { periodOfDays } from '../../exports/period.ts';
import { readReport, type ReportPart } from '../../exports/report.ts';
import { languageOf } from '../../language.ts';
import { findMissedSearches } from '../../search/missedSearchRepository.ts';
import {
  countAbandonedCarts,
  findBestSellers,
  findWorstSellers,
  sumByDay,
  type Seller,
} from './insightRepository.ts';
import { compared, salesOfToday } from './salesOfToday.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';

const DAYS = 30;
const MOST_SELLERS = 10;
const MOST_TERMS = 20;

const toSeller = ({ id, minor, ...seller }: Seller): StaffDto['Seller'] => ({
  product_id: id,
  ...seller,
  amount: toDecimal(minor),
});

export const insightRoutes = {
  async getSales({ server, query }: StaffRequest<'getSales'>): Promise<StaffDto['Sales']> {
    const { db, settings } = server;
    const { days = DAYS } = query;
    const { timeZone } = settings;
    const byDay = await sumByDay(db, 2 * days, timeZone);
    const earlier = byDay.slice(0, days);
    return {
      today: await salesOfToday(server),
      days: byDay
        .slice(days)
        .map((sold, index) => ({ day: sold.day, ...compared(sold, earlier[index]) })),
      left_carts: await countAbandonedCarts(db, days),
    };
  },

  async getReport(request: StaffRequest<'getReport'>): Promise<StaffDto['Report']> {
    const { db, settings } = request.server;
    const { from, to } = request.query;
    const period = periodOfDays(from, to, settings.timeZone);
    const { deliveryFees, ...report } = await readReport(db, period, languageOf(request));
    const toPart = ({ name, count, amount }: ReportPart) => ({
      name,
      count,
      amount: toDecimal(amount),
    });
    return {
      orders: report.orders,
      goods: toDecimal(report.goods),
      discount: toDecimal(report.discount),
      delivery_fees: toDecimal(deliveryFees),
      total: toDecimal(report.total),
      payments: report.payments.map(toPart),
      refunds: toDecimal(report.refunds),
      deliveries: report.deliveries.map(toPart),
      taxes: report.taxes.map(({ rate, net, tax }) => ({
        rate,
        net: toDecimal(net),
        tax: toDecimal(tax),
      })),
    };
  },

  async listSellers(request: StaffRequest<'listSellers'>): Promise<StaffDto['SellerLists']> {
    const { db } = request.server;
    const { days = DAYS } = request.query;
    const language = languageOf(request);
    return {
      best: (await findBestSellers(db, days, MOST_SELLERS, language)).map(toSeller),
      worst: (await findWorstSellers(db, days, MOST_SELLERS, language)).map(toSeller),
    };
  },

  async listMissedSearches({
    server,
    query,
  }: StaffRequest<'listMissedSearches'>): Promise<StaffDto['MissedSearchList']> {
    const { timeZone } = server.settings;
    const wanted = { days: query.days ?? DAYS, limit: MOST_TERMS, timeZone };
    return { searches: await findMissedSearches(server.db, wanted) };
  },
};
