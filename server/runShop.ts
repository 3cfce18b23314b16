/** One process of the shop: database, backend and pages. */
import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'kysely';
import { buildApp } from './app.ts';
import { backgroundJobs, type BackgroundJob } from './backgroundJobs.ts';
import type { Config } from './config.ts';
import { createDemoCatalog, createEmptyShop } from './demo/createDemoCatalog.ts';
import { deleteForeignChanges } from './db/followChanges.ts';
import { requireFitDatabase } from './db/databaseFitness.ts';
import { migrate } from './db/migrate.ts';
import {
  connectionsOfWorker,
  isDurable,
  NOT_DURABLE,
  openDatabase,
  openReplica,
} from './db/openDatabase.ts';
import { watchReplica, type Replica } from './db/replica.ts';
import type { Database } from './db/schema.ts';
import type { Metrics } from './metrics/metrics.ts';
import { openMetricsServer } from './metrics/openMetricsServer.ts';
import { openMailer, type Mailer } from './mail/mailer.ts';
import { sendPendingEmails } from './mail/sendPendingEmails.ts';
import { sealStoredSecrets } from './account/signin/sealedSecret.ts';
import { openFakeProvider, type FakeProvider } from './newsletter/fakeProvider.ts';
import { lapseOrders } from './orders/payment/lapseOrders.ts';
import { keepAssets, keptAssetsDir } from './pages/keptAssets.ts';
import { registerPages } from './pages/pages.ts';
import { renderThreadsOf } from './pages/renderPool.ts';
import { makeNextPicture } from './pictures/makeNextPicture.ts';
import { openPictureStore } from './pictures/openPictureStore.ts';
import type { PictureStore } from './pictures/pictureStore.ts';
import { prunePictures } from './pictures/prunePictures.ts';
import { prune } from './prune.ts';
import { moveDueSpecials, takeBackEarlySpecials } from './catalog/special.ts';
import { hardDeadlineMs } from './shutdown.ts';
import { publishDueContent } from './staff/content/contentPublication.ts';
import { runImport } from './staff/imports/importJob.ts';
import { staffPages } from './staff/staffPages.ts';
import { mailStockAlerts } from './stockAlert/mailStockAlerts.ts';
import type { Tracing } from './tracing/tracing.ts';
import type { OpenMessage } from './workers/workerPool.ts';

async function prepare(db: Database, { hasDemo, settings }: Config): Promise<void> {
  await requireFitDatabase(db);
  if (!isDurable(db)) console.error(NOT_DURABLE);
  await migrate(db);
  if (settings.secretsKey) await sealStoredSecrets(db, settings.secretsKey);
  await deleteForeignChanges(db);
  await (hasDemo ? createDemoCatalog(db) : createEmptyShop(db));
}

/** Prunes once before the shop opens, since the job first does after an hour. The shop opens where that fails, too. */
async function pruneAtStart({ db, log }: FastifyInstance, { settings }: Config): Promise<void> {
  try {
    await prune(db, settings);
  } catch (error) {
    log.error(error, 'Pruning at the start failed.');
  }
}

/** What jobs and requests share. */
interface Shop {
  app: FastifyInstance;
  mailer: Mailer;
  pictures: PictureStore;
  config: Config;
}

/** Tells the operator something, of several workers once. */
function say(text: string): void {
  if (!cluster.isWorker || cluster.worker?.id === 1) console.log(text);
}

/** Whether a folder holds a build with a page; without it that page is not there, which is said. */
function isBuilt(folder: string): boolean {
  const isThere = existsSync(path.join(folder, 'index.html'));
  if (!isThere) {
    say(`There is no build in ${folder}, so its pages are not open. To make one: npm run build`);
  }
  return isThere;
}

async function addPages(app: FastifyInstance, config: Config): Promise<void> {
  const { distDir, distServerDir, distStaffDir, pageCacheBytes: cacheBytes } = config;
  const { hasSharedCache, dataDir } = config;
  if (isBuilt(distStaffDir)) await app.register(staffPages, { distDir: distStaffDir });
  if (isBuilt(distDir)) {
    await registerPages(app, {
      distDir,
      distServerDir,
      keptDir: keptAssetsDir(dataDir),
      renderThreads: renderThreadsOf(config.workers),
      cacheBytes,
      hasSharedCache,
    });
  }
}

const HOUR_MS = 60 * 60 * 1000;

