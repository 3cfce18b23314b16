import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Currency } from './currencyRepository.ts';

const RUPEES: Currency = { code: 'INR', symbol: '₹', value: '1', decimal: 2 };

export async function findStoreCurrency(db: Database): Promise<Currency> {
  const stored = await db
    .selectFrom('currency')
    .select(['code', 'symbol', 'value', 'decimal'])
    .where('is_store', '=', true)
    .executeTakeFirst();
  return stored ?? RUPEES;
}

export const storeCurrencyCode = sql<string>`(SELECT code FROM currency WHERE is_store)`;
