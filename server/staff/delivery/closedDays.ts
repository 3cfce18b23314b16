import { sql } from 'kysely';
import { FormRejection } from '../../account/formRejection.ts';
import type { Database } from '../../db/schema.ts';
import { isInComingYear, readToday } from '../../localTime.ts';
import { texts } from '../../texts.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import type { StaffDto } from '../staffDto.ts';

export async function findClosedDays(
  db: Database,
  timeZone: string,
): Promise<StaffDto['ClosedDay'][]> {
  const { rows } = await sql<StaffDto['ClosedDay']>`
    SELECT closed.day::text AS day, count(o.id)::integer AS orders
    FROM closed_day closed
    LEFT JOIN delivery_slot slot ON slot.day = closed.day
    LEFT JOIN shop_order o ON o.slot_id = slot.id AND o.status IN ('placed', 'packed')
    WHERE closed.day >= ${await readToday(db, timeZone)}
    GROUP BY closed.day ORDER BY closed.day`.execute(db);
  return rows;
}

/**
 * Closes a day for delivery, or reopens it. The day's slots stay unchanged.
 * @param day `YYYY-MM-DD` in the shop's time zone
 * @returns the change for the activity log, if any
 * @throws FormRejection if the day is past or more than a year ahead
 */
export async function changeClosedDay(
  trx: Database,
  day: string,
  isClosed: boolean,
  timeZone: string,
): Promise<{ change?: StaffChange }> {
  if (!(await isInComingYear(trx, day, timeZone)))
    throw new FormRejection({ day: texts.staff.delivery.dayNotAhead });
  const { numAffectedRows } = isClosed
    ? await sql`INSERT INTO closed_day (day) VALUES (${day}) ON CONFLICT DO NOTHING`.execute(trx)
    : await sql`DELETE FROM closed_day WHERE day = ${day}`.execute(trx);
  if (numAffectedRows === 0n) return {};
  return {
    change: {
      subject: 'slot',
      subjectId: day,
      before: { is_day_closed: !isClosed },
      after: { is_day_closed: isClosed },
    },
  };
}
