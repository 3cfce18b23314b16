/** Starts the shop: database, backend and pages. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { backgroundJobs } from './backgroundJobs.ts';
import { readConfig, type Config } from './config.ts';
import { createDemoCatalog } from './demo/createDemoCatalog.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/openDatabase.ts';
import type { Database } from './db/schema.ts';
import { openMailer, type Mailer } from './mail/mailer.ts';
import { sendPendingEmails } from './mail/sendPendingEmails.ts';
import { openFakeProvider, type FakeProvider } from './newsletter/fakeProvider.ts';
import { lapseOrders } from './orders/lapseOrders.ts';
import { registerPages } from './pages/pages.ts';
import { prune } from './prune.ts';
import { mailStockAlerts } from './stockAlert/mailStockAlerts.ts';

async function prepare(db: Database, { settings }: Config): Promise<void> {
  await migrate(db);
  await createDemoCatalog(db);
  await prune(db, settings);
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

/** What is done beside the requests. Rows are taken with locks, so that no two servers do a thing twice. */
function jobsOf(db: Database, mailer: Mailer, config: Config, log: FastifyInstance['log']) {
  const { origin, paymentDeadlines, settings } = config;
  const onFailure = (what: string) => log.error(what);
  return [
    {
      name: 'mail',
      pauseMs: 1000,
      run: () => sendPendingEmails({ db, mailer, origin, onFailure }),
    },
    {
      name: 'unpaid orders',
      pauseMs: 60_000,
      run: () => lapseOrders(db, paymentDeadlines, settings.timeZone),
    },
    { name: 'stock alerts', pauseMs: 10_000, run: () => mailStockAlerts(db) },
    { name: 'pruning', pauseMs: 60 * 60 * 1000, run: () => prune(db, settings) },
  ];
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

/** A second more than the deadline, since cut connections take a moment to close. */
const CUT_MS = 1000;

function closeOnSignal(close: () => Promise<void>, { shutdownMs }: Config): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Once: a second signal ends the process at once.
    process.once(signal, () => {
      // A database that does not answer must not hold the end up.
      setTimeout(() => process.exit(1), shutdownMs + CUT_MS).unref();
      void close();
    });
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
  const { origin, trustProxy, shutdownMs, logLevel } = config;
  // Closed in the opposite order of opening, also when the start fails.
  const opened = new AsyncDisposableStack();
  const close = () => opened.disposeAsync();
  try {
    const db = await openDatabase(config);
    opened.defer(() => db.destroy());
    await prepare(db, config);
    const list = await openList(config);
    if (list) opened.defer(() => list.close());
    const settings = list
      ? { ...config.settings, newsletterAction: list.address }
      : config.settings;
    const app = await buildApp({ db, settings, origin, trustProxy, shutdownMs, logLevel });
    opened.defer(() => app.close());
    const mailer = openMailer(config);
    app.addHook('onClose', async () => mailer.close());
    await app.register(backgroundJobs, { jobs: jobsOf(db, mailer, config, app.log) });
    await addPages(app, config);
    await listen(app, config);
  } catch (error) {
    await close();
    throw error;
  }
  closeOnSignal(close, config);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
