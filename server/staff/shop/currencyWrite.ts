import { assertValid, line, type Checked } from '../../account/fields.ts';
import { FormRejection } from '../../account/formRejection.ts';
import { KNOWN_CURRENCIES } from '../../currency/knownCurrencies.ts';
import { storeCurrencyCode } from '../../currency/storeCurrency.ts';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import { texts } from '../../texts.ts';
import { changedValues } from '../changes/changedValues.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import { rejectStaleFields } from '../staleValues.ts';
import type { StaffDto } from '../staffDto.ts';

type StaffCurrency = StaffDto['StaffCurrency'];
type Values = StaffDto['CurrencyValues'];

interface CurrencyWritten {
  currency: StaffCurrency;
  change?: StaffChange;
}

const SYMBOL = { maximum: 8 };

export async function findStaffCurrencies(db: Database): Promise<StaffCurrency[]> {
  return db
    .selectFrom('currency')
    .select([
      'code',
      'symbol',
      'value as rate',
      'decimal',
      'position',
      'is_active',
      'is_store as is_base',
    ])
    .orderBy('position')
    .orderBy('code')
    .execute();
}

function rate(text: string): Checked<string> {
  return Number(text) > 0 ? { value: text } : { invalid: texts.staff.currency.rate };
}

const cleaned = (values: Values): Values => ({
  ...values,
  ...assertValid({ symbol: line(values.symbol, SYMBOL), rate: rate(values.rate) }),
});

const columnsOf = ({ symbol, rate: value, decimal, position, is_active }: Values) => ({
  symbol,
  value,
  decimal,
  position,
  is_active,
});

const valuesOf = ({ code: _code, is_base: _isBase, ...values }: StaffCurrency): Values => values;

async function readCurrency(db: Database, code: string): Promise<StaffCurrency> {
  const found = (await findStaffCurrencies(db)).find((currency) => currency.code === code);
  if (found === undefined) throw new RequestError(404, texts.staff.currency.none);
  return found;
}

export async function addCurrency(
  trx: Database,
  { code, ...sent }: StaffDto['NewCurrency'],
): Promise<CurrencyWritten> {
  if (!KNOWN_CURRENCIES.has(code)) throw new FormRejection({ code: texts.staff.currency.code });
  const { numInsertedOrUpdatedRows: count } = await trx
    .insertInto('currency')
    .values({ code, ...columnsOf(cleaned(sent)) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirstOrThrow();
  if (count !== 1n) throw new FormRejection({ code: texts.staff.currency.taken });
  const currency = await readCurrency(trx, code);
  return {
    currency,
    change: { subject: 'currency', subjectId: code, before: {}, after: valuesOf(currency) },
  };
}

export async function leaveCurrencies(trx: Database, codes: readonly string[]): Promise<void> {
  await trx
    .updateTable('session')
    .set({ currency_code: storeCurrencyCode })
    .where('currency_code', 'in', codes)
    .execute();
}

/**
 * Saves the changed fields of a currency, so that two members can edit different fields. Sessions in a deactivated
 * currency switch to the base currency.
 * @throws RequestError 404 if unknown, 409 for the base currency
 * @throws FormRejection 409 if someone else has changed a field, 422 if a value is invalid
 */
export async function saveCurrency(
  trx: Database,
  code: string,
  { changed: sent, from }: StaffDto['CurrencyChanges'],
): Promise<CurrencyWritten> {
  await trx.selectFrom('currency').select('code').where('code', '=', code).forUpdate().execute();
  const before = await readCurrency(trx, code);
  rejectStaleFields(valuesOf(before), sent, from);
  const values = cleaned({ ...valuesOf(before), ...sent });
  const changed = changedValues(valuesOf(before), values);
  if (changed === undefined) return { currency: before };
  // Prices are stored in the base currency, so only its position may change.
  if (before.is_base && Object.keys(changed.after).some((name) => name !== 'position'))
    throw new RequestError(409, texts.staff.currency.base);
  await trx.updateTable('currency').set(columnsOf(values)).where('code', '=', code).execute();
  if (before.is_active && !values.is_active) await leaveCurrencies(trx, [code]);
  const currency = await readCurrency(trx, code);
  return { currency, change: { subject: 'currency', subjectId: code, ...changed } };
}
