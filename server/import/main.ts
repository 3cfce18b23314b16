/**
 * Runs `npm run import -- FILE.csv[.gz] [--mapping FILE.json]`, which imports a catalogue into the shop's database.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { createDemoCatalog, createEmptyShop } from '../demo/createDemoCatalog.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { importCatalog, type ImportResult } from './importCatalog.ts';
import { readMapping } from './mapping.ts';
import { openCsv } from './openCsv.ts';
import { showProgress } from './progress.ts';
import { openRejectedRowsReport, type RejectedRowsReport } from './rejectedRowsReport.ts';

const USAGE = 'Usage: npm run import -- FILE.csv[.gz] [--mapping FILE.json]';

const DEFAULT_MAPPING = path.join(import.meta.dirname, 'bigbasket.mapping.json');

function readArguments(): { file: string; mappingFile: string } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { mapping: { type: 'string' } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(USAGE);
  return { file, mappingFile: values.mapping ?? DEFAULT_MAPPING };
}

/** Creates a signal that aborts on Ctrl+C or SIGTERM. A second signal ends the process at once, which is safe. */
function createInterruptSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => controller.abort());
  return controller.signal;
}

function summaryOf(
  result: ImportResult,
  seconds: number,
  { report, notes }: Record<'report' | 'notes', RejectedRowsReport>,
): string {
  const { inserted, updated, unchanged, rejected, noted, isInterrupted } = result;
  const counts = `${inserted} added, ${updated} updated, ${unchanged} as they were, ${rejected} refused`;
  return [
    `${isInterrupted ? 'Stopped' : 'Done'} after ${seconds.toFixed(1)} s: ${counts}.`,
    ...(rejected > 0 ? [`Refused rows and why: ${report.file}`] : []),
    ...(noted > 0 ? [`${noted} rows imported in part, and what was left out: ${notes.file}`] : []),
    ...(isInterrupted
      ? ['What was read so far is in place. Run the same command again to go on.']
      : []),
  ].join('\n');
}

async function main(): Promise<void> {
  const { file, mappingFile } = readArguments();
  const mapping = await readMapping(mappingFile);
  const csv = await openCsv(file);
  const config = readConfig(process.env);
  const signal = createInterruptSignal();
  const started = performance.now();

  const db = await openDatabase(config);
  try {
    await migrate(db);
    await (config.hasDemo ? createDemoCatalog(db) : createEmptyShop(db));
    const folder = path.join(config.dataDir, 'import');
    const { delimiter } = mapping;
    let columns: readonly string[] = [];
    const format = () => ({ columns, delimiter });
    const report = await openRejectedRowsReport(folder, file, 'refused', format);
    const notes = await openRejectedRowsReport(folder, file, 'noted', format);
    const progress = showProgress(csv.size);
    try {
      const result = await importCatalog(db, {
        mapping,
        timeZone: config.settings.timeZone,
        chunks: csv.chunks,
        signal,
        onColumns: (found) => (columns = found),
        onRejected: report.add,
        onNoted: notes.add,
        onProgress: (rows) => progress.update(csv.bytesRead(), rows),
        onTidyFailure: (error) =>
          console.warn(`The database was not tidied; the products are in place. ${String(error)}`),
      });
      progress.stop();
      console.log(summaryOf(result, (performance.now() - started) / 1000, { report, notes }));
      if (result.isInterrupted) process.exitCode = 130;
    } finally {
      progress.stop();
      await report.close();
      await notes.close();
    }
  } finally {
    await db.destroy();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
