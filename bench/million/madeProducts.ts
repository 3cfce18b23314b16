import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../server/db/openDatabase.ts';
import { startPostgres } from '../../server/testing/postgresProcess.ts';
import { timeImport } from '../importCatalogue.ts';
import type { Report } from '../report.ts';
import { withFolder } from '../shop.ts';
import { mib, round } from '../statistics.ts';
import { madeCatalogue } from './madeCatalogue.ts';

const MAPPING = path.join(import.meta.dirname, 'million.mapping.json');

const SHARED_BUFFERS = '1GB';

export function withMadeProducts<Result>(
  products: number,
  work: (databaseUrl: string, imported: Report) => Promise<Result>,
): Promise<Result> {
  return withFolder(async (folder) => {
    const file = path.join(folder, 'catalogue.csv');
    await pipeline(madeCatalogue(products), createWriteStream(file));
    const server = await startPostgres();
    try {
      const db = await openDatabase({ databaseUrl: server.url });
      await sql`ALTER SYSTEM SET shared_buffers = ${sql.lit(SHARED_BUFFERS)}`.execute(db);
      await db.destroy();
      await server.restart('fast');
      const use = await timeImport([file, '--mapping', MAPPING], {
        DATABASE_URL: server.url,
        DATA_DIR: folder,
      });
      const imported: Report = {
        title: `Import of ${products.toLocaleString('en')} products into PostgreSQL`,
        rows: [
          {
            seconds: round(use.seconds),
            'rows/s': round(products / use.seconds),
            'peak MiB at half time': mib(use.peaks.half),
            'peak MiB': mib(use.peaks.whole),
          },
        ],
        notes: use.summary,
      };
      return await work(server.url, imported);
    } finally {
      await server.stop();
    }
  });
}
