/** `npm run vitals`: prints how soon shoppers saw the pages of the last 28 days and were answered. */
import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { readPercentiles } from './vitalsRepository.ts';

const DAYS = 28;

const db = await openDatabase(readConfig(process.env));
try {
  await migrate(db);
  const percentiles = await readPercentiles(db, DAYS);
  if (percentiles.length > 0) console.table(percentiles);
  else console.log(`Nothing was counted in the last ${DAYS} days. VITALS=1 collects it.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
