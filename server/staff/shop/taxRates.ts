import { sql } from 'kysely';
import { FormRejection } from '../../account/formRejection.ts';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import { isInComingYear, localDay, startOfDay } from '../../localTime.ts';
import { texts } from '../../texts.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import type { StaffDto } from '../staffDto.ts';

type TaxRate = StaffDto['TaxRate'];

/** Returns the current tax rate and the planned ones, earliest first. Days are in the shop's time zone. */
export async function findTaxRates(db: Database, timeZone: string): Promise<TaxRate[]> {
  const { rows } = await sql<Omit<TaxRate, 'day'> & { startsAt: Date }>`
    SELECT starts_at AS "startsAt", percent::float8 AS percent, starts_at > now() AS is_planned
    FROM tax_rate
    WHERE starts_at >= (SELECT max(starts_at) FROM tax_rate WHERE starts_at <= now())
    ORDER BY starts_at`.execute(db);
  return rows.map(({ startsAt, ...rate }) => ({ day: localDay(startsAt, timeZone), ...rate }));
}

/** Locks the tax rates, so that the logged previous value is correct. */
async function lockTaxRates(trx: Database): Promise<void> {
  await sql`LOCK TABLE tax_rate IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
}

const changeOf = (day: string, before: object, after: object): StaffChange => ({
  subject: 'tax',
  subjectId: day,
  before: { ...before },
  after: { ...after },
});

/**
 * Sets the tax rate from the start of a day. Existing orders keep their rate.
 * @param day `YYYY-MM-DD` in the shop's time zone
 * @returns the change for the activity log, if any
 * @throws FormRejection if the day is past or more than a year ahead
 */
export async function setTaxRate(
  trx: Database,
  day: string,
  percent: number,
  timeZone: string,
): Promise<{ change?: StaffChange }> {
  await lockTaxRates(trx);
  if (!(await isInComingYear(trx, day, timeZone))) {
    throw new FormRejection({ day: texts.staff.tax.day });
  }
  const startsAt = startOfDay(day, timeZone);
  const { rows } = await sql<{ percent: number }>`
    SELECT percent::float8 AS percent FROM tax_rate WHERE starts_at = ${startsAt}`.execute(trx);
  const before = rows[0]?.percent;
  if (before === percent) return {};
  await trx
    .insertInto('tax_rate')
    .values({ starts_at: startsAt, percent })
    .onConflict((conflict) => conflict.column('starts_at').doUpdateSet({ percent }))
    .execute();
  return { change: changeOf(day, before === undefined ? {} : { percent: before }, { percent }) };
}

/**
 * Cancels a planned tax rate.
 * @throws RequestError 404 if none is planned for that day
 */
export async function removeTaxRate(
  trx: Database,
  day: string,
  timeZone: string,
): Promise<{ change: StaffChange }> {
  await lockTaxRates(trx);
  const { rows } = await sql<{ percent: number }>`
    DELETE FROM tax_rate WHERE starts_at > now() AND starts_at = ${startOfDay(day, timeZone)}
    RETURNING percent::float8 AS percent`.execute(trx);
  const [removed] = rows;
  if (removed === undefined) throw new RequestError(404, texts.staff.tax.none);
  return { change: changeOf(day, removed, {}) };
}
