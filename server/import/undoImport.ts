import { sql } from 'kysely';
import { nameMember, nameStockReason } from '../catalog/stockReason.ts';
import type { Database } from '../db/schema.ts';
import { isObject } from '../isObject.ts';
import { isSameJson } from '../isSameJson.ts';
import { takeSnapshots, type ImportChange } from './importChanges.ts';
import { removeUnusedValues } from './variantRepository.ts';

export interface UndoCounts {
  /** Products and variants with their former values. */
  restored: number;
  removed: number;
  /** Products and variants that were changed or ordered since. */
  kept: number;
}

type Fields = Record<string, unknown>;

const AT_ONCE = 200;

const TEXTS = ['name', 'description', 'keywords'] as const;

/** Order in which changes are undone: removed products take their variants with them. */
const PHASES = [
  { kind: 'product', isAdded: true },
  { kind: 'variant', isAdded: true },
  { kind: 'variant', isAdded: false },
  { kind: 'product', isAdded: false },
  { kind: 'collection', isAdded: true },
] as const;

type Phase = (typeof PHASES)[number];

async function takeChanges(
  trx: Database,
  importId: string,
  { kind, isAdded }: Phase,
): Promise<ImportChange[]> {
  const { rows } = await sql<ImportChange>`
    DELETE FROM product_import_change WHERE import_id = ${importId} AND (row_number, kind) IN (
      SELECT row_number, kind FROM product_import_change
      WHERE import_id = ${importId} AND kind = ${kind} AND (before IS NULL) = ${isAdded}
      ORDER BY row_number LIMIT ${AT_ONCE}
    )
    RETURNING kind, row_number, subject_id, language, name, before, after`.execute(trx);
  return rows;
}

async function lock(trx: Database, ids: readonly string[]): Promise<void> {
  await sql`
    SELECT FROM product WHERE id IN (
      SELECT unnest(${ids}::bigint[]) UNION ALL SELECT id FROM product WHERE parent_id = ANY (${ids}::bigint[])
    ) ORDER BY id FOR UPDATE`.execute(trx);
}

/** Removes what was added, unless it was changed since. Archives products that were ordered. */
async function removeAdded(
  trx: Database,
  importId: string,
  changes: readonly ImportChange[],
): Promise<UndoCounts> {
  const sent = changes.map(({ subject_id: id, language, after }) => ({
    id,
    language,
    hash: (after as Fields)['hash'],
  }));
  const { rows } = await sql<{
    id: string;
    parentId: string | null;
    isSame: boolean;
    isOrdered: boolean;
  }>`
    SELECT p.id, p.parent_id AS "parentId", now.hash = sent.hash AS "isSame", EXISTS (
      SELECT FROM order_line l WHERE l.product_id = p.id
      UNION ALL SELECT FROM order_line l JOIN product v ON v.id = l.product_id WHERE v.parent_id = p.id
    ) AS "isOrdered"
    FROM json_to_recordset(${JSON.stringify(sent)}::json) AS sent (id bigint, language text, hash text)
    JOIN product p ON p.id = sent.id
    CROSS JOIN LATERAL (
      SELECT md5((snapshot - '{stock,rating,popularity,pictures}'::text[])::text) AS hash
      FROM import_snapshot(ARRAY[p.id], sent.language)
    ) AS now`.execute(trx);
  const removed = rows.filter(({ isSame, isOrdered }) => isSame && !isOrdered);
  const ids = removed.map(({ id }) => id);
  const kept = rows.flatMap(({ id }) => (ids.includes(id) ? [] : [id]));
  const ordered = rows.flatMap(({ id, isSame, isOrdered }) => (isSame && isOrdered ? [id] : []));
  await sql`DELETE FROM product WHERE id = ANY (${ids}::bigint[])`.execute(trx);
  await sql`
    UPDATE product SET status = 'archived', publish_at = NULL
    WHERE id = ANY (${ordered}::bigint[]) AND parent_id IS NULL`.execute(trx);
  // A product that is kept keeps its variants.
  await sql`
    DELETE FROM product_import_change WHERE import_id = ${importId} AND kind = 'variant' AND subject_id IN (
      SELECT id FROM product WHERE parent_id = ANY (${kept}::bigint[])
    )`.execute(trx);
  await removeUnusedValues(trx, [...new Set(removed.flatMap(({ parentId }) => parentId ?? []))]);
  return { restored: 0, removed: ids.length, kept: kept.length };
}

