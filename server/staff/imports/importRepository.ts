import { sql, type Selectable } from 'kysely';
import type { Database, Schema } from '../../db/schema.ts';
import type { ImportCounts } from '../../import/importCatalog.ts';
import type { ImportChange } from '../../import/importChanges.ts';
import type { UndoCounts } from '../../import/undoImport.ts';
import type { Rejection } from '../../import/place.ts';
import type { Mapping } from '../../import/mapping.ts';
import type { UnreadableReason } from '../../import/unreadableFile.ts';

export interface StoredImport {
  id: string;
  memberId: string;
  by: string;
  fileName: string;
  size: number;
  state: Selectable<Schema['product_import']>['state'];
  task: Selectable<Schema['product_import']>['task'];
  mapping: Mapping | null;
  problem: UnreadableReason | null;
  bytesRead: number;
  rows: number;
  inserted: number;
  updated: number;
  unchanged: number;
  rejected: number;
  noted: number;
  restored: number;
  removed: number;
  kept: number;
  hasChanges: boolean;
  undoneBy: string | null;
  undoneByName: string | null;
  columns: string[];
  madeAt: Date;
  endedAt: Date | null;
  attempt: number;
}

/** Seconds without progress after which another server takes over an import. */
const SILENT_SECONDS = 60;

const select = (db: Database) =>
  db
    .selectFrom('product_import as i')
    .innerJoin('staff_member as m', 'm.id', 'i.member_id')
    .leftJoin('staff_member as undoer', 'undoer.id', 'i.undone_by')
    .select((eb) => [
      'i.id',
      'i.member_id as memberId',
      'm.name as by',
      'i.file_name as fileName',
      'i.size',
      'i.state',
      'i.task',
      'i.mapping',
      'i.problem',
      'i.bytes_read as bytesRead',
      'i.rows_read as rows',
      'i.inserted',
      'i.updated',
      'i.unchanged',
      'i.rejected',
      'i.noted',
      'i.restored',
      'i.removed',
      'i.kept',
      'i.undone_by as undoneBy',
      'undoer.name as undoneByName',
      eb
        .exists(
          eb
            .selectFrom('product_import_change as change')
            .select('change.import_id')
            .whereRef('change.import_id', '=', 'i.id'),
        )
        .$castTo<boolean>()
        .as('hasChanges'),
      'i.columns',
      'i.made_at as madeAt',
      'i.ended_at as endedAt',
      'i.attempt',
    ]);

export function findImports(db: Database, limit: number): Promise<StoredImport[]> {
  return select(db)
    .where('i.state', 'not in', ['draft', 'checked'])
    .where((eb) =>
      eb.or([eb('i.task', '<>', 'check'), eb('i.state', 'in', ['waiting', 'running'])]),
    )
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute();
}

export function findImport(db: Database, id: string): Promise<StoredImport | undefined> {
  return select(db).where('i.id', '=', id).executeTakeFirst();
}

export async function lockImport(trx: Database, id: string): Promise<StoredImport | undefined> {
  return select(trx).where('i.id', '=', id).forUpdate('i').executeTakeFirst();
}

/**
 * Creates an import draft and deletes the member's earlier drafts.
 * @returns the draft's id
 */
export async function insertImportDraft(
  trx: Database,
  { memberId, fileName, size }: Pick<StoredImport, 'memberId' | 'fileName' | 'size'>,
): Promise<string> {
  // Serialize drafts of one member, so that only one of two parallel requests leaves a draft.
  await sql`SELECT FROM staff_member WHERE id = ${memberId} FOR NO KEY UPDATE`.execute(trx);
  await trx
    .deleteFrom('product_import')
    .where('member_id', '=', memberId)
    .where('state', 'in', ['draft', 'checked'])
    .execute();
  const { id } = await trx
    .insertInto('product_import')
    .values({ member_id: memberId, file_name: fileName, size })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function storePart(
  trx: Database,
  importId: string,
  position: number,
  bytes: Buffer,
): Promise<void> {
  await trx
    .insertInto('product_import_part')
    .values({ import_id: importId, position, bytes })
    .onConflict((conflict) => conflict.columns(['import_id', 'position']).doUpdateSet({ bytes }))
    .execute();
}

export async function replaceParts(
  db: Database,
  importId: string,
  parts: readonly Buffer[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockImport(trx, importId);
    await trx.deleteFrom('product_import_part').where('import_id', '=', importId).execute();
    for (const [position, bytes] of parts.entries())
      await storePart(trx, importId, position, bytes);
    const size = parts.reduce((sum, { length }) => sum + length, 0);
    await trx.updateTable('product_import').set({ size }).where('id', '=', importId).execute();
  });
}

