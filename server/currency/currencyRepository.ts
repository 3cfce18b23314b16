import type { Database } from '../db/schema.ts';

/** A currency that prices can be shown in. */
export interface Currency {
  code: string;
  symbol: string;
  /** Units of this currency for one rupee, as a decimal text. */
  value: string;
  /** Number of decimal places shown. */
  decimal: number;
}

/** The currencies that can be chosen, in the order shown. */
export async function findCurrencies(db: Database): Promise<Currency[]> {
  return db
    .selectFrom('currency')
    .select(['code', 'symbol', 'value', 'decimal'])
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute();
}

/** The currency of that code. @throws when there is none: sessions refer to existing ones only */
export async function findCurrency(db: Database, code: string): Promise<Currency> {
  return db
    .selectFrom('currency')
    .select(['code', 'symbol', 'value', 'decimal'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
}

/** Sets the currency of a session. False where there is no such currency. */
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
