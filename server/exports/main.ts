/**
 * Runs `npm run export -- TABLE --from DAY --to DAY [--format csv|xlsx] [--out FILE]`. With the
 * embedded database, the shop must be stopped.
 */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { addDays } from '../localTime.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { EXPORT_FORMATS, exportFile, type ExportFormat } from './exportFile.ts';
import { EXPORT_NAMES, exportTables, type ExportName } from './exportTables.ts';
import { periodOfDays } from './period.ts';

const USAGE = `Usage: npm run export -- ${EXPORT_NAMES.join('|')} --from 2026-04-01 --to 2026-04-30 [--format ${EXPORT_FORMATS.join('|')}] [--out FILE]`;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

interface Arguments {
  name: ExportName;
  from: string;
  to: string;
  format: ExportFormat;
  file: string;
}

function readArguments(): Arguments {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      format: { type: 'string', default: 'csv' },
      out: { type: 'string' },
    },
  });
  const name = EXPORT_NAMES.find((known) => known === positionals[0]);
  const format = EXPORT_FORMATS.find((known) => known === values.format);
  const { from = '', to = '' } = values;
  const hasDays =
    [from, to].every(
      (day) => DAY.test(day) && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day,
    ) && from <= to;
  if (name === undefined || format === undefined || !hasDays) throw new Error(USAGE);
  return { name, from, to, format, file: values.out ?? `${name}-${from}-${to}.${format}` };
}

async function main(): Promise<void> {
  const { name, from, to, format, file } = readArguments();
  const config = readConfig(process.env);
  const { timeZone } = config.settings;
  const db = await openDatabase(config);
  try {
    await migrate(db);
    const period = periodOfDays(from, to, timeZone);
    const stream = exportFile(db, { table: exportTables[name], period, format, timeZone });
    await pipeline(stream, createWriteStream(file, { mode: 0o600 }));
  } finally {
    await db.destroy();
  }
  console.log(`Written to ${file}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
