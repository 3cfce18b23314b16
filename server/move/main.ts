/**
 * Runs the commands that move a shop.
 *
 * `npm run dump -- FILE` writes a stopped embedded shop as SQL. `npm run load -- FILE` loads it into the empty
 * database of DATABASE_URL or DATA_DIR. `npm run move -- postgres://…` does both; the URL defaults to DATABASE_URL.
 */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { readConfig } from '../config.ts';
import { markAsMoved } from '../db/movedFolder.ts';
import { openDatabase, type DatabasePlace } from '../db/openDatabase.ts';
import type { RowCounts } from './countRows.ts';
import { withDump } from './dumpEmbedded.ts';
import { loadDump, readDump } from './loadDump.ts';

const USAGE = 'Say npm run dump -- FILE, npm run load -- FILE, or npm run move -- postgres://….';

function tell(counts: RowCounts): void {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { shop_order: orders = 0, product: products = 0 } = counts;
  console.log(
    `Loaded and compared ${rows} rows of all tables, with ${orders} orders and ${products} products.`,
  );
}

async function write(file: string, text: string): Promise<void> {
  const unfinished = `${file}.part`;
  try {
    await writeFile(unfinished, text, { flush: true, mode: 0o600 });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  console.log(`Written to ${file}.`);
}

function serverAt(address: string): DatabasePlace {
  if (!/^postgres(?:ql)?:\/\//.test(address)) throw new Error(USAGE);
  if (!URL.canParse(address)) {
    throw new Error(
      'The address is not valid: write signs of the password such as @ / : # as %40 %2F %3A %23.',
    );
  }
  return { databaseUrl: address };
}

function publicAddress(address: string): string {
  const url = new URL(address);
  url.password = '';
  url.search = '';
  return url.href;
}

async function load(text: string, place: DatabasePlace): Promise<void> {
  const dump = readDump(text);
  const db = await openDatabase(place);
  try {
    await loadDump(db, dump);
    tell(dump.counts);
  } finally {
    await db.destroy();
  }
}

async function main([command, named]: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  const target = command === 'move' ? (named ?? config.databaseUrl) : named;
  if (target === undefined) throw new Error(USAGE);
  if (command === 'dump') {
    if (config.databaseUrl !== undefined) {
      throw new Error('DATABASE_URL is set, and this reads the folder: use pg_dump for a server.');
    }
    return withDump(config.dataDir, (text) => write(target, text));
  }
  if (command === 'load') return load(await readFile(target, 'utf8'), config);
  if (command !== 'move') throw new Error(USAGE);
  const place = serverAt(target);
  await withDump(config.dataDir, async (text) => {
    await load(text, place);
    await markAsMoved(config.dataDir, publicAddress(target));
  });
  console.log('Start the shop with this address as DATABASE_URL, and with the same DATA_DIR.');
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
