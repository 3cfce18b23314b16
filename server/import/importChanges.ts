import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import { TEXT_COLUMNS } from './textColumns.ts';

export interface ChangedSubject {
  kind: 'product' | 'variant' | 'collection';
  row: number;
  id: string;
  name: string;
}

/** Fields of products before the import changed them, by id. */
export type Snapshots = ReadonlyMap<string, unknown>;

export async function takeSnapshots(
  trx: Database,
  ids: readonly string[],
  language: string,
): Promise<Snapshots> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; snapshot: unknown }>`
    SELECT id, snapshot FROM import_snapshot(${ids}::bigint[], ${language})`.execute(trx);
  return new Map(rows.map(({ id, snapshot }) => [id, snapshot]));
}

export interface ImportChange {
  kind: ChangedSubject['kind'];
  row_number: number;
  subject_id: string | null;
  language: string;
  name: string;
  before: unknown;
  after: unknown;
}

/** Fields that are restored together or not at all, because they depend on each other. */
export const FIELD_GROUPS: readonly (readonly string[])[] = [
  ['price_minor', 'special_minor', 'dated_special_minor', 'special_from', 'special_until'],
  ['status', 'publish_at'],
  ['unit_amount', 'unit_measure', 'drained_amount', 'is_weighed'],
  // Imports of earlier releases recorded a hash of some texts as `other_text`.
  [...Object.values(TEXT_COLUMNS), 'other_text'],
  ['collection_id', 'collection_name'],
];

const GROUP_BY_FIELD = Object.fromEntries(
  FIELD_GROUPS.flatMap((fields) => fields.map((field) => [field, fields[0]])),
);

const groupOf = (field: RawBuilder<unknown>): RawBuilder<string> =>
  sql`coalesce(${JSON.stringify(GROUP_BY_FIELD)}::jsonb ->> ${field}, ${field})`;

export interface Recording {
  importId: string;
  attempt: number;
}

export class Superseded extends Error {}

const isCurrent = ({ importId, attempt }: Recording) => sql`
  SELECT id FROM product_import WHERE id = ${importId}::bigint AND attempt = ${attempt} AND state = 'running'`;

/**
 * Locks the import, so that it cannot be stopped or taken over until the transaction ends.
 * @throws Superseded if the import has already been stopped or taken over
 */
export async function demandCurrent(trx: Database, recording: Recording): Promise<void> {
  const { rows } = await sql`${isCurrent(recording)} FOR SHARE`.execute(trx);
  if (rows.length === 0) throw new Superseded();
}

/**
 * Records a batch's changes and additions. Stores price, stock and a hash for products that the batch added.
 * @param snapshots of the changed products, from before the batch
 */
export async function recordChanges(
  trx: Database,
  { importId }: Recording,
  language: string,
  subjects: readonly ChangedSubject[],
  snapshots: Snapshots,
): Promise<ImportChange[]> {
  if (subjects.length === 0) return [];
  const rows = subjects.map((subject) => ({ ...subject, before: snapshots.get(subject.id) }));
  const { rows: changes } = await sql<ImportChange>`
    INSERT INTO product_import_change AS known (import_id, kind, row_number, subject_id, language, name, before, after)
    SELECT ${importId}::bigint, kind, row, sent.id, ${language}::text, name, changed.before,
      CASE
        WHEN kind = 'collection' THEN jsonb_build_object('hash', ${collectionHash(sql`sent.id`)})
        WHEN sent.before IS NOT NULL THEN changed.after
        ELSE jsonb_build_object('price_minor', now.snapshot -> 'price_minor',
          'special_minor', now.snapshot -> 'special_minor', 'stock', now.snapshot -> 'stock', 'hash', import_hash(sent.id))
      END
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS sent (
      kind text, row integer, id bigint, name text, before jsonb)
    LEFT JOIN import_snapshot(${subjects.map(({ id }) => id)}::bigint[], ${language}) AS now
      ON now.id = sent.id AND kind <> 'collection'
    LEFT JOIN LATERAL (
      SELECT jsonb_object_agg(key, value) AS before, jsonb_object_agg(key, now.snapshot -> key) AS after
      FROM jsonb_each(sent.before) WHERE ${groupOf(sql`key`)} IN (
        SELECT ${groupOf(sql`key`)} FROM jsonb_each(sent.before) WHERE value IS DISTINCT FROM now.snapshot -> key
      )
    ) AS changed ON true
    WHERE kind = 'collection' OR (now.id IS NOT NULL AND (sent.before IS NULL OR changed.before IS NOT NULL))
    -- After an interruption, the values from before the first attempt are the ones to restore.
    ON CONFLICT (import_id, row_number, kind) DO UPDATE SET subject_id = excluded.subject_id,
      before = CASE WHEN known.before IS NOT NULL THEN coalesce(excluded.before, '{}') || known.before END,
      after = known.after || CASE WHEN known.before IS NULL AND known.kind <> 'collection'
        THEN jsonb_build_object('hash', import_hash(excluded.subject_id)) ELSE excluded.after END
    RETURNING kind, row_number, subject_id, language, name, before, after`.execute(trx);
  return changes;
}

export const collectionHash = (id: RawBuilder<unknown>): RawBuilder<string> => sql`(
  SELECT md5(concat(to_jsonb(c), (SELECT jsonb_agg(to_jsonb(t) ORDER BY t.language) FROM collection_text t WHERE t.collection_id = c.id)))
  FROM collection c WHERE c.id = ${id})`;

/** Stores the changes that a check found. Omits the ids of added rows, because the check rolls them back. */
export async function storeCheckedChanges(
  db: Database,
  recording: Recording,
  changes: readonly ImportChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    INSERT INTO product_import_change (import_id, kind, row_number, subject_id, language, name, before, after)
    SELECT current.id, kind, row_number, CASE WHEN before IS NOT NULL THEN subject_id END, language, name, before, after
    FROM (${isCurrent(recording)}) AS current, json_to_recordset(${JSON.stringify(changes)}::json) AS sent (
      kind text, row_number integer, subject_id bigint, language text, name text, before jsonb, after jsonb)
    ON CONFLICT DO NOTHING`.execute(db);
}
