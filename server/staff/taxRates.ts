import { sql } from 'kysely';
import { FormRejection } from '../account/formRejection.ts';
import type { Database } from '../db/schema.ts';
import { RequestError } from '../errors.ts';
import { texts } from '../texts.ts';
import type { StaffChange } from './changeRepository.ts';
import type { StaffDto } from './staffDto.ts';

type TaxRate = StaffDto['TaxRate'];

/** The rate that holds and those that are planned, earliest first; days are of the shop's time zone. */
export async function findTaxRates(db: Database, timeZone: string): Promise<TaxRate[]> {
  const { rows } = await sql<TaxRate>`
    SELECT to_char(starts_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day, percent::float8 AS percent,
      starts_at > now() AS is_planned
    FROM tax_rate
    WHERE starts_at >= (SELECT max(starts_at) FROM tax_rate WHERE starts_at <= now())
    ORDER BY starts_at`.execute(db);
  return rows;
}

/** Writers take turns, so that what goes on record is what was there. */
async function holdRates(trx: Database): Promise<void> {
  await sql`LOCK TABLE tax_rate IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
}

const changeOf = (day: string, before: object, after: object): StaffChange => ({
  subject: 'tax',
  subjectId: day,
  before: { ...before },
  after: { ...after },
});

/**
 * Sets the rate from the beginning of a day on. Orders that are placed already keep theirs.
 * @param day `YYYY-MM-DD` in the shop's time zone
 * @returns what is put on record, if anything changed
 * @throws FormRejection for a day that is past or more than a year ahead
 */
export async function setTaxRate(
  trx: Database,
  day: string,
  percent: number,
  timeZone: string,
): Promise<{ change?: StaffChange }> {
  await holdRates(trx);
  const { rows } = await sql<{ startsAt: Date; isAhead: boolean; before: number | null }>`
    SELECT starts_at AS "startsAt",
      ${day}::date BETWEEN (now() AT TIME ZONE ${timeZone})::date AND (now() AT TIME ZONE ${timeZone})::date + 366 AS "isAhead",
      (SELECT percent::float8 FROM tax_rate WHERE tax_rate.starts_at = asked.starts_at) AS before
    FROM (SELECT ${day}::date::timestamp AT TIME ZONE ${timeZone} AS starts_at) asked`.execute(trx);
  const [asked] = rows;
  if (!asked?.isAhead) throw new FormRejection({ day: texts.staff.tax.day });
  const { startsAt, before } = asked;
  if (before === percent) return {};
  await trx
    .insertInto('tax_rate')
    .values({ starts_at: startsAt, percent })
    .onConflict((conflict) => conflict.column('starts_at').doUpdateSet({ percent }))
    .execute();
  return { change: changeOf(day, before === null ? {} : { percent: before }, { percent }) };
}

/** Takes a planned rate back. @throws RequestError (404) where none is planned for that day */
export async function removeTaxRate(
  trx: Database,
  day: string,
  timeZone: string,
): Promise<{ change: StaffChange }> {
  await holdRates(trx);
  const { rows } = await sql<{ percent: number }>`
    DELETE FROM tax_rate WHERE starts_at > now() AND starts_at = ${day}::date::timestamp AT TIME ZONE ${timeZone}
    RETURNING percent::float8 AS percent`.execute(trx);
  const [removed] = rows;
  if (removed === undefined) throw new RequestError(404, texts.staff.tax.none);
  return { change: changeOf(day, removed, {}) };
}
