import { sql, type Selectable } from 'kysely';
import type { Database, Schema } from '../../db/schema.ts';
import type { ImportCounts, Rejection } from '../../import/importCatalog.ts';
import type { Mapping } from '../../import/mapping.ts';
import type { UnreadableReason } from '../../import/unreadableFile.ts';

/** An import from the counter. */
export interface StoredImport {
  id: string;
  memberId: string;
  /** Name of the member who imports. */
  by: string;
  fileName: string;
  /** Bytes of the file. */
  size: number;
  state: Selectable<Schema['product_import']>['state'];
  mapping: Mapping | null;
  problem: UnreadableReason | null;
  bytesRead: number;
  rows: number;
  inserted: number;
  updated: number;
  unchanged: number;
  rejected: number;
  noted: number;
  /** Of the file, once it is read. */
  columns: string[];
  madeAt: Date;
  endedAt: Date | null;
  attempt: number;
}

/** How long a server may be silent before another goes on with its import. */
const SILENT_SECONDS = 60;

const select = (db: Database) =>
  db
    .selectFrom('product_import as i')
    .innerJoin('staff_member as m', 'm.id', 'i.member_id')
    .select([
      'i.id',
      'i.member_id as memberId',
      'm.name as by',
      'i.file_name as fileName',
      'i.size',
      'i.state',
      'i.mapping',
      'i.problem',
      'i.bytes_read as bytesRead',
      'i.rows_read as rows',
      'i.inserted',
      'i.updated',
      'i.unchanged',
      'i.rejected',
      'i.noted',
      'i.columns',
      'i.made_at as madeAt',
      'i.ended_at as endedAt',
      'i.attempt',
    ]);

/** Imports that were begun, latest first. */
export function findImports(db: Database, limit: number): Promise<StoredImport[]> {
  return select(db).where('i.state', '<>', 'draft').orderBy('i.id', 'desc').limit(limit).execute();
}

/** One import; undefined where there is none. */
export function findImport(db: Database, id: string): Promise<StoredImport | undefined> {
  return select(db).where('i.id', '=', id).executeTakeFirst();
}

/** One import, held until the end of the transaction. */
export async function lockImport(trx: Database, id: string): Promise<StoredImport | undefined> {
  return select(trx).where('i.id', '=', id).forUpdate('i').executeTakeFirst();
}

/** Begins a draft in place of the member's earlier ones. @returns its id */
export async function insertImportDraft(
  trx: Database,
  { memberId, fileName, size }: Pick<StoredImport, 'memberId' | 'fileName' | 'size'>,
): Promise<string> {
  // Serializes drafts of one member, so that two parallel requests leave one.
  await sql`SELECT FROM staff_member WHERE id = ${memberId} FOR NO KEY UPDATE`.execute(trx);
  await trx
    .deleteFrom('product_import')
    .where('member_id', '=', memberId)
    .where('state', '=', 'draft')
    .execute();
  const { id } = await trx
    .insertInto('product_import')
    .values({ member_id: memberId, file_name: fileName, size })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores a part of a file; the same one again takes its place. */
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

/** How many bytes of a file have arrived. */
export async function findReceived(db: Database, importId: string): Promise<number> {
  const { rows } = await sql<{ received: number }>`
    SELECT coalesce(sum(length(bytes)), 0)::integer AS received
    FROM product_import_part WHERE import_id = ${importId}`.execute(db);
  return rows[0]?.received ?? 0;
}

/** The bytes of a file, part by part. */
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

/** Lets a draft wait for a server. False where another import waits or runs. */
export async function startImport(trx: Database, id: string, mapping: Mapping): Promise<boolean> {
  const others = await trx
    .selectFrom('product_import')
    .select('id')
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  if (others) return false;
  await trx
    .updateTable('product_import')
    .set({ state: 'waiting', mapping: JSON.stringify(mapping) })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Takes up the import that waits, or whose server is silent. */
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
  await db.deleteFrom('product_import_rejection').where('import_id', '=', taken.id).execute();
  return findImport(db, taken.id);
}

/** Notes the columns of an import's file. */
export async function noteColumns(db: Database, id: string, columns: string[]): Promise<void> {
  await db.updateTable('product_import').set({ columns }).where('id', '=', id).execute();
}

/** Names of the sources that products are from. */
export async function findSources(db: Database): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    SELECT DISTINCT source FROM product WHERE source IS NOT NULL ORDER BY source LIMIT 100`.execute(
    db,
  );
  return rows.map(({ source }) => source);
}

/** Notes how far an import is. False where it shall not go on: it was stopped, or another server has it. */
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

/** Characters that are kept of a reason, and of a row. */
const LONGEST_REASON = 500;
const LONGEST_ROW = 20_000;

/** PostgreSQL's texts hold no NUL. */
const plain = (text: string, longest: number) => text.slice(0, longest).replaceAll('\0', '');

/** Notes rows that make no product, or those that are imported with a note. */
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

/** Rejected rows of an import, or those imported with a note: some of those behind a row. */
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

/** Ends an import; its file is forgotten. */
export async function endImport(
  trx: Database,
  id: string,
  state: 'done' | 'stopped' | 'failed',
  problem: UnreadableReason | null = null,
): Promise<void> {
  await trx
    .updateTable('product_import')
    .set({ state, problem, ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('product_import_part').where('import_id', '=', id).execute();
}

/** Lets another server go on with an import, as this one closes. */
export async function releaseImport(db: Database, { id, attempt }: StoredImport): Promise<void> {
  await db
    .updateTable('product_import')
    .set({ state: 'waiting' })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'running')
    .execute();
}

/** Deletes a draft. */
export async function deleteImportDraft(trx: Database, id: string): Promise<void> {
  await trx
    .deleteFrom('product_import')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .execute();
}

/** Forgets drafts after a day, and imports a month after their end. */
export async function deleteOldImports(db: Database): Promise<void> {
  await db
    .deleteFrom('product_import')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('state', '=', 'draft'),
          eb('made_at', '<', sql<Date>`now() - interval '1 day'`),
        ]),
        eb('ended_at', '<', sql<Date>`now() - interval '30 days'`),
      ]),
    )
    .execute();
}
