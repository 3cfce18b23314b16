/**
 * Entry point of `npm run staff` (access/command.ts prints its usage). With PostgreSQL, it also works while the
 * shop is running.
 */
import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { readCommand, errorMessageOf } from './access/command.ts';

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  const db = await openDatabase(config);
  try {
    await migrate(db);
    console.log(await db.transaction().execute((trx) => command(trx, config.origin)));
  } finally {
    await db.destroy();
  }
}

try {
  await main();
} catch (error) {
  console.error(errorMessageOf(error));
  process.exitCode = 1;
}