/** Returns the stock without the import's part of it. Sales since then stay subtracted. */
function formerStock(now: Fields, before: Fields, after: Fields): number {
  const [current, was, became] = [now, before, after].map((fields) => Number(fields['stock'] ?? 0));
  const isRecounted = 'is_stock_counted' in before || 'has_variants' in before;
  if (isRecounted) return was ?? 0;
  return Math.max((current ?? 0) - ((became ?? 0) - (was ?? 0)), 0);
}

/** Returns the fields to restore: those that still have the import's value. */
function restoredFields(now: Fields, { before, after }: ImportChange): Fields {
  if (!isObject(before) || !isObject(after)) return {};
  const same = Object.keys(before).filter((field) => isSameJson(now[field], after[field]));
  return {
    ...Object.fromEntries(same.map((field) => [field, before[field]])),
    ...('stock' in before && { stock: formerStock(now, before, after) }),
  };
}

async function writeFields(
  trx: Database,
  restored: readonly { id: string; language: string; fields: Fields }[],
): Promise<void> {
  await sql`
    UPDATE product p SET (collection_id, brand, price_minor, special_minor, dated_special_minor, special_from,
      special_until, stock, is_stock_counted, minimum, pictures, rating, popularity, barcode, sku, unit_amount,
      unit_measure, drained_amount, allergens, may_contain, tax_class_id, tax_code, status, publish_at)
    = (r.collection_id, r.brand, r.price_minor, r.special_minor, r.dated_special_minor, r.special_from,
      r.special_until, r.stock, r.is_stock_counted, r.minimum, r.pictures, r.rating, r.popularity, r.barcode, r.sku,
      r.unit_amount, r.unit_measure, r.drained_amount, r.allergens, r.may_contain, r.tax_class_id, r.tax_code,
      r.status, r.publish_at)
    FROM json_to_recordset(${JSON.stringify(restored)}::json) AS sent (id bigint, fields jsonb)
    JOIN product stored ON stored.id = sent.id
    CROSS JOIN LATERAL jsonb_populate_record(stored, sent.fields) AS r
    WHERE p.id = sent.id AND EXISTS (SELECT FROM collection WHERE id = r.collection_id)`.execute(
    trx,
  );
  const texts = restored.filter(({ fields }) => TEXTS.some((name) => name in fields));
  for (const { id, language, fields } of texts) {
    const isOfProduct = sql`product_id = ${id}::bigint AND language = ${language}`;
    const values = TEXTS.filter((name) => name in fields).map(
      (name) => sql`${sql.ref(name)} = ${fields[name]}::text`,
    );
    // The import added the text if the product had no name in this language.
    const statement =
      fields['name'] === null
        ? sql`DELETE FROM product_text WHERE ${isOfProduct}`
        : sql`UPDATE product_text SET ${sql.join(values)} WHERE ${isOfProduct}`;
    await statement.execute(trx);
  }
}

/** Restores former values, except those that were changed since. */
async function restoreChanged(
  trx: Database,
  changes: readonly ImportChange[],
): Promise<UndoCounts> {
  const plans: { id: string; language: string; fields: Fields; isWhole: boolean }[] = [];
  for (const [language, some] of Map.groupBy(changes, (change) => change.language)) {
    const ids = some.flatMap(({ subject_id: id }) => id ?? []);
    const snapshots = await takeSnapshots(trx, ids, language);
    for (const change of some) {
      const now = snapshots.get(change.subject_id ?? '');
      if (!isObject(now) || !isObject(change.before)) continue;
      const fields = restoredFields(now, change);
      const isWhole = Object.keys(change.before).every((field) => field in fields);
      plans.push({ id: change.subject_id ?? '', language, fields, isWhole });
    }
  }
  await writeFields(trx, plans);
  const restored = plans.filter(({ isWhole }) => isWhole).length;
  return { restored, removed: 0, kept: plans.length - restored };
}

async function removeCollections(trx: Database, ids: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM collection c WHERE id = ANY (${ids}::bigint[])
      AND NOT EXISTS (SELECT FROM product WHERE collection_id = c.id)`.execute(trx);
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
  for (const phase of PHASES) {
    const changes = await takeChanges(trx, importId, phase);
    if (changes.length === 0) continue;
    const ids = changes.flatMap(({ subject_id: id }) => id ?? []);
    if (phase.kind === 'collection') {
      await removeCollections(trx, ids);
      return { restored: 0, removed: 0, kept: 0 };
    }
    await lock(trx, ids);
    await nameMember(trx, memberId);
    await nameStockReason(trx, { reason: 'import' });
    return phase.isAdded ? removeAdded(trx, importId, changes) : restoreChanged(trx, changes);
  }
  return undefined;
}
