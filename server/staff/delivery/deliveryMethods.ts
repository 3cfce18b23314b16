import { sql } from 'kysely';
import { toMinor, toDecimal } from '../../currency/minorUnits.ts';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import { isSameJson } from '../../isSameJson.ts';
import { texts } from '../../texts.ts';
import { changedValues } from '../changes/changedValues.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import { cleanMethod } from './deliveryCheck.ts';
import { updateFutureSlots, writeWindows } from './deliveryWindows.ts';
import { freeHandle } from '../freeHandle.ts';
import type { StaffDto } from '../staffDto.ts';

type Method = StaffDto['StaffDeliveryMethod'];
type Values = StaffDto['DeliveryMethodValues'];

export interface MethodWritten {
  method: Method;
  change?: StaffChange | undefined;
}

interface MethodRow extends Omit<Values, 'price' | 'free_from' | 'name' | 'description'> {
  id: string;
  version: number;
  name: Record<string, string>;
  description: Record<string, string>;
  priceMinor: number;
  freeFromMinor: number | null;
}

const inBoth = ({ en = '', fr = '' }: Record<string, string>) => ({ en, fr });

function toMethod({ id, version, priceMinor, freeFromMinor, ...row }: MethodRow): Method {
  return {
    method_id: id,
    version,
    values: {
      name: inBoth(row.name),
      description: inBoth(row.description),
      price: toDecimal(priceMinor),
      free_from: freeFromMinor === null ? null : toDecimal(freeFromMinor),
      country_ids: row.country_ids,
      zone_ids: row.zone_ids,
      postcode_prefixes: row.postcode_prefixes,
      position: row.position,
      days_ahead: row.days_ahead,
      is_active: row.is_active,
      windows: row.windows.map(
        ({ id: windowId, weekdays, starts, ends, cutoff_hours, capacity }) => ({
          id: windowId,
          weekdays,
          starts,
          ends,
          cutoff_hours,
          capacity,
        }),
      ),
    },
  };
}

export async function findMethods(db: Database, id: string | null = null): Promise<Method[]> {
  const { rows } = await sql<MethodRow>`
    SELECT m.id, m.version, m.name, m.description, m.price_minor AS "priceMinor", m.free_from_minor AS "freeFromMinor",
      m.country_ids, m.zone_ids, m.postcode_prefixes, m.position, m.days_ahead, m.is_active,
      coalesce((
        SELECT jsonb_agg(jsonb_build_object(
          'id', r.id::text, 'weekdays', r.weekdays, 'starts', left(r.starts_at::text, 5), 'ends', left(r.ends_at::text, 5),
          'cutoff_hours', r.cutoff_hours, 'capacity', r.capacity) ORDER BY r.starts_at, r.ends_at, r.id)
        FROM delivery_rule r WHERE r.method_id = m.id AND r.is_active
      ), '[]') AS windows
    FROM delivery_method m
    WHERE ${id}::bigint IS NULL OR m.id = ${id}::bigint
    ORDER BY m.position, m.id`.execute(db);
  return rows.map(toMethod);
}

async function readMethod(db: Database, id: string): Promise<Method> {
  const [method] = await findMethods(db, id);
  if (method === undefined) throw new RequestError(404, texts.staff.delivery.noMethod);
  return method;
}

const translated = ({ en, fr }: Values['name']) => JSON.stringify({ en, ...(fr !== '' && { fr }) });

const columnsOf = (values: Values) => ({
  name: translated(values.name),
  description: translated(values.description),
  price_minor: toMinor(values.price),
  free_from_minor: values.free_from === null ? null : toMinor(values.free_from),
  country_ids: values.country_ids,
  zone_ids: values.zone_ids,
  postcode_prefixes: values.postcode_prefixes,
  position: values.position,
  days_ahead: values.days_ahead,
  is_active: values.is_active,
});

const withoutIds = ({ windows, ...others }: Values) => ({
  ...others,
  windows: windows.map(({ id: _id, ...window }) => window),
});

export async function addMethod(trx: Database, sent: Values): Promise<MethodWritten> {
  const values = cleanMethod(sent);
  const code = await freeHandle(trx, 'delivery_method', values.name.en);
  const { id } = await trx
    .insertInto('delivery_method')
    .values({ ...columnsOf(values), code })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeWindows(trx, id, values.windows);
  const method = await readMethod(trx, id);
  return {
    method,
    change: {
      subject: 'delivery',
      subjectId: id,
      before: {},
      after: withoutIds(method.values),
    },
  };
}

/**
 * Saves a delivery method. Equal values are a no-op, so a retry succeeds.
 * @throws RequestError 404 if unknown, 409 if the version is stale
 * @throws FormRejection if a value is invalid
 */
export async function saveMethod(
  trx: Database,
  id: string,
  { version, values: sent }: StaffDto['DeliveryMethodForm'],
): Promise<MethodWritten> {
  await sql`SELECT FROM delivery_method WHERE id = ${id}::bigint FOR UPDATE`.execute(trx);
  const before = await readMethod(trx, id);
  const values = cleanMethod(sent);
  if (isSameJson(withoutIds(values), withoutIds(before.values))) return { method: before };
  if (before.version !== version) throw new RequestError(409, texts.staff.delivery.changed);
  await trx
    .updateTable('delivery_method')
    .set({ ...columnsOf(values), version: version + 1 })
    .where('id', '=', id)
    .execute();
  const areWindowsSame = isSameJson(withoutIds(values).windows, withoutIds(before.values).windows);
  if (!areWindowsSame) await writeWindows(trx, id, values.windows);
  if (!areWindowsSame || values.days_ahead !== before.values.days_ahead)
    await updateFutureSlots(trx, id);
  const method = await readMethod(trx, id);
  const changed = changedValues(withoutIds(before.values), withoutIds(method.values));
  return { method, change: changed && { subject: 'delivery', subjectId: id, ...changed } };
}
