import { FormRejection } from '../../account/formRejection.ts';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import { isInComingYear, localDay, startOfDay } from '../../localTime.ts';
import { texts } from '../../texts.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import type { StaffDto } from '../staffDto.ts';
import { readTaxClass } from './taxClasses.ts';
import { checkedPlace } from './taxPlace.ts';
import { lockTaxes } from './taxes.ts';

type RateKey = Pick<StaffDto['TaxRate'], 'day' | 'country_id' | 'zone_id'>;

const changeOf = (
  { day, country_id: country, zone_id: zone }: RateKey,
  name: string,
  before: object,
  after: object,
): StaffChange => {
  const place = [country, zone].filter((part) => part !== '');
  const of = { class: name, ...(place.length > 0 && { place: place.join(', ') }) };
  return {
    subject: 'tax',
    subjectId: day,
    before: { ...of, ...before },
    after: { ...of, ...after },
  };
};

const ratesOf = (trx: Database, classId: string, { country_id, zone_id }: RateKey) =>
  trx
    .selectFrom('tax_rate')
    .select(['starts_at as startsAt', 'percent'])
    .where('class_id', '=', classId)
    .where('country_id', '=', country_id)
    .where('zone_id', '=', zone_id);

/**
 * Sets a class's rate at a place from the start of a day. Existing orders keep their rate.
 * @returns the change for the activity log, if any
 * @throws RequestError 404 if the class is unknown
 * @throws FormRejection if the place is unknown, or the day is past or more than a year ahead
 */
export async function setTaxRate(
  trx: Database,
  classId: string,
  form: StaffDto['TaxRateForm'],
  timeZone: string,
): Promise<{ change?: StaffChange }> {
  await lockTaxes(trx);
  const { name } = await readTaxClass(trx, classId);
  const { day, percent } = form;
  const rate = { day, ...checkedPlace(form) };
  const { country_id, zone_id } = rate;
  if (!(await isInComingYear(trx, day, timeZone))) {
    throw new FormRejection({ day: texts.staff.tax.day });
  }
  const startsAt = startOfDay(day, timeZone);
  const stored = await ratesOf(trx, classId, rate)
    .where('starts_at', '=', startsAt)
    .executeTakeFirst();
  const before = stored && Number(stored.percent);
  if (before === percent) return {};
  await trx
    .insertInto('tax_rate')
    .values({ class_id: classId, country_id, zone_id, starts_at: startsAt, percent })
    .onConflict((conflict) =>
      conflict.columns(['class_id', 'country_id', 'zone_id', 'starts_at']).doUpdateSet({ percent }),
    )
    .execute();
  return {
    change: changeOf(rate, name, before === undefined ? {} : { percent: before }, { percent }),
  };
}

/**
 * Deletes a planned rate, or the current rate of a country or region. The country's or general rate then applies.
 * @throws RequestError 404 if there is no such rate
 */
export async function removeTaxRate(
  trx: Database,
  classId: string,
  key: RateKey,
  timeZone: string,
): Promise<{ change: StaffChange }> {
  await lockTaxes(trx);
  const { name } = await readTaxClass(trx, classId);
  const rates = await ratesOf(trx, classId, key).orderBy('starts_at', 'desc').execute();
  const now = Date.now();
  const current = rates.find(({ startsAt }) => startsAt.getTime() <= now);
  const removed = rates.find(
    (rate) =>
      localDay(rate.startsAt, timeZone) === key.day &&
      (rate.startsAt.getTime() > now || (rate === current && key.country_id !== '')),
  );
  if (removed === undefined) throw new RequestError(404, texts.staff.tax.none);
  await trx
    .deleteFrom('tax_rate')
    .where('class_id', '=', classId)
    .where('country_id', '=', key.country_id)
    .where('zone_id', '=', key.zone_id)
    // With a current rate, also delete earlier rates of the place, which would apply again.
    .where('starts_at', removed === current ? '<=' : '=', removed.startsAt)
    .execute();
  return { change: changeOf(key, name, { percent: Number(removed.percent) }, {}) };
}
