import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { StaffDto } from '../staffDto.ts';

type Window = StaffDto['DeliveryWindow'];

const columnsOf = ({ weekdays, cutoff_hours, capacity }: Window) => ({
  weekdays,
  cutoff_hours,
  capacity,
});

async function findWindows(trx: Database, methodId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; hours: string }>`
    SELECT id::text AS id, left(starts_at::text, 5) || left(ends_at::text, 5) AS hours
    FROM delivery_rule WHERE method_id = ${methodId}::bigint AND is_active`.execute(trx);
  return new Map(rows.map(({ id, hours }) => [id, hours]));
}

/**
 * Replaces a method's delivery windows. A window with changed hours gets a new id, so that existing orders keep
 * their promised hours.
 */
export async function writeWindows(
  trx: Database,
  methodId: string,
  windows: readonly Window[],
): Promise<void> {
  const stored = await findWindows(trx, methodId);
  for (const window of windows) {
    const { id, starts, ends } = window;
    if (id !== null && stored.get(id) === `${starts}${ends}`) {
      stored.delete(id);
      await trx.updateTable('delivery_rule').set(columnsOf(window)).where('id', '=', id).execute();
    } else {
      await trx
        .insertInto('delivery_rule')
        .values({ ...columnsOf(window), method_id: methodId, starts_at: starts, ends_at: ends })
        .execute();
    }
  }
  const given = [...stored.keys()];
  await sql`UPDATE delivery_rule SET is_active = false WHERE id = ANY (${given}::bigint[])`.execute(
    trx,
  );
}

/**
 * Updates a method's future slots after its windows have changed. Deletes slots without orders unless staff have set
 * their limits; `makeSlots` recreates deleted slots. Closes the remaining slots that no longer have a window.
 */
export async function updateFutureSlots(trx: Database, methodId: string): Promise<void> {
  await sql`
    DELETE FROM delivery_slot slot USING delivery_rule rule
    WHERE rule.id = slot.rule_id AND rule.method_id = ${methodId}::bigint
      AND slot.starts_at > now() AND slot.taken = 0 AND NOT (slot.is_changed AND rule.is_active)`.execute(
    trx,
  );
  await sql`
    UPDATE delivery_slot slot SET
      is_closed = slot.is_changed AND slot.is_closed
        OR NOT rule.is_active OR extract(isodow FROM slot.day)::smallint <> ALL (rule.weekdays),
      capacity = CASE WHEN slot.is_changed THEN slot.capacity ELSE greatest(slot.taken, rule.capacity) END,
      cutoff_at = slot.starts_at - make_interval(hours => rule.cutoff_hours)
    FROM delivery_rule rule
    WHERE rule.id = slot.rule_id AND rule.method_id = ${methodId}::bigint AND slot.starts_at > now()`.execute(
    trx,
  );
}