export async function findReceived(db: Database, importId: string): Promise<number> {
  const { rows } = await sql<{ received: number }>`
    SELECT coalesce(sum(length(bytes)), 0)::integer AS received
    FROM product_import_part WHERE import_id = ${importId}`.execute(db);
  return rows[0]?.received ?? 0;
}

export async function* readParts(db: Database, importId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const part = await db
      .selectFrom('product_import_part')
      .select('bytes')
      .where('import_id', '=', importId)
      .where('position', '=', position)
      .executeTakeFirst();
    if (part === undefined) return;
    yield part.bytes;
  }
}

/**
 * Queues a draft for import or a check, without the results of an earlier check.
 * @returns false if another import is waiting or running
 */
export async function startImport(
  trx: Database,
  id: string,
  task: 'import' | 'check',
  mapping: Mapping,
): Promise<boolean> {
  const others = await trx
    .selectFrom('product_import')
    .select('id')
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  if (others) return false;
  await trx
    .updateTable('product_import')
    .set({
      state: 'waiting',
      task,
      mapping: JSON.stringify(mapping),
      problem: null,
      bytes_read: 0,
      rows_read: 0,
      inserted: 0,
      updated: 0,
      unchanged: 0,
      rejected: 0,
      noted: 0,
    })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('product_import_change').where('import_id', '=', id).execute();
  return true;
}

