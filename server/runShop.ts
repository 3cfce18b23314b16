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
import { staffSetupLink } from './mail/emailTemplates.ts';
import { openMailer, type Mailer } from './mail/mailer.ts';
import { sendPendingEmails } from './mail/sendPendingEmails.ts';
import { sealStoredSecrets } from './account/signin/sealedSecret.ts';
import { openFakeProvider, type FakeProvider } from './newsletter/fakeProvider.ts';
import { closeLapsingCheckouts, reconcilePayments } from './orders/payment/paymentJobs.ts';
import { sendRefunds } from './orders/payment/sendRefunds.ts';
import { openFakePayments, type FakePayments } from './payment/fake/openFakePayments.ts';
import type { GatewayKeys } from './payment/gateways/openGateways.ts';
import { openShopGateways } from './payment/gateways/openShopGateways.ts';
import { lapseOrders } from './orders/payment/lapseOrders.ts';
import { keepAssets, keptAssetsDir } from './pages/keptAssets.ts';
import { registerPages } from './pages/pages.ts';
import { renderThreadsOf } from './pages/renderPool.ts';
import { fetchNextPicture } from './pictures/fetchNextPicture.ts';
import { makeNextPicture } from './pictures/makeNextPicture.ts';
import { openPictureStore } from './pictures/openPictureStore.ts';
import type { PictureStore } from './pictures/pictureStore.ts';
import { prunePictures } from './pictures/prunePictures.ts';
import { prune } from './prune.ts';
import { publishDueProducts } from './catalog/productStatus.ts';
import { applyScheduledSales, removeEarlySales } from './catalog/scheduledSales.ts';
import { hardDeadlineMs } from './shutdown.ts';
import { publishDueContent } from './staff/content/contentPublication.ts';
import { runImport } from './staff/imports/importJob.ts';
import { offerOwnerSetup } from './staff/access/ownerSetup.ts';
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

/** Prunes before the start, because the pruning job first runs after an hour. A failure does not prevent the start. */
async function pruneAtStart({ db, log }: FastifyInstance, { settings }: Config): Promise<void> {
  try {
    await prune(db, settings);
  } catch (error) {
    log.error(error, 'Pruning at the start failed.');
  }
}

interface Shop {
  app: FastifyInstance;
  mailer: Mailer;
  pictures: PictureStore;
  config: Config;
}

const isFirstProcess = (): boolean => !cluster.isWorker || cluster.worker?.id === 1;

function say(text: string): void {
  if (isFirstProcess()) console.log(text);
}

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

