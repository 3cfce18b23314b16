import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import { exportCatalog } from '../../import/exportCatalog.ts';
import { findImportShop, findTaxClassNames } from '../../import/importShop.ts';
import { readProducts } from '../../import/importCatalog.ts';
import { UnreadableFile } from '../../import/unreadableFile.ts';
import { importCustomers } from '../customers/importCustomers.ts';
import type { ReadProduct } from '../../import/readFamilies.ts';
import { plainFileName } from '../../import/plainFileName.ts';
import { reportHeader, reportLine } from '../../import/rejectedRowsReport.ts';
import { languageOf, type Language } from '../../language.ts';
import { ReceivedFile } from '../../pictures/receiveFile.ts';
import { fill, texts } from '../../texts.ts';
import { MOST_BYTES, MOST_PART_BYTES, openImportFile, readFileHead } from './importFile.ts';
import { repeatedColumns, suggestMapping, toMapping, toMappingDto } from './importMapping.ts';
import {
  deleteImportDraft,
  endCheck,
  endImport,
  findImport,
  findImportChanges,
  findLaterImport,
  findImports,
  findReceived,
  findRejections,
  findSources,
  insertImportDraft,
  lockImport,
  startImport,
  startUndo,
  storePart,
  type StoredImport,
} from './importRepository.ts';
import { sendCsv } from '../sendCsv.ts';
import { convertSheet } from './convertSheet.ts';
import { toChangeRow } from './importChangeDto.ts';
import { previewRows } from './importPreview.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { memberOf } from '../access/staffSession.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

const MOST_LISTED = 20;

const PREVIEWED = 10;

const REJECTIONS = 500;

const CHANGES = 50;

const MOST_CUSTOMER_ROWS = 200;

const canUndo = ({ state, hasChanges }: StoredImport): boolean =>
  ['done', 'stopped', 'failed'].includes(state) && hasChanges;

function toRow(stored: StoredImport, language: Language): StaffDto['ImportRow'] {
  const { id, by, fileName, size, state, problem, bytesRead, rows } = stored;
  const { inserted, updated, unchanged, rejected, noted, madeAt, endedAt } = stored;
  const { task, restored, removed, kept } = stored;
  return {
    id,
    by,
    file_name: fileName,
    size,
    state,
    progress: state === 'done' ? 1 : Math.min(bytesRead / size, 1),
    rows,
    inserted,
    updated,
    unchanged,
    rejected,
    noted,
    problem: problem === null ? '' : texts.import.unreadable[problem][language],
    made: madeAt.toISOString(),
    ended: endedAt?.toISOString() ?? null,
    task,
    restored,
    removed,
    kept,
    can_undo: canUndo(stored),
  };
}

function known(stored: StoredImport | undefined): StoredImport {
  if (stored === undefined) throw new RequestError(404, texts.import.noImport);
  return stored;
}

/** @throws RequestError 404 if unknown or another member's draft, 409 if already started */
function draftOf(request: FastifyRequest, stored: StoredImport | undefined): StoredImport {
  const draft = known(stored);
  if (draft.memberId !== memberOf(request).id) throw new RequestError(404, texts.import.noImport);
  if (draft.state !== 'draft' && draft.state !== 'checked')
    throw new RequestError(409, texts.import.notDraft);
  return draft;
}

async function wholeDraft(
  db: Database,
  request: FastifyRequest & { params: { import_id: string } },
): Promise<StoredImport> {
  const draft = draftOf(request, await findImport(db, request.params.import_id));
  if ((await findReceived(db, draft.id)) !== draft.size)
    throw new RequestError(409, texts.import.incomplete);
  return draft;
}

/** @throws UnreadableFile if the file lists customers */
async function readProductHead(db: Database, draft: StoredImport) {
  const head = await readFileHead(db, draft);
  if (head.kind === 'customers') throw new UnreadableFile('customers');
  return head;
}

async function startTask(
  trx: Database,
  request: StaffRequest<'startImport'> | StaffRequest<'checkImport'>,
  task: 'import' | 'check',
) {
  const draft = await wholeDraft(trx, request);
  const { columns } = await readProductHead(trx, draft);
  const mapping = await toMapping(request.body, columns);
  if (!(await startImport(trx, draft.id, task, mapping)))
    throw new RequestError(409, texts.import.isBusy);
  return { stored: known(await findImport(trx, draft.id)), mapping };
}

/** Names the reason if a unique constraint rejected the second of two concurrent starts. */
function rejectSecond(error: unknown): never {
  const isSecond = (error as { constraint?: string }).constraint === 'product_import_single';
  throw isSecond ? new RequestError(409, texts.import.isBusy) : error;
}

