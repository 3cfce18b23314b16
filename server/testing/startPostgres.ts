import type { PostgresProcess } from './postgresProcess.ts';
import { startPostgres } from './postgresProcess.ts';

declare global {
  var postgresOfThisRun: PostgresProcess | undefined;
}

/** Gives the workers of the project `server-postgres` a real server by TEST_DATABASE_URL. */
export default async function globalSetup(): Promise<void> {
  globalThis.postgresOfThisRun = await startPostgres();
  process.env.TEST_DATABASE_URL = globalThis.postgresOfThisRun.url;
}
