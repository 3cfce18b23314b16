/**
 * `npm run account -- without-second-factor MAIL`: turns off the second factor of a customer who has lost app and
 * recovery codes. A shop on PostgreSQL may keep running.
 */
import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { readCommand } from './command.ts';

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const db = await openDatabase(readConfig(process.env));
  try {
    await migrate(db);
    console.log(await db.transaction().execute(command));
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
