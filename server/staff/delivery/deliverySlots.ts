import { sql } from 'kysely';
import { FormRejection } from '../../account/formRejection.ts';
import { lockSlot } from '../../delivery/deliveryRepository.ts';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import type { Language } from '../../language.ts';
import { fill, texts } from '../../texts.ts';
import { translatedText } from '../../translatedText.ts';
import { changedValues } from '../changes/changedValues.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import { rejectStaleFields } from '../staleValues.ts';
import type { StaffDto } from '../staffDto.ts';

type Slot = StaffDto['StaffSlot'];

interface SlotRow extends Omit<Slot, 'starts' | 'ends' | 'cutoff' | 'method_name'> {
  name: Record<string, string>;
  startsAt: Date;
  endsAt: Date;
  cutoffAt: Date;
}

function toSlot({ name, startsAt, endsAt, cutoffAt, ...slot }: SlotRow, language: Language): Slot {
  return {
    ...slot,
    method_name: translatedText(name, language),
    starts: startsAt.toISOString(),
    ends: endsAt.toISOString(),
    cutoff: cutoffAt.toISOString(),
  };
}

export async function findSlots(
  db: Database,
  language: Language,
  id: string | null = null,
): Promise<Slot[]> {
  const { rows } = await sql<SlotRow>`
    SELECT slot.id AS slot_id, method.id AS method_id, method.name, slot.starts_at AS "startsAt", slot.ends_at AS "endsAt",
      slot.cutoff_at AS "cutoffAt", slot.capacity, slot.taken, slot.is_closed,
      EXISTS (SELECT FROM closed_day closed WHERE closed.day = slot.day) AS is_day_closed, slot.cutoff_at <= now() AS is_past_cutoff,
      rule.is_active AND method.is_active AS is_offered
    FROM delivery_slot slot
    JOIN delivery_rule rule ON rule.id = slot.rule_id
    JOIN delivery_method method ON method.id = rule.method_id
    WHERE CASE WHEN ${id}::bigint IS NULL THEN slot.ends_at > now() ELSE slot.id = ${id}::bigint END
    ORDER BY slot.starts_at, slot.ends_at, slot.id`.execute(db);
  return rows.map((row) => toSlot(row, language));
}

async function readSlot(db: Database, language: Language, id: string): Promise<Slot> {
  const [slot] = await findSlots(db, language, id);
  if (slot === undefined) throw new RequestError(404, texts.staff.delivery.noSlot);
  return slot;
}

const changeable = ({ capacity, is_closed }: Slot) => ({ capacity, is_closed });

/**
 * Sets a slot's capacity or closes it. Later changes of the delivery window keep these limits.
 * @throws RequestError 404 if unknown, 409 to reopen a slot that is no longer offered
 * @throws FormRejection 409 if someone else has changed a field, 422 if the capacity is below the slot's orders
 */
export async function setSlotLimits(
  trx: Database,
  id: string,
  { from, ...change }: StaffDto['StaffSlotChange'],
  language: Language,
): Promise<{ slot: Slot; change?: StaffChange }> {
  await lockSlot(trx, id);
  const before = await readSlot(trx, language, id);
  rejectStaleFields(changeable(before), change, from);
  const values = { ...changeable(before), ...change };
  const { capacity, is_closed } = values;
  if (capacity < before.taken)
    throw new FormRejection({
      capacity: fill(texts.staff.delivery.tooFew, { taken: before.taken }),
    });
  const changed = changedValues(changeable(before), values);
  if (!changed) return { slot: before };
  const isOpened = before.is_closed && !is_closed;
  if (isOpened && !before.is_offered) throw new RequestError(409, texts.staff.delivery.notOffered);
  await trx
    .updateTable('delivery_slot')
    .set({ capacity, is_closed, is_changed: true })
    .where('id', '=', id)
    .execute();
  const { starts } = before;
  return {
    slot: await readSlot(trx, language, id),
    change: {
      subject: 'slot',
      subjectId: id,
      before: { starts, ...changed.before },
      after: { starts, ...changed.after },
    },
  };
}