/** Jobs lock the rows they process, so that several servers can run them. */
function jobsOf({ app, mailer, pictures, config }: Shop): BackgroundJob[] {
  const { db, log, replica } = app;
  const { origin } = config;
  const { settings } = app;
  const payments = { db, gateways: settings.gateways, timeZone: settings.timeZone };
  const notePaymentFailure = (error: unknown, about: string) =>
    log.error(error, `A check failed: ${about}.`);
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
      run: async (signal) => {
        await closeLapsingCheckouts(payments, notePaymentFailure);
        await lapseOrders(db, settings, {
          signal,
          onFailure: (error, orderId) => log.error(error, `Order ${orderId} could not be lapsed.`),
        });
      },
    },
    {
      name: 'payments',
      pauseMs: 1000,
      run: (signal) => reconcilePayments(payments, notePaymentFailure, signal),
    },
    {
      name: 'refunds',
      pauseMs: 2000,
      run: () =>
        sendRefunds(payments, (error, id) => log.error(error, `Refund ${id} could not be sent.`)),
    },
    {
      name: 'imports',
      pauseMs: 1000,
      deadlineMs: HOUR_MS,
      run: (signal) =>
        runImport(db, signal, {
          timeZone: settings.timeZone,
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
    { name: 'scheduled products', pauseMs: 1000, run: () => publishDueProducts(db) },
    { name: 'special prices', pauseMs: 1000, run: () => applyScheduledSales(db) },
    { name: 'early special prices', pauseMs: HOUR_MS, run: () => removeEarlySales(db) },
    { name: 'stock alerts', pauseMs: 10_000, run: (signal) => mailStockAlerts(db, signal) },
    {
      name: 'pictures',
      pauseMs: 500,
      run: async () => void (await makeNextPicture({ db, store: pictures, onFailure })),
    },
    {
      name: 'pictures by address',
      pauseMs: 200,
      run: async (signal) =>
        void (await fetchNextPicture({ db, store: pictures, onFailure, signal })),
    },
    { name: 'pruning', pauseMs: HOUR_MS, run: () => prune(db, settings) },
    // Separate job, so that an unresponsive bucket does not block the pruning of tables.
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

function tellOpen(openAt: string): void {
  if (!cluster.isWorker) console.log(`Ridge & Root is open at ${openAt}`);
  else process.send?.({ openAt } satisfies OpenMessage);
}

/**
 * Prints the link for the first owner, only on localhost, because others may read a server's logs. On servers,
 * `npm run staff` adds the owner.
 */
async function tellOwner({ db }: FastifyInstance, { origin }: Config): Promise<void> {
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
  if (!isFirstProcess() || !isHere) return;
  const code = await offerOwnerSetup(db);
  if (code !== undefined) say(`Become its owner, once: ${staffSetupLink(origin, code)}`);
}

function closeOnSignal(close: () => Promise<void>, { shutdownMs }: Config): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Handle only the first signal, so that a second one ends the process at once.
    process.once(signal, () => {
      // An unresponsive database must not block the shutdown.
      setTimeout(() => process.exit(1), hardDeadlineMs(shutdownMs)).unref();
      // The channel to the primary would keep a worker alive.
      void close().finally(() => cluster.worker?.disconnect());
    });
  }
  process.on('SIGHUP', () => {
    // Workers also receive SIGHUP when the terminal closes.
    if (!cluster.isWorker) console.error('Nothing is reloaded: with WORKERS=1, restart the shop.');
  });
}

async function openList(config: Config): Promise<FakeProvider | undefined> {
  const { host, dataDir, fakeNewsletterPort: port, settings } = config;
  if (port === undefined || settings.newsletterAction !== undefined) return undefined;
  const list = await openFakeProvider({ host, port, dataDir });
  say(`Newsletter addresses go to a stand-in list at ${new URL(list.address).origin}`);
  return list;
}

const FAKE_SECRET = 'whsec_fake';

async function openFakes(config: Config, opened: AsyncDisposableStack): Promise<GatewayKeys> {
  const { host, dataDir, fakePaymentsPort: port, gatewayKeys, origin } = config;
  if (port === undefined || gatewayKeys.stripe || gatewayKeys.razorpay) return {};
  if (cluster.isWorker) {
    say('The fake payment provider needs WORKERS=1, so it is off.');
    return {};
  }
  const fake: FakePayments = await openFakePayments({
    host,
    port,
    dataDir,
    webhookSecret: FAKE_SECRET,
    shopOrigin: () => origin,
  });
  opened.defer(() => fake.close());
  say(`Online payments go to a fake provider at ${fake.address}`);
  const shared = { webhookSecrets: [FAKE_SECRET], baseUrl: fake.address };
  return {
    stripe: { secretKey: 'sk_test_fake', ...shared },
    razorpay: { keyId: 'rzp_test_fake', keySecret: 'fake', ...shared },
  };
}

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

async function openTraces(
  { traces }: Config,
  opened: AsyncDisposableStack,
): Promise<Tracing | undefined> {
  if (traces === undefined) return undefined;
  const { openTracing } = await import('./tracing/openTracing.ts');
  const tracing = openTracing(traces);
  // An unresponsive collector must neither block nor fail the shutdown.
  opened.defer(() => tracing.close().catch(() => undefined));
  return tracing;
}

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
 * Starts the shop, which runs until a signal ends it.
 * @throws if the start fails, after closing all opened resources
 */
export async function runShop(config: Config): Promise<void> {
  const { origin, trustProxy, shutdownMs, logLevel } = config;
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
    const gateways = openShopGateways({
      secretsKey: config.settings.secretsKey,
      configured: config.gatewayKeys,
      fake: await openFakes(config, opened),
    });
    const settings = {
      ...config.settings,
      gateways,
      ...(list && { newsletterAction: list.address }),
    };
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
    // With several workers, the primary process copies the assets.
    if (!cluster.isWorker) await keepAssets(config.distDir, config.dataDir);
    await addPages(app, config);
    await listen(app, config);
    await tellOwner(app, config);
  } catch (error) {
    await close();
    throw error;
  }
  closeOnSignal(close, config);
}
