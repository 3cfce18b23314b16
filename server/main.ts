/** Starts the shop: database, backend and pages. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { createDemoCatalog } from './db/demo/createDemoCatalog.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/openDatabase.ts';
import type { Database } from './db/schema.ts';
import { deleteOldAnswers } from './idempotency/idempotencyRepository.ts';
import { registerPages } from './pages.ts';
import { deleteExpiredTokens } from './session/sessionRepository.ts';

async function prepare(db: Database): Promise<void> {
  await migrate(db);
  await createDemoCatalog(db);
  await deleteOldAnswers(db);
  await deleteExpiredTokens(db);
}

async function addPages(app: FastifyInstance, db: Database, config: Config): Promise<void> {
  const { distDir, distServerDir, origin, pageCacheBytes: cacheBytes } = config;
  if (existsSync(path.join(distDir, 'index.html'))) {
    await registerPages(app, { db, distDir, distServerDir, origin, cacheBytes });
  } else {
    console.log(
      `There is no build in ${distDir}, so only the backend is open. To make one: npm run build`,
    );
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is busy. Stop what uses it, or set PORT to another one.`, {
      cause: error,
    });
  }
  const name = host === '127.0.0.1' ? 'localhost' : host;
  const address = app.server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  console.log(`Ridge & Root is open at http://${name}:${actualPort}`);
}

function closeOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Once: a second signal ends the process at once.
    process.once(signal, () => void close());
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { trustProxy, logLevel } = config;
  const db = await openDatabase(config);
  let app: FastifyInstance | undefined;
  const close = async () => {
    await app?.close();
    await db.destroy();
  };
  try {
    await prepare(db);
    app = await buildApp({ db, trustProxy, logLevel });
    await addPages(app, db, config);
    await listen(app, config);
  } catch (error) {
    await close();
    throw error;
  }
  closeOnSignal(close);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
