import type { Database } from '../db/schema.ts';
import { runImport } from '../staff/imports/importJob.ts';
import type { StaffDto } from '../staff/staffDto.ts';
import type { StaffClient } from './openStaffClient.ts';

type ImportRow = StaffDto['ImportRow'];
type ImportMapping = StaffDto['ImportMapping'];

export interface ImportClient {
  upload: (name: string, file: Buffer | string) => Promise<{ id: string; mapping: ImportMapping }>;
  run: (id: string, task: 'start' | 'check', mapping: ImportMapping) => Promise<ImportRow>;
  undo: (id: string) => Promise<ImportRow>;
  importFile: (name: string, file: Buffer | string, source?: string) => Promise<ImportRow>;
}

const fail = (error: unknown) => {
  throw error;
};

export function importClient(db: Database, member: StaffClient): ImportClient {
  const runJob = () =>
    runImport(db, new AbortController().signal, {
      timeZone: 'Asia/Kolkata',
      onFailure: fail,
      onTidyFailure: fail,
    });
  const read = async (id: string) => (await member.call('GET', `/imports/${id}`)).json<ImportRow>();

  async function upload(name: string, file: Buffer | string) {
    const bytes = Buffer.from(file);
    const { id } = (
      await member.call('POST', '/imports', { payload: { file_name: name, size: bytes.length } })
    ).json<ImportRow>();
    await member.call('PUT', `/imports/${id}/parts/0`, {
      payload: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    });
    const head = (await member.call('GET', `/imports/${id}/head`)).json<StaffDto['ImportHead']>();
    return { id, mapping: head.mapping };
  }

  async function run(id: string, task: 'start' | 'check', mapping: ImportMapping) {
    const started = await member.call('POST', `/imports/${id}/${task}`, { payload: mapping });
    if (started.statusCode !== 200) throw new Error(started.body);
    await runJob();
    return read(id);
  }

  return {
    upload,
    run,
    async undo(id) {
      const started = await member.call('POST', `/imports/${id}/undo`);
      if (started.statusCode !== 200) throw new Error(started.body);
      await runJob();
      return read(id);
    },
    async importFile(name, file, source) {
      const { id, mapping } = await upload(name, file);
      return run(id, 'start', { ...mapping, source: source ?? mapping.source });
    },
  };
}
