import { sql, type RawBuilder } from 'kysely';
import { nameMember, nameStockReason } from '../catalog/stockReason.ts';
import type { Database } from '../db/schema.ts';
import { isObject } from '../isObject.ts';
import { isSameJson } from '../isSameJson.ts';
import { collectionHash, FIELD_GROUPS, takeSnapshots, type ImportChange } from './importChanges.ts';
import { TEXT_COLUMNS } from './textColumns.ts';
import { removeUnusedValues } from './variantRepository.ts';

export interface UndoCounts {
  restored: number;
  removed: number;
  /** Products and variants left unchanged, because they were changed or ordered after the import. */
  kept: number;
}

type Fields = Record<string, unknown>;

const AT_ONCE = 200;

const TEXTS = Object.values(TEXT_COLUMNS);

/** Fields derived from other fields. They do not decide whether a row was fully restored. */
const DERIVED: ReadonlySet<string> = new Set(['collection_name', 'other_text', 'has_variants']);

const ADDED = sql`before IS NULL`;
const GOT_VARIANTS = sql`before IS NOT NULL AND before ? 'has_variants'`;
const CHANGED = sql`before IS NOT NULL AND NOT before ? 'has_variants'`;

interface Phase {
  kind: ImportChange['kind'];
  is: RawBuilder<unknown>;
}

/**
 * Order in which changes are undone. Changed rows come first, because a row in a second language changes a product
 * that the first one added. Removing a product also removes its variants. A product gets its own price back only
 * after its variants are gone.
 */
const PHASES: readonly Phase[] = [
  { kind: 'variant', is: sql`before IS NOT NULL` },
  { kind: 'product', is: CHANGED },
  { kind: 'product', is: ADDED },
  { kind: 'variant', is: ADDED },
  { kind: 'product', is: GOT_VARIANTS },
  { kind: 'collection', is: ADDED },
];

async function takeChanges(
  trx: Database,
  importId: string,
  { kind, is }: Phase,
): Promise<ImportChange[]> {
  const { rows } = await sql<ImportChange>`
    DELETE FROM product_import_change WHERE import_id = ${importId} AND kind = ${kind} AND row_number IN (
      SELECT row_number FROM product_import_change
      WHERE import_id = ${importId} AND kind = ${kind} AND ${is}
      ORDER BY row_number LIMIT ${AT_ONCE}
    ) AND ${is}
    RETURNING kind, row_number, subject_id, language, name, before, after`.execute(trx);
  return rows;
}

/** Locks products with their parents and variants in order of id, as orders do. */
async function lock(trx: Database, ids: readonly string[]): Promise<void> {
  await sql`
    SELECT FROM product WHERE id IN (
      SELECT unnest(${ids}::bigint[])
      UNION ALL SELECT parent_id FROM product WHERE id = ANY (${ids}::bigint[])
      UNION ALL SELECT id FROM product WHERE parent_id = ANY (${ids}::bigint[])
    ) ORDER BY id FOR UPDATE`.execute(trx);
}

async function removeAdded(
  trx: Database,
  importId: string,
  changes: readonly ImportChange[],
): Promise<UndoCounts> {
  const sent = changes.map(({ subject_id: id, after }) => ({
    id,
    hash: (after as Fields)['hash'],
  }));
  const { rows } = await sql<{
    id: string;
    parentId: string | null;
    isSame: boolean;
    isOrdered: boolean;
  }>`
    SELECT p.id, p.parent_id AS "parentId", import_hash(p.id) = sent.hash AS "isSame", EXISTS (
      SELECT FROM order_line l WHERE l.product_id = p.id
      UNION ALL SELECT FROM order_line l JOIN product v ON v.id = l.product_id WHERE v.parent_id = p.id
    ) AS "isOrdered"
    FROM json_to_recordset(${JSON.stringify(sent)}::json) AS sent (id bigint, hash text)
    JOIN product p ON p.id = sent.id`.execute(trx);
  const removed = rows.filter(({ isSame, isOrdered }) => isSame && !isOrdered);
  const ids = removed.map(({ id }) => id);
  const kept = rows.flatMap(({ id }) => (ids.includes(id) ? [] : [id]));
  const ordered = rows.flatMap(({ id, isSame, isOrdered }) => (isSame && isOrdered ? [id] : []));
  await sql`DELETE FROM product WHERE id = ANY (${ids}::bigint[])`.execute(trx);
  await sql`
    UPDATE product SET status = 'archived', publish_at = NULL
    WHERE id = ANY (${ordered}::bigint[]) AND parent_id IS NULL`.execute(trx);
  // Variants of remaining products remain too, so discard their changes.
  await sql`
    DELETE FROM product_import_change WHERE import_id = ${importId} AND kind = 'variant' AND subject_id IN (
      SELECT id FROM product WHERE parent_id = ANY (${kept}::bigint[])
    )`.execute(trx);
  await removeUnusedValues(trx, [...new Set(removed.flatMap(({ parentId }) => parentId ?? []))]);
  return { restored: 0, removed: ids.length, kept: kept.length };
}

