import type { Database } from '../db/schema.ts';

export interface Currency {
  code: string;
  symbol: string;
  /** Units of this currency per unit of the store's currency, as a decimal string. */
  value: string;
  decimal: number;
}

export async function findCurrencies(db: Database): Promise<Currency[]> {
  return db
    .selectFrom('currency')
    .select(['code', 'symbol', 'value', 'decimal'])
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute();
}

/** @throws if the code is unknown; sessions refer only to existing currencies */
export async function findCurrency(db: Database, code: string): Promise<Currency> {
  return db
    .selectFrom('currency')
    .select(['code', 'symbol', 'value', 'decimal'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
}

export async function updateSessionCurrency(
  db: Database,
  sessionId: string,
  code: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ currency_code: code })
    .where('id', '=', sessionId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('currency')
          .select('code')
          .where('code', '=', code)
          .where('is_active', '=', true),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
