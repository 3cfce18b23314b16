import type { Database } from '../../db/schema.ts';
import { importCatalog, type ImportCounts } from '../../import/importCatalog.ts';
import type { Rejection } from '../../import/place.ts';
import { UnreadableFile, type UnreadableReason } from '../../import/unreadableFile.ts';
import { recordChange } from '../changes/changeRepository.ts';
import { demandCurrent, Superseded } from '../../import/importChanges.ts';
import { undoNextChanges } from '../../import/undoImport.ts';
import { openImportFile } from './importFile.ts';
import {
  endCheck,
  endImport,
  insertRejections,
  lockImport,
  noteColumns,
  noteProgress,
  noteUndone,
  releaseImport,
  takeImport,
  type StoredImport,
} from './importRepository.ts';

const MOST_ROWS = 1_000_000;
const MOST_REJECTED = 10_000;

const BATCH = 500;

export interface ImportJobOptions {
  timeZone: string;
  onFailure: (error: unknown) => void;
  onTidyFailure: (error: unknown) => void;
}

type Outcome = { state: 'done' | 'left' } | { state: 'failed'; problem: UnreadableReason };

async function importFile(
  db: Database,
  taken: StoredImport,
  closing: AbortSignal,
  { timeZone, onFailure, onTidyFailure }: ImportJobOptions,
): Promise<Outcome> {
  const { id, memberId, mapping, task } = taken;
  if (mapping === null) return { state: 'failed', problem: 'badMapping' };
  const left = new AbortController();
  let bytesRead = 0;
  let rejected = 0;
  let noted = 0;
  let columns: string[] = [];
  let rejections: Rejection[] = [];
  let notes: Rejection[] = [];
  const writeRejections = async () => {
    if (rejections.length + notes.length === 0) return;
    await noteColumns(db, id, columns);
    await insertRejections(db, id, rejections, false);
    await insertRejections(db, id, notes, true);
    [rejections, notes] = [[], []];
  };
  const noteRows = async (rows: number, counts: ImportCounts) => {
    await writeRejections();
    if (!(await noteProgress(db, taken, { ...counts, rows, bytesRead }))) left.abort();
    if (rows > MOST_ROWS) throw new UnreadableFile('manyRows');
  };
  try {
    const { isInterrupted } = await importCatalog(db, {
      mapping,
      timeZone,
      memberId,
      recording: { importId: id, attempt: taken.attempt },
      isCheck: task === 'check',
      chunks: openImportFile(db, id, (bytes) => (bytesRead = bytes)),
      signal: AbortSignal.any([closing, left.signal]),
      onProgress: noteRows,
      onTidyFailure,
      onColumns: (found) => (columns = found),
      onNoted: async (remark) => {
        noted += 1;
        if (noted > MOST_REJECTED) return;
        notes.push(remark);
        if (notes.length === BATCH) await writeRejections();
      },
      onRejected: async (rejection) => {
        rejected += 1;
        if (rejected > MOST_REJECTED) throw new UnreadableFile('manyRejected');
        rejections.push(rejection);
        if (rejections.length === BATCH) await writeRejections();
      },
    });
    return { state: isInterrupted ? 'left' : 'done' };
  } catch (error) {
    if (error instanceof Superseded) return { state: 'left' };
    if (error instanceof UnreadableFile) return { state: 'failed', problem: error.reason };
    onFailure(error);
    return { state: 'failed', problem: 'internal' };
  }
}

const DEADLOCK = '40P01';
const MAX_DEADLOCKS = 5;

async function undo(
  db: Database,
  taken: StoredImport,
  closing: AbortSignal,
  { onFailure }: ImportJobOptions,
): Promise<Outcome> {
  const recording = { importId: taken.id, attempt: taken.attempt };
  let deadlocks = 0;
  while (!closing.aborted) {
    try {
      const counts = await db.transaction().execute(async (trx) => {
        await demandCurrent(trx, recording);
        const undone = await undoNextChanges(trx, taken.id, taken.undoneBy ?? taken.memberId);
        if (undone) await noteUndone(trx, taken, undone);
        return undone;
      });
      if (counts === undefined) return { state: 'done' };
    } catch (error) {
      if (error instanceof Superseded) return { state: 'left' };
      deadlocks += 1;
      if ((error as { code?: string }).code === DEADLOCK && deadlocks < MAX_DEADLOCKS) continue;
      onFailure(error);
      return { state: 'failed', problem: 'internal' };
    }
  }
  return { state: 'left' };
}

async function note(db: Database, { id, attempt }: StoredImport, outcome: Outcome): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const stored = await lockImport(trx, id);
    if (outcome.state === 'left' || stored?.state !== 'running' || stored.attempt !== attempt)
      return;
    const { inserted, updated, unchanged, rejected, noted, restored, removed, kept } = stored;
    const { task } = stored;
    const problem = outcome.state === 'failed' ? outcome.problem : null;
    if (task === 'check') {
      await endCheck(trx, id, outcome.state === 'done' ? 'checked' : 'draft', problem);
      return;
    }
    const state = task === 'undo' && outcome.state === 'done' ? 'undone' : outcome.state;
    await endImport(trx, id, state, problem);
    const counts =
      task === 'undo'
        ? { restored, removed, kept }
        : { inserted, updated, unchanged, rejected, noted };
    const { memberId, by, undoneBy, undoneByName } = stored;
    const member =
      task === 'undo' && undoneBy !== null && undoneByName !== null
        ? { id: undoneBy, name: undoneByName }
        : { id: memberId, name: by };
    await recordChange(trx, member, 'finishImport', {
      subject: 'import',
      subjectId: id,
      before: {},
      after: { state, ...counts },
    });
  });
}

/**
 * Runs the waiting import, if any. If the server stops, another server restarts the import from the first row. Rows
 * that were already imported then count as `unchanged`.
 * @param closing stops the import after the current batch, so that another server can continue
 */
export async function runImport(
  db: Database,
  closing: AbortSignal,
  options: ImportJobOptions,
): Promise<void> {
  const taken = closing.aborted ? undefined : await takeImport(db);
  if (taken === undefined) return;
  const outcome =
    taken.task === 'undo'
      ? await undo(db, taken, closing, options)
      : await importFile(db, taken, closing, options);
  await note(db, taken, outcome);
  if (outcome.state === 'left') await releaseImport(db, taken);
}