const groupOf = (field: string): readonly string[] =>
  FIELD_GROUPS.find((fields) => fields.includes(field)) ?? [field];

/**
 * Returns the current stock minus the import's change, so that later sales stay subtracted.
 * @returns undefined if the stock must stay, such as after a recount
 */
function formerStock(
  now: Fields,
  before: Fields,
  after: Fields,
  isRecounted: boolean,
): number | undefined {
  const [current, was, became] = [now, before, after].map((fields) => Number(fields['stock'] ?? 0));
  const isSwitched = ['is_stock_counted', 'has_variants'].some((field) => field in before);
  if (isSwitched) {
    const isSame = isSameJson(
      now['is_stock_counted'],
      after['is_stock_counted'] ?? now['is_stock_counted'],
    );
    return isSame && !isRecounted ? was : undefined;
  }
  return isRecounted ? undefined : Math.max((current ?? 0) - ((became ?? 0) - (was ?? 0)), 0);
}

function restoredFields(
  now: Fields,
  { before, after }: { before: Fields; after: Fields },
  isRecounted: boolean,
): Fields {
  const isSame = (field: string) => !(field in after) || isSameJson(now[field], after[field]);
  const fields = Object.keys(before).filter(
    (field) => field !== 'stock' && groupOf(field).every(isSame),
  );
  const stock = 'stock' in before ? formerStock(now, before, after, isRecounted) : undefined;
  return {
    ...Object.fromEntries(fields.map((field) => [field, before[field]])),
    ...(stock !== undefined && { stock }),
  };
}

interface Restoration {
  id: string;
  language: string;
  fields: Fields;
}

async function writeFields(trx: Database, restored: readonly Restoration[]): Promise<void> {
  await sql`
    UPDATE product p SET (collection_id, brand, price_minor, special_minor, dated_special_minor, special_from,
      special_until, stock, is_stock_counted, minimum, pictures, rating, popularity, barcode, sku, unit_amount,
      unit_measure, drained_amount, allergens, may_contain, marks, nutrition, is_weighed, tax_class_id, tax_code, status, publish_at)
    = (coalesce((SELECT id FROM collection WHERE id = r.collection_id), p.collection_id), r.brand, r.price_minor,
      r.special_minor, r.dated_special_minor, r.special_from, r.special_until, r.stock, r.is_stock_counted, r.minimum,
      r.pictures, r.rating, r.popularity, r.barcode, r.sku, r.unit_amount, r.unit_measure, r.drained_amount,
      r.allergens, r.may_contain, r.marks, r.nutrition, r.is_weighed, coalesce((SELECT id FROM tax_class WHERE id = r.tax_class_id), p.tax_class_id),
      r.tax_code, r.status, r.publish_at)
    FROM json_to_recordset(${JSON.stringify(restored)}::json) AS sent (id bigint, fields jsonb)
    JOIN product stored ON stored.id = sent.id
    CROSS JOIN LATERAL jsonb_populate_record(stored, sent.fields) AS r
    WHERE p.id = sent.id`.execute(trx);
  for (const { id, language, fields } of restored) {
    const texts = TEXTS.filter((name) => name in fields);
    if (texts.length === 0) continue;
    const isOfProduct = sql`product_id = ${id}::bigint AND language = ${language}`;
    const values = texts.map((name) => sql`${sql.ref(name)} = ${fields[name]}::text`);
    // The import added the text if the product had no name in this language.
    const statement =
      fields['name'] === null
        ? sql`DELETE FROM product_text WHERE ${isOfProduct}`
        : sql`UPDATE product_text SET ${sql.join(values)} WHERE ${isOfProduct}`;
    await statement.execute(trx);
  }
}