/** Claims the waiting import, or one whose server stopped responding. */
export async function takeImport(db: Database): Promise<StoredImport | undefined> {
  const taken = await db
    .updateTable('product_import')
    .set((eb) => ({
      state: 'running' as const,
      attempt: eb('attempt', '+', 1),
      alive_at: sql<Date>`now()`,
    }))
    .where('id', 'in', (waiting) =>
      waiting
        .selectFrom('product_import')
        .select('id')
        .where((eb) =>
          eb.or([
            eb('state', '=', 'waiting'),
            eb.and([
              eb('state', '=', 'running'),
              eb('alive_at', '<', sql<Date>`now() - make_interval(secs => ${SILENT_SECONDS})`),
            ]),
          ]),
        )
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .executeTakeFirst();
  if (taken === undefined) return undefined;
  const stored = await findImport(db, taken.id);
  if (stored && stored.task !== 'undo')
    await db.deleteFrom('product_import_rejection').where('import_id', '=', taken.id).execute();
  return stored;
}

export async function noteColumns(db: Database, id: string, columns: string[]): Promise<void> {
  await db.updateTable('product_import').set({ columns }).where('id', '=', id).execute();
}

export async function findSources(db: Database): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    SELECT DISTINCT source FROM product WHERE source IS NOT NULL ORDER BY source LIMIT 100`.execute(
    db,
  );
  return rows.map(({ source }) => source);
}

/**
 * Stores the progress of an import.
 * @returns false if the import was stopped or taken over by another server
 */
export async function noteProgress(
  db: Database,
  { id, attempt }: StoredImport,
  { rows, bytesRead, ...counts }: ImportCounts & { rows: number; bytesRead: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('product_import')
    .set({ ...counts, rows_read: rows, bytes_read: bytesRead, alive_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const LONGEST_REASON = 500;
const LONGEST_ROW = 20_000;

/** Truncates a text and removes NUL, which PostgreSQL rejects. */
const plain = (text: string, longest: number) => text.slice(0, longest).replaceAll('\0', '');

export async function insertRejections(
  db: Database,
  importId: string,
  rejections: readonly Rejection[],
  isImported: boolean,
): Promise<void> {
  if (rejections.length === 0) return;
  await db
    .insertInto('product_import_rejection')
    .values(
      rejections.map(({ row, line, reason, raw }) => ({
        import_id: importId,
        row_number: row,
        line,
        is_imported: isImported,
        reason: plain(reason.en, LONGEST_REASON),
        reason_fr: plain(reason.fr, LONGEST_REASON),
        raw: plain(raw, LONGEST_ROW),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findRejections(
  db: Database,
  importId: string,
  isImported: boolean,
  afterRow: number,
  limit: number,
): Promise<Rejection[]> {
  const rows = await db
    .selectFrom('product_import_rejection')
    .select(['row_number as row', 'line', 'reason', 'reason_fr', 'raw'])
    .where('import_id', '=', importId)
    .where('is_imported', '=', isImported)
    .where('row_number', '>', afterRow)
    .orderBy('row_number')
    .limit(limit)
    .execute();
  return rows.map(({ reason, reason_fr: french, ...rest }) => ({
    ...rest,
    reason: { en: reason, fr: french || reason },
  }));
}

export async function endImport(
  trx: Database,
  id: string,
  state: 'done' | 'stopped' | 'failed' | 'undone',
  problem: UnreadableReason | null = null,
): Promise<void> {
  await trx
    .updateTable('product_import')
    .set({ state, problem, ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('product_import_part').where('import_id', '=', id).execute();
}

/** Ends a check. The file stays, so that it can be imported. */
export async function endCheck(
  trx: Database,
  id: string,
  state: 'checked' | 'draft',
  problem: UnreadableReason | null = null,
): Promise<void> {
  await trx.updateTable('product_import').set({ state, problem }).where('id', '=', id).execute();
}

/** Returns the file name of a later import that changed the same products and isn't undone. */
export async function findLaterImport(trx: Database, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ fileName: string }>`
    SELECT i.file_name AS "fileName" FROM product_import i
    WHERE i.id > ${id}::bigint AND i.task <> 'check' AND EXISTS (
      SELECT FROM product_import_change later JOIN product_import_change own ON own.subject_id = later.subject_id AND own.kind = later.kind
      WHERE later.import_id = i.id AND own.import_id = ${id}::bigint AND own.kind <> 'collection'
    )
    ORDER BY i.id DESC LIMIT 1`.execute(trx);
  return rows[0]?.fileName;
}

/**
 * Queues an ended import to be undone.
 * @returns false if another import is waiting or running
 */
export async function startUndo(trx: Database, id: string, memberId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('product_import')
    .set({ state: 'waiting', task: 'undo', undone_by: memberId, bytes_read: 0, problem: null })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product_import as other')
            .select('other.id')
            .where('other.state', 'in', ['waiting', 'running']),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function noteUndone(
  trx: Database,
  { id, attempt }: StoredImport,
  { restored, removed, kept }: UndoCounts,
): Promise<void> {
  await trx
    .updateTable('product_import')
    .set((eb) => ({
      restored: eb('restored', '+', restored),
      removed: eb('removed', '+', removed),
      kept: eb('kept', '+', kept),
      alive_at: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute();
}

export interface ChangeCursor {
  row: number;
  kind: string;
}

/** Returns changes in the order of the file, products before their variants. */
export async function findImportChanges(
  db: Database,
  importId: string,
  kind: 'added' | 'changed',
  after: ChangeCursor,
  limit: number,
): Promise<ImportChange[]> {
  const { rows } = await sql<ImportChange>`
    SELECT kind, row_number, subject_id, language, name, before, after FROM product_import_change
    WHERE import_id = ${importId} AND kind <> 'collection' AND (before IS NULL) = ${kind === 'added'}
      AND (row_number, kind) > (${after.row}::integer, ${after.kind}::text)
    ORDER BY row_number, kind LIMIT ${limit}`.execute(db);
  return rows;
}

/** Releases a running import when this server shuts down, so that another server can continue it. */
export async function releaseImport(db: Database, { id, attempt }: StoredImport): Promise<void> {
  await db
    .updateTable('product_import')
    .set({ state: 'waiting' })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'running')
    .execute();
}

export async function deleteImportDraft(trx: Database, id: string): Promise<void> {
  await trx
    .deleteFrom('product_import')
    .where('id', '=', id)
    .where('state', 'in', ['draft', 'checked'])
    .execute();
}

export async function deleteOldImports(db: Database): Promise<void> {
  await db
    .deleteFrom('product_import')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('state', 'in', ['draft', 'checked']),
          eb('made_at', '<', sql<Date>`now() - interval '1 day'`),
        ]),
        eb.and([
          eb('state', 'not in', ['waiting', 'running']),
          eb('ended_at', '<', sql<Date>`now() - interval '30 days'`),
        ]),
      ]),
    )
    .execute();
}
