import { sql } from 'kysely';
import { FormRejection } from '../../account/formRejection.ts';
import { KNOWN_CURRENCIES } from '../../currency/knownCurrencies.ts';
import { findStoreCurrency } from '../../currency/storeCurrency.ts';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import { texts } from '../../texts.ts';
import type { StaffChange } from '../changes/changeRepository.ts';

/** Prices are stored in hundredths, so a store's currency has at most two decimals. */
const MOST_DECIMALS = 2;

/** True until the first order, because orders store their amounts in the store's currency. */
export async function isStoreCurrencyOpen(db: Database): Promise<boolean> {
  return (await db.selectFrom('shop_order').select('id').limit(1).executeTakeFirst()) === undefined;
}

function formatOf(code: string) {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
  return { symbol, decimal: format.resolvedOptions().maximumFractionDigits ?? MOST_DECIMALS };
}

async function convertRates(trx: Database, rate: string): Promise<void> {
  await sql`UPDATE currency SET value = trim_scale(greatest(round(value / ${rate}::numeric, 12), 0.000000000001))`.execute(
    trx,
  );
}

/**
 * Sets the store's currency. Prices keep their numbers. Rates of other currencies are converted if the new currency
 * was active; otherwise the other currencies are deactivated.
 * @throws FormRejection for an unknown currency, or one with more than two decimals
 * @throws RequestError 409 if there are orders
 */
export async function chooseStoreCurrency(
  trx: Database,
  code: string,
): Promise<{ change?: StaffChange }> {
  if (!KNOWN_CURRENCIES.has(code)) throw new FormRejection({ code: texts.staff.currency.code });
  const { symbol, decimal } = formatOf(code);
  if (decimal > MOST_DECIMALS) throw new FormRejection({ code: texts.staff.currency.decimals });
  await sql`LOCK TABLE currency, shop_order IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
  const before = await findStoreCurrency(trx);
  if (before.code === code) return {};
  if (!(await isStoreCurrencyOpen(trx))) throw new RequestError(409, texts.staff.currency.ordered);
  const known = await trx
    .selectFrom('currency')
    .select('value')
    .where('code', '=', code)
    // The rate of an inactive currency may be out of date.
    .where('is_active', '=', true)
    .executeTakeFirst();
  await trx.updateTable('currency').set({ is_store: false }).execute();
  if (known) await convertRates(trx, known.value);
  await trx
    .insertInto('currency')
    .values({ code, symbol, decimal, value: 1, is_active: true, is_store: true })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet({ value: 1, is_active: true, is_store: true }),
    )
    .execute();
  if (!known)
    await trx.updateTable('currency').set({ is_active: false }).where('code', '<>', code).execute();
  await trx.updateTable('session').set({ currency_code: code }).execute();
  return {
    change: {
      subject: 'currency',
      subjectId: code,
      before: { store_currency: before.code },
      after: { store_currency: code },
    },
  };
}