async function* rejectionLines(
  db: Database,
  { id, columns, mapping }: StoredImport,
  isImported: boolean,
  language: Language,
): AsyncGenerator<string> {
  const format = { columns, delimiter: mapping?.delimiter ?? ',' };
  yield reportHeader(format, language);
  for (let last = 0; ;) {
    const rejections = await findRejections(db, id, isImported, last, REJECTIONS);
    if (rejections.length > 0) {
      yield rejections.map((rejection) => reportLine(rejection, format, language)).join('');
    }
    const end = rejections.at(-1);
    if (end === undefined || rejections.length < REJECTIONS) return;
    last = end.row;
  }
}

export const importRoutes = {
  exportProducts(request: StaffRequest<'exportProducts'>, reply: FastifyReply): FastifyReply {
    const { language = languageOf(request) } = request.query;
    return sendCsv(reply, `products-${language}.csv`, exportCatalog(request.server.db, language));
  },

  async listImports(request: FastifyRequest): Promise<StaffDto['ImportList']> {
    const language = languageOf(request);
    const imports = await findImports(request.server.db, MOST_LISTED);
    return {
      imports: imports.map((stored) => toRow(stored, language)),
    };
  },

  createImport(
    request: StaffRequest<'createImport'>,
    reply: FastifyReply,
  ): Promise<StaffDto['ImportRow']> {
    const { file_name: fileName, size } = request.body;
    if (size > MOST_BYTES) throw new RequestError(413, texts.import.tooLarge);
    return writeAsStaff(request, reply, async (trx, { id: memberId }) => {
      const id = await insertImportDraft(trx, { memberId, fileName: fileName.trim(), size });
      const stored = known(await findImport(trx, id));
      return { status: 201, body: toRow(stored, languageOf(request)) };
    });
  },

  /** Needs no idempotency key: a repeated part replaces the earlier one. */
  async putImportPart(
    request: StaffRequest<'putImportPart'>,
    reply: FastifyReply,
  ): Promise<undefined> {
    const { import_id: importId, position } = request.params;
    const file: unknown = request.body;
    const bytes = file instanceof ReceivedFile ? await readFile(file.path) : Buffer.alloc(0);
    if (bytes.length === 0) throw new RequestError(415, texts.import.notAFile);
    if (bytes.length > MOST_PART_BYTES) throw new RequestError(413, texts.import.tooLarge);
    await request.server.db.transaction().execute(async (trx) => {
      const draft = draftOf(request, await lockImport(trx, importId));
      await storePart(trx, importId, position, bytes);
      if ((await findReceived(trx, importId)) > draft.size)
        throw new RequestError(409, texts.import.tooLarge);
    });
    void reply.code(204);
  },

  async getImport(request: StaffRequest<'getImport'>): Promise<StaffDto['ImportRow']> {
    const stored = known(await findImport(request.server.db, request.params.import_id));
    const { mapping } = stored;
    return {
      ...toRow(stored, languageOf(request)),
      ...(mapping && { mapping: toMappingDto(mapping) }),
    };
  },

  async readImportHead(request: StaffRequest<'readImportHead'>): Promise<StaffDto['ImportHead']> {
    const { db } = request.server;
    const draft = await wholeDraft(db, request);
    await convertSheet(db, draft);
    const head = await readFileHead(db, draft);
    const { columns, rows, kind } = head;
    return {
      kind,
      columns,
      rows,
      repeated: repeatedColumns(columns),
      sources: await findSources(db),
      mapping: await suggestMapping(head),
    };
  },

  async importCustomers(
    request: StaffRequest<'importCustomers'>,
    reply: FastifyReply,
  ): Promise<StaffDto['ImportedCustomers']> {
    const { db } = request.server;
    const draft = await wholeDraft(db, request);
    const { kind, delimiter } = await readFileHead(db, draft);
    if (kind !== 'customers') throw new RequestError(422, texts.import.notCustomers);
    const { rows, ...counts } = await importCustomers(
      db,
      () => openImportFile(db, draft.id),
      delimiter,
    );
    const language = languageOf(request);
    // Keep the draft, so that a retry after a lost response gets the stored response.
    return writeAsStaff(request, reply, async () => ({
      body: {
        ...counts,
        skipped: rows.filter(({ isSkipped }) => isSkipped).length,
        unlisted: Math.max(rows.length - MOST_CUSTOMER_ROWS, 0),
        rows: rows.slice(0, MOST_CUSTOMER_ROWS).map(({ row, reason, isSkipped }) => ({
          row,
          reason: reason[language],
          is_skipped: isSkipped,
        })),
      },
      change: {
        subject: 'import',
        subjectId: draft.id,
        before: {},
        after: { file_name: draft.fileName, customers: counts.added },
      },
    }));
  },

  async previewImport(request: StaffRequest<'previewImport'>): Promise<StaffDto['ImportPreview']> {
    const { db } = request.server;
    const draft = await wholeDraft(db, request);
    const { columns } = await readProductHead(db, draft);
    const mapping = await toMapping(request.body, columns);
    const read: ReadProduct[] = [];
    const shop = await findImportShop(db, request.server.settings.timeZone);
    for await (const next of readProducts(openImportFile(db, draft.id), mapping, shop)) {
      read.push(next);
      if (read.length === PREVIEWED) break;
    }
    return { rows: await previewRows(db, read, mapping, languageOf(request)) };
  },

  async startImport(
    request: StaffRequest<'startImport'>,
    reply: FastifyReply,
  ): Promise<StaffDto['ImportRow']> {
    return writeAsStaff(request, reply, async (trx) => {
      const { stored, mapping } = await startTask(trx, request, 'import');
      return {
        body: toRow(stored, languageOf(request)),
        change: {
          subject: 'import',
          subjectId: stored.id,
          before: {},
          after: { file_name: stored.fileName, mapping: toMappingDto(mapping) },
        },
      };
    }).catch(rejectSecond);
  },

  async checkImport(
    request: StaffRequest<'checkImport'>,
    reply: FastifyReply,
  ): Promise<StaffDto['ImportRow']> {
    return writeAsStaff(request, reply, async (trx) => {
      const { stored } = await startTask(trx, request, 'check');
      return { body: toRow(stored, languageOf(request)) };
    }).catch(rejectSecond);
  },

  async undoImport(
    request: StaffRequest<'undoImport'>,
    reply: FastifyReply,
  ): Promise<StaffDto['ImportRow']> {
    const { import_id: id } = request.params;
    return writeAsStaff(request, reply, async (trx) => {
      const before = known(await lockImport(trx, id));
      if (!canUndo(before)) throw new RequestError(409, texts.import.notUndone);
      const later = await findLaterImport(trx, id);
      if (later !== undefined)
        throw new RequestError(409, fill(texts.import.undoLater, { name: later }));
      if (!(await startUndo(trx, id, memberOf(request).id)))
        throw new RequestError(409, texts.import.isBusy);
      const stored = known(await findImport(trx, id));
      return {
        body: toRow(stored, languageOf(request)),
        change: {
          subject: 'import',
          subjectId: id,
          before: { state: before.state },
          after: { file_name: before.fileName },
        },
      };
    }).catch(rejectSecond);
  },

  async listImportChanges(
    request: StaffRequest<'listImportChanges'>,
  ): Promise<StaffDto['ImportChangeList']> {
    const { db } = request.server;
    const { kind, after = '' } = request.query;
    const [row = '0', afterKind = ''] = after.split(' ');
    const { id } = known(await findImport(db, request.params.import_id));
    const cursor = { row: Number(row), kind: afterKind };
    const changes = await findImportChanges(db, id, kind, cursor, CHANGES + 1);
    const names = await findTaxClassNames(db);
    return {
      has_more: changes.length > CHANGES,
      changes: changes.slice(0, CHANGES).map((change) => toChangeRow(change, names)),
    };
  },

  stopImport(request: StaffRequest<'stopImport'>, reply: FastifyReply): Promise<undefined> {
    const { import_id: id } = request.params;
    return writeAsStaff(request, reply, async (trx) => {
      const stored = known(await lockImport(trx, id));
      const { state, task, inserted, updated } = stored;
      if (state === 'draft' || state === 'checked')
        await deleteImportDraft(trx, draftOf(request, stored).id);
      if (state !== 'waiting' && state !== 'running') return { status: 204, body: undefined };
      if (task === 'undo') throw new RequestError(409, texts.import.isBusy);
      if (task === 'check') {
        await endCheck(trx, id, 'draft');
        return { status: 204, body: undefined };
      }
      await endImport(trx, id, 'stopped');
      return {
        status: 204,
        body: undefined,
        change: {
          subject: 'import',
          subjectId: id,
          before: { state },
          after: { state: 'stopped', inserted, updated },
        },
      };
    });
  },

  async listRejectedRows(
    request: StaffRequest<'listRejectedRows'>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { db } = request.server;
    const stored = known(await findImport(db, request.params.import_id));
    const { kind = 'refused', language = languageOf(request) } = request.query;
    const name = plainFileName(stored.fileName).replaceAll(/[^\w.-]+/g, '-');
    return sendCsv(
      reply,
      `${name || 'import'}.${kind}.csv`,
      rejectionLines(db, stored, kind === 'noted', language),
    );
  },
};
