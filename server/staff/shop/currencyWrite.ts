import { assertValid, line, type Checked } from '../../account/fields.ts';
import { FormRejection } from '../../account/formRejection.ts';
import { FIRST_CURRENCY } from '../../currency/firstCurrency.ts';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import { texts } from '../../texts.ts';
import { changedValues } from '../changes/changedValues.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import { rejectOvertaken } from '../overtaken.ts';
import type { StaffDto } from '../staffDto.ts';

type StaffCurrency = StaffDto['StaffCurrency'];
type Values = StaffDto['CurrencyValues'];

/** What a write of a currency comes to; without a change nothing was other. */
interface CurrencyWritten {
  currency: StaffCurrency;
  change?: StaffChange;
}

const KNOWN = new Set(Intl.supportedValuesOf('currency'));
const SYMBOL = { maximum: 8 };

/** All currencies, those that are switched off among them, in the order shown. */
export async function findStaffCurrencies(db: Database): Promise<StaffCurrency[]> {
  const rows = await db
    .selectFrom('currency')
    .select(['code', 'symbol', 'value as rate', 'decimal', 'position', 'is_active'])
    .orderBy('position')
    .orderBy('code')
    .execute();
  return rows.map((row) => ({ ...row, is_base: row.code === FIRST_CURRENCY }));
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

/** Adds a currency. @throws FormRejection for a code that is none or is there */
export async function addCurrency(
  trx: Database,
  { code, ...sent }: StaffDto['NewCurrency'],
): Promise<CurrencyWritten> {
  if (!KNOWN.has(code)) throw new FormRejection({ code: texts.staff.currency.code });
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

/** Has those who shop in currencies that are switched off go on in the shop's own. */
export async function leaveCurrencies(trx: Database, codes: readonly string[]): Promise<void> {
  await trx
    .updateTable('session')
    .set({ currency_code: FIRST_CURRENCY })
    .where('currency_code', 'in', codes)
    .execute();
}

/**
 * Saves what is named of a currency, so that two people who change different things of it keep both. Who shops in one that is switched off goes on in the shop's own.
 * @throws RequestError 404 for none, 409 for the currency that prices are stored in; FormRejection
 */
export async function saveCurrency(
  trx: Database,
  code: string,
  { changed: sent, from }: StaffDto['CurrencyChanges'],
): Promise<CurrencyWritten> {
  await trx.selectFrom('currency').select('code').where('code', '=', code).forUpdate().execute();
  const before = await readCurrency(trx, code);
  rejectOvertaken(valuesOf(before), sent, from);
  const values = cleaned({ ...valuesOf(before), ...sent });
  const changed = changedValues(valuesOf(before), values);
  if (changed === undefined) return { currency: before };
  // Prices are stored in it; only its place in the list is a matter of taste.
  if (before.is_base && Object.keys(changed.after).some((name) => name !== 'position'))
    throw new RequestError(409, texts.staff.currency.base);
  await trx.updateTable('currency').set(columnsOf(values)).where('code', '=', code).execute();
  if (before.is_active && !values.is_active) await leaveCurrencies(trx, [code]);
  const currency = await readCurrency(trx, code);
  return { currency, change: { subject: 'currency', subjectId: code, ...changed } };
}
