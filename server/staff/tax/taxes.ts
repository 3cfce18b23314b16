import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { localDay } from '../../localTime.ts';
import { findTaxPolicy, type TaxPolicy } from '../../tax/taxRepository.ts';
import type { StaffDto } from '../staffDto.ts';

type TaxRate = StaffDto['TaxRate'];

/** Locks the tax tables until the end of the transaction, so that the logged previous values are correct. */
export async function lockTaxes(trx: Database): Promise<void> {
  await sql`LOCK TABLE tax_class, tax_rate, tax_policy IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
}

async function findRates(
  db: Database,
  timeZone: string,
): Promise<(TaxRate & { classId: string })[]> {
  const { rows } = await sql<Omit<TaxRate, 'day'> & { classId: string; startsAt: Date }>`
    SELECT class_id AS "classId", country_id, zone_id, starts_at AS "startsAt", percent::float8 AS percent,
      starts_at > now() AS is_planned
    FROM tax_rate rate
    WHERE starts_at > now() OR starts_at = (
      SELECT max(starts_at) FROM tax_rate
      WHERE class_id = rate.class_id AND country_id = rate.country_id AND zone_id = rate.zone_id AND starts_at <= now()
    )
    ORDER BY country_id, zone_id, starts_at`.execute(db);
  return rows.map(({ startsAt, ...rate }) => ({ ...rate, day: localDay(startsAt, timeZone) }));
}

/** Returns a tax class. `isUsed` is true if products or the delivery have this class. */
export async function findTaxClass(
  db: Database,
  id: string,
): Promise<{ name: string; isUsed: boolean } | undefined> {
  const { rows } = await sql<{ name: string; isUsed: boolean }>`
    SELECT name, EXISTS (SELECT FROM product WHERE tax_class_id = tax_class.id)
      OR EXISTS (SELECT FROM tax_policy WHERE delivery_class_id = tax_class.id) AS "isUsed"
    FROM tax_class WHERE id = ${id}`.execute(db);
  return rows[0];
}

export const toPolicyDto = (policy: TaxPolicy): StaffDto['TaxPolicy'] => ({
  country_id: policy.countryId,
  zone_id: policy.zoneId,
  tax_number: policy.taxNumber,
  prices_include_tax: policy.pricesIncludeTax,
  delivery_class_id: policy.deliveryClassId,
  asks_tax_number: policy.asksTaxNumber,
});

/** Returns the tax policy and all classes. Days are in the shop's time zone. */
export async function findTaxes(db: Database, timeZone: string): Promise<StaffDto['Taxes']> {
  const policy = await findTaxPolicy(db);
  const rates = await findRates(db, timeZone);
  const { rows: classes } = await sql<{ class_id: string; name: string; products: number }>`
    SELECT id AS class_id, name,
      (SELECT count(*)::integer FROM product WHERE tax_class_id = tax_class.id AND parent_id IS NULL) AS products
    FROM tax_class ORDER BY id`.execute(db);
  return {
    policy: toPolicyDto(policy),
    classes: classes.map((taxClass) => ({
      ...taxClass,
      rates: rates
        .filter(({ classId }) => classId === taxClass.class_id)
        .map(({ classId: _classId, ...rate }) => rate),
    })),
  };
}
