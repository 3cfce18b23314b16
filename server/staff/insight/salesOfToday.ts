import type { FastifyInstance } from 'fastify';
import { toDecimal } from '../../currency/minorUnits.ts';
import type { StaffDto } from '../staffDto.ts';
import { sumUntilNow, type SoldAmount } from './insightRepository.ts';

const WEEK = 7;

const NOTHING: SoldAmount = { orders: 0, minor: 0 };

export const compared = (now: SoldAmount, before = NOTHING): StaffDto['SalesOfDay'] => ({
  orders: now.orders,
  amount: toDecimal(now.minor),
  orders_before: before.orders,
  amount_before: toDecimal(before.minor),
});

/** Returns today's sales, compared with the same time last week. */
export async function salesOfToday({
  db,
  settings,
}: FastifyInstance): Promise<StaffDto['SalesOfDay']> {
  const { timeZone } = settings;
  return compared(await sumUntilNow(db, 0, timeZone), await sumUntilNow(db, WEEK, timeZone));
}
