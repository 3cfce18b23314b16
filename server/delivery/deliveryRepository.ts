import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { instantOf, readToday } from '../localTime.ts';
import type { DeliveryMethod } from './deliveryMethod.ts';

export interface Slot {
  id: string;
  methodId: string;
  startsAt: Date;
  endsAt: Date;
  cutoffAt: Date;
  left: number;
  isOpen: boolean;
}

export async function findDeliveryMethods(db: Database): Promise<DeliveryMethod[]> {
  return db
    .selectFrom('delivery_method')
    .select((eb) => [
      'id',
      'code',
      'name',
      'description',
      'price_minor as priceMinor',
      'free_from_minor as freeFromMinor',
      'country_ids as countryIds',
      'zone_ids as zoneIds',
      'postcode_prefixes as postcodePrefixes',
      eb
        .exists(
          eb
            .selectFrom('delivery_rule')
            .select('delivery_rule.id')
            .whereRef('delivery_rule.method_id', '=', 'delivery_method.id')
            .where('delivery_rule.is_active', '=', true),
        )
        .$castTo<boolean>()
        .as('hasSlots'),
    ])
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

interface MissingSlot {
  rule_id: string;
  day: string;
  starts_at: string;
  ends_at: string;
}

/** Creates missing slots for the bookable days of delivery methods. Safe to run concurrently on several servers. */
export async function makeSlots(db: Database, timeZone: string): Promise<void> {
  const { rows: missing } = await sql<MissingSlot>`
    SELECT rule.id AS rule_id, day::text, rule.starts_at, rule.ends_at
    FROM delivery_rule rule
    JOIN delivery_method method ON method.id = rule.method_id AND method.is_active AND rule.is_active
    CROSS JOIN generate_series(0, method.days_ahead) AS ahead
    CROSS JOIN LATERAL (SELECT ${await readToday(db, timeZone)}::date + ahead) AS days (day)
    WHERE extract(isodow FROM day)::smallint = ANY (rule.weekdays)
      AND NOT EXISTS (SELECT FROM delivery_slot made WHERE made.rule_id = rule.id AND made.day = days.day)`.execute(
    db,
  );
  if (missing.length === 0) return;
  const starts = missing.map((slot) => instantOf(slot.day, slot.starts_at, timeZone));
  const ends = missing.map((slot) => instantOf(slot.day, slot.ends_at, timeZone));
  const column = (name: keyof MissingSlot) => missing.map((slot) => slot[name]);
  await sql`
    INSERT INTO delivery_slot (rule_id, day, starts_at, ends_at, cutoff_at, capacity)
    SELECT rule.id, made.day, made.starts_at, made.ends_at, made.starts_at - make_interval(hours => rule.cutoff_hours), rule.capacity
    FROM unnest(
      ${column('rule_id')}::bigint[], ${column('day')}::date[], ${column('starts_at')}::time[], ${column('ends_at')}::time[],
      ${starts}::timestamptz[], ${ends}::timestamptz[]
    ) AS made (rule_id, day, local_start, local_end, starts_at, ends_at)
    JOIN delivery_rule rule ON rule.id = made.rule_id AND rule.is_active
      AND rule.starts_at = made.local_start AND rule.ends_at = made.local_end
      AND extract(isodow FROM made.day)::smallint = ANY (rule.weekdays)
    ON CONFLICT DO NOTHING`.execute(db);
}

const isDayClosed = sql<boolean>`EXISTS (SELECT FROM closed_day WHERE closed_day.day = delivery_slot.day)`;

function slots(db: Database) {
  return db
    .selectFrom('delivery_slot')
    .innerJoin('delivery_rule', 'delivery_rule.id', 'delivery_slot.rule_id')
    .select((eb) => [
      'delivery_slot.id',
      'delivery_rule.method_id as methodId',
      'delivery_slot.starts_at as startsAt',
      'delivery_slot.ends_at as endsAt',
      'delivery_slot.cutoff_at as cutoffAt',
      eb('delivery_slot.capacity', '-', eb.ref('delivery_slot.taken')).$castTo<number>().as('left'),
      sql<boolean>`delivery_slot.cutoff_at > now() AND NOT delivery_slot.is_closed AND NOT ${isDayClosed}
        AND delivery_rule.is_active`.as('isOpen'),
    ]);
}

/** Returns slots before their cutoff, earliest first. Includes full slots and excludes closed slots and days. */
export async function findOpenSlots(db: Database): Promise<Slot[]> {
  return (
    slots(db)
      .where('delivery_slot.cutoff_at', '>', sql<Date>`now()`)
      .where('delivery_slot.is_closed', '=', false)
      .where((eb) => eb.not(isDayClosed))
      // Exclude slots that were created while their rule was being deactivated.
      .where('delivery_rule.is_active', '=', true)
      .orderBy('delivery_slot.starts_at')
      .orderBy('delivery_slot.ends_at')
      .orderBy('delivery_slot.id')
      .execute()
  );
}

export async function findSlot(db: Database, id: string): Promise<Slot | undefined> {
  return slots(db).where('delivery_slot.id', '=', id).executeTakeFirst();
}

export async function lockSlot(trx: Database, id: string): Promise<void> {
  await sql`SELECT 1 FROM delivery_slot WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx);
}

export async function takeSlot(trx: Database, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE delivery_slot SET taken = taken + 1
    WHERE id = ${id} AND taken < capacity AND NOT is_closed AND NOT ${isDayClosed} AND cutoff_at > now()`.execute(
    trx,
  );
  return numAffectedRows === 1n;
}

export async function giveSlotBack(trx: Database, id: string): Promise<void> {
  await sql`UPDATE delivery_slot SET taken = taken - 1 WHERE id = ${id} AND taken > 0`.execute(trx);
}

/** Deletes slots that ended more than 30 days ago. Orders store a copy of their delivery time. */
export async function deletePastSlots(db: Database): Promise<void> {
  await db
    .deleteFrom('delivery_slot')
    .where('ends_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
