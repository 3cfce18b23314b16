import type { PostgresProcess } from './postgresProcess.ts';
import { prepareServer } from './freshDatabase.ts';
import { startPostgres } from './postgresProcess.ts';

declare global {
  var postgresOfThisRun: PostgresProcess | undefined;
}

export default async function globalSetup(): Promise<void> {
  globalThis.postgresOfThisRun = await startPostgres();
  await prepareServer(globalThis.postgresOfThisRun.url);
  process.env.TEST_DATABASE_URL = globalThis.postgresOfThisRun.url;
}