/** What is done beside the requests. Rows are taken with locks, so that no two servers do a thing twice. */
function jobsOf({ app, mailer, pictures, config }: Shop): BackgroundJob[] {
  const { db, log, replica } = app;
  const { origin, settings } = config;
  const onFailure = (what: string) => log.error(what);
  const mailServer = { quietUntil: 0 };
  return [
    ...(replica ? [{ name: 'replica', pauseMs: 1000, run: replica.compare }] : []),
    {
      name: 'mail',
      pauseMs: 1000,
      run: (signal) =>
        sendPendingEmails({ db, mailer, origin, onFailure, signal, server: mailServer }),
    },
    {
      name: 'unpaid orders',
      pauseMs: 60_000,
      run: (signal) =>
        lapseOrders(db, settings, {
          signal,
          onFailure: (error, orderId) => log.error(error, `Order ${orderId} could not be lapsed.`),
        }),
    },
    {
      name: 'imports',
      pauseMs: 1000,
      deadlineMs: HOUR_MS,
      run: (signal) =>
        runImport(db, signal, {
          onFailure: (error) => log.error(error, 'An import failed.'),
          onTidyFailure: (error) =>
            log.warn(error, 'The database was not tidied after an import, which is done.'),
        }),
    },
    {
      name: 'content to publish',
      pauseMs: 500,
      run: () =>
        publishDueContent(db, (error) => log.error(error, 'Something could not be published.')),
    },
    { name: 'special prices', pauseMs: 1000, run: () => moveDueSpecials(db) },
    { name: 'early special prices', pauseMs: HOUR_MS, run: () => takeBackEarlySpecials(db) },
    { name: 'stock alerts', pauseMs: 10_000, run: (signal) => mailStockAlerts(db, signal) },
    {
      name: 'pictures',
      pauseMs: 500,
      run: async () => void (await makeNextPicture({ db, store: pictures, onFailure })),
    },
    { name: 'pruning', pauseMs: HOUR_MS, run: () => prune(db, settings) },
    // On its own, since a bucket that does not answer must not keep the rest from being pruned.
    { name: 'pruning of pictures', pauseMs: HOUR_MS, run: () => prunePictures(db, pictures) },
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
  tellOpen(`http://${name}:${actualPort}`);
}

/** A worker tells its primary, which waits for all of them. */
function tellOpen(openAt: string): void {
  if (!cluster.isWorker) console.log(`Ridge & Root is open at ${openAt}`);
  else process.send?.({ openAt } satisfies OpenMessage);
}

function closeOnSignal(close: () => Promise<void>, { shutdownMs }: Config): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Once: a second signal ends the process at once.
    process.once(signal, () => {
      // A database that does not answer must not hold the end up.
      setTimeout(() => process.exit(1), hardDeadlineMs(shutdownMs)).unref();
      // The channel to the primary would keep a worker alive.
      void close().finally(() => cluster.worker?.disconnect());
    });
  }
  process.on('SIGHUP', () => {
    // A terminal that closes sends it to workers, too.
    if (!cluster.isWorker) console.error('Nothing is reloaded: with WORKERS=1, restart the shop.');
  });
}

/** Opens the fake provider where one is wanted and no real one is named; the shop's settings then lead to it. */
async function openList(config: Config): Promise<FakeProvider | undefined> {
  const { host, dataDir, fakeNewsletterPort: port, settings } = config;
  if (port === undefined || settings.newsletterAction !== undefined) return undefined;
  const list = await openFakeProvider({ host, port, dataDir });
  say(`Newsletter addresses go to a stand-in list at ${new URL(list.address).origin}`);
  return list;
}

/** Counts, and lets the counts be read, where the operator wants it; else none of the code for it is loaded. */
async function openMetrics(
  { metrics: place }: Config,
  opened: AsyncDisposableStack,
): Promise<Metrics | undefined> {
  if (place === undefined) return undefined;
  const { createMetrics } = await import('./metrics/metrics.ts');
  const metrics = createMetrics();
  if (cluster.isWorker) {
    opened.defer(metrics.handOver());
    return metrics;
  }
  const reader = await openMetricsServer(metrics, place);
  opened.defer(() => reader.close());
  console.log(`Metrics are at ${reader.address}`);
  return metrics;
}

/** Follows requests where the operator wants it; else none of the code for it is loaded. */
async function openTraces(
  { traces }: Config,
  opened: AsyncDisposableStack,
): Promise<Tracing | undefined> {
  if (traces === undefined) return undefined;
  const { openTracing } = await import('./tracing/openTracing.ts');
  const tracing = openTracing(traces);
  // A collector that does not answer must not hold the end up, nor make it fail.
  opened.defer(() => tracing.close().catch(() => undefined));
  return tracing;
}

/** The standby that the operator has for reads. */
function openReads(
  { databaseReadUrl, workers }: Config,
  db: Database,
  opened: AsyncDisposableStack,
  log: Logger | undefined,
): Replica | undefined {
  if (databaseReadUrl === undefined) return undefined;
  const standby = openReplica(databaseReadUrl, connectionsOfWorker(workers), log);
  opened.defer(() => standby.destroy());
  return watchReplica(standby, db);
}

/**
 * Opens the shop, until a signal ends it.
 * @throws when it cannot be opened, after all that was opened is closed
 */
export async function runShop(config: Config): Promise<void> {
  const { origin, trustProxy, shutdownMs, logLevel } = config;
  // Closed in the opposite order of opening, also when the start fails.
  const opened = new AsyncDisposableStack();
  const close = () => opened.disposeAsync();
  try {
    const tracing = await openTraces(config, opened);
    const connections = connectionsOfWorker(config.workers);
    const db = await openDatabase({ ...config, connections }, tracing?.noteStatement);
    opened.defer(() => db.destroy());
    await prepare(db, config);
    const replica = openReads(config, db, opened, tracing?.noteStatement);
    const list = await openList(config);
    if (list) opened.defer(() => list.close());
    const settings = list
      ? { ...config.settings, newsletterAction: list.address }
      : config.settings;
    const metrics = await openMetrics(config, opened);
    const seen = { metrics, tracing, logLevel };
    const pictures = openPictureStore({ ...config, bucket: config.picturesBucket });
    const app = await buildApp({
      db,
      replica,
      settings,
      origin,
      pictures,
      trustProxy,
      shutdownMs,
      ...seen,
    });
    opened.defer(() => app.close());
    await pruneAtStart(app, config);
    const mailer = openMailer(config);
    app.addHook('onClose', async () => mailer.close());
    await app.register(backgroundJobs, { jobs: jobsOf({ app, mailer, pictures, config }) });
    // Of workers, the primary does.
    if (!cluster.isWorker) await keepAssets(config.distDir, config.dataDir);
    await addPages(app, config);
    await listen(app, config);
  } catch (error) {
    await close();
    throw error;
  }
  closeOnSignal(close, config);
}
