/** Starts the shop: database, backend and pages. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { createDemoCatalog } from './demo/createDemoCatalog.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/openDatabase.ts';
import type { Database } from './db/schema.ts';
import { startMailLoop } from './mail/mailLoop.ts';
import { openMailer } from './mail/mailer.ts';
import { openFakeProvider, type FakeProvider } from './newsletter/fakeProvider.ts';
import { registerPages } from './pages/pages.ts';
import { prune, startPruning } from './prune.ts';
import { startStockAlerts } from './stockAlert/stockAlertLoop.ts';

async function prepare(db: Database): Promise<void> {
  await migrate(db);
  await createDemoCatalog(db);
  await prune(db);
}

async function addPages(app: FastifyInstance, config: Config): Promise<void> {
  const { distDir, distServerDir, pageCacheBytes: cacheBytes } = config;
  if (existsSync(path.join(distDir, 'index.html'))) {
    await registerPages(app, { distDir, distServerDir, cacheBytes });
  } else {
    console.log(
      `There is no build in ${distDir}, so only the backend is open. To make one: npm run build`,
    );
  }
}

/** What runs beside the requests: the mail goes out, old rows go. */
function startBackgroundJobs(db: Database, config: Config, log: FastifyInstance['log']) {
  const onFailure = (what: unknown) => log.error(what);
  const mail = startMailLoop({
    db,
    mailer: openMailer(config),
    origin: config.origin,
    onFailure,
  });
  const pruning = startPruning(db, onFailure);
  const alerts = startStockAlerts(db, onFailure);
  return async () => {
    await mail.close();
    await pruning.close();
    await alerts.close();
  };
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

/** Opens the fake provider where one is wanted and no real one is named; the shop's settings then lead to it. */
async function openList(config: Config): Promise<FakeProvider | undefined> {
  const { host, dataDir, fakeNewsletterPort: port, settings } = config;
  if (port === undefined || settings.newsletterAction !== undefined) return undefined;
  const list = await openFakeProvider({ host, port, dataDir });
  console.log(`Newsletter addresses go to a stand-in list at ${new URL(list.address).origin}`);
  return list;
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { origin, trustProxy, logLevel } = config;
  const db = await openDatabase(config);
  let app: FastifyInstance | undefined;
  let list: FakeProvider | undefined;
  let stopBackgroundJobs: (() => Promise<void>) | undefined;
  const close = async () => {
    await app?.close();
    await list?.close();
    await stopBackgroundJobs?.();
    await db.destroy();
  };
  try {
    await prepare(db);
    list = await openList(config);
    const settings = list
      ? { ...config.settings, newsletterAction: list.address }
      : config.settings;
    app = await buildApp({ db, settings, origin, trustProxy, logLevel });
    await addPages(app, config);
    await listen(app, config);
    stopBackgroundJobs = startBackgroundJobs(db, config, app.log);
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