/**
 * Writes all restorations, or one by one those that violate no constraint. Former values may conflict with newer
 * ones.
 * @returns the written restorations
 */
async function tryToWrite(
  trx: Database,
  restored: readonly Restoration[],
): Promise<readonly Restoration[]> {
  if (restored.length === 0) return [];
  await sql`SAVEPOINT restoration`.execute(trx);
  try {
    await writeFields(trx, restored);
    await sql`RELEASE SAVEPOINT restoration`.execute(trx);
    return restored;
  } catch (error) {
    const isConstraint = ((error as { code?: string }).code ?? '').startsWith('23');
    if (!isConstraint) throw error;
    await sql`ROLLBACK TO SAVEPOINT restoration`.execute(trx);
    if (restored.length === 1) return [];
  }
  const written: Restoration[] = [];
  for (const one of restored) written.push(...(await tryToWrite(trx, [one])));
  return written;
}

async function findRecounted(
  trx: Database,
  importId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT m.product_id AS id FROM stock_movement m JOIN product_import i ON i.id = ${importId}::bigint
    WHERE m.product_id = ANY (${ids}::bigint[]) AND m.reason IN ('correction', 'import') AND m.moved_at > i.ended_at`.execute(
    trx,
  );
  return new Set(rows.map(({ id }) => id));
}

async function restoreChanged(
  trx: Database,
  importId: string,
  changes: readonly ImportChange[],
): Promise<UndoCounts> {
  const ids = changes.flatMap(({ subject_id: id }) => id ?? []);
  const recounted = await findRecounted(trx, importId, ids);
  const plans: (Restoration & { isWhole: boolean })[] = [];
  for (const [language, some] of Map.groupBy(changes, (change) => change.language)) {
    const snapshots = await takeSnapshots(
      trx,
      some.flatMap(({ subject_id: id }) => id ?? []),
      language,
    );
    for (const { subject_id: id, before, after } of some) {
      const now = snapshots.get(id ?? '');
      if (id === null || !isObject(now) || !isObject(before) || !isObject(after)) continue;
      const fields = restoredFields(now, { before, after }, recounted.has(id));
      const isWhole = Object.keys(before).every(
        (field) =>
          DERIVED.has(field) ||
          (field in fields && field !== 'choice') ||
          isSameJson(now[field], before[field]),
      );
      plans.push({ id, language, fields, isWhole });
    }
  }
  const written = new Set(await tryToWrite(trx, plans));
  const restored = plans.filter((plan) => plan.isWhole && written.has(plan)).length;
  return { restored, removed: 0, kept: plans.length - restored };
}

async function removeCollections(
  trx: Database,
  changes: readonly ImportChange[],
): Promise<UndoCounts> {
  const sent = changes.map(({ subject_id: id, after }) => ({
    id,
    hash: (after as Fields)['hash'],
  }));
  await sql`
    DELETE FROM collection USING json_to_recordset(${JSON.stringify(sent)}::json) AS sent (id bigint, hash text)
    WHERE collection.id = sent.id AND ${collectionHash(sql`sent.id`)} = sent.hash
      AND NOT EXISTS (SELECT FROM product WHERE collection_id = collection.id)`.execute(trx);
  return { restored: 0, removed: 0, kept: 0 };
}

/**
 * Undoes the next changes of an import, in one transaction.
 * @returns undefined if none are left
 */
export async function undoNextChanges(
  trx: Database,
  importId: string,
  memberId: string,
): Promise<UndoCounts | undefined> {
  await sql`DELETE FROM picture_fetch WHERE import_id = ${importId} AND state <> 'done'`.execute(
    trx,
  );
  await nameMember(trx, memberId);
  await nameStockReason(trx, { reason: 'import' });
  for (const phase of PHASES) {
    const changes = await takeChanges(trx, importId, phase);
    if (changes.length === 0) continue;
    if (phase.kind === 'collection') return removeCollections(trx, changes);
    await lock(
      trx,
      changes.flatMap(({ subject_id: id }) => id ?? []),
    );
    return phase.is === ADDED
      ? removeAdded(trx, importId, changes)
      : restoreChanged(trx, importId, changes);
  }
  return undefined;
}
