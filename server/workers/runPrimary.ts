/** The process that shares its port among others, which are the shop. It answers nothing itself and knows no database. */
import cluster from 'node:cluster';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { openMetricsServer } from '../metrics/openMetricsServer.ts';
import { keepAssets } from '../pages/keptAssets.ts';
import { hardDeadlineMs } from '../shutdown.ts';
import { createWorkerPool } from './workerPool.ts';

/**
 * The folder that workers start in: the release's as the command names it, so that a link which has come to lead to another release
 * is followed when they start.
 */
function releaseFolder(mainFile: string): string {
  const named = path.dirname(path.dirname(path.resolve(mainFile)));
  return realpathSync(named) === process.cwd() ? named : process.cwd();
}

/** Counts of all workers together, where the operator wants them. */
async function openMetrics({ metrics: place }: Config, opened: AsyncDisposableStack) {
  if (place === undefined) return;
  const { createSharedMetrics } = await import('../metrics/sharedMetrics.ts');
  const reader = await openMetricsServer(createSharedMetrics(), place);
  opened.defer(() => reader.close());
  console.log(`Metrics are at ${reader.address}`);
}

/**
 * Runs the shop in as many processes as the settings say, until a signal ends it. SIGHUP starts them anew.
 * @throws when they cannot be started
 */
export async function runPrimary(config: Config, mainFile: string): Promise<void> {
  const { workers: count, shutdownMs, dataDir } = config;
  const cwd = releaseFolder(mainFile);
  cluster.setupPrimary({ exec: path.resolve(mainFile), cwd });
  const opened = new AsyncDisposableStack();
  const log = (text: string) => console.error(text);
  const pool = createWorkerPool({ count, stopMs: hardDeadlineMs(shutdownMs) + 1000, log });
  const keepBuilt = () => keepAssets(path.resolve(cwd, config.distDir), path.resolve(dataDir));

  let reloading: Promise<void> | undefined;
  let isWanted = false;
  async function reload(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      try {
        await keepBuilt();
        await pool.reload();
        log('All workers are new.');
      } catch (error) {
        log(
          `The workers of before go on: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
    reloading = undefined;
  }
  const handleHangup = () => {
    isWanted = true;
    reloading ??= reload();
  };

  async function close(): Promise<void> {
    process.off('SIGHUP', handleHangup);
    const isWell = await pool.close();
    await opened.disposeAsync();
    if (!isWell) process.exitCode = 1;
  }

  try {
    await openMetrics(config, opened);
    await keepBuilt();
    const openAt = await pool.open();
    console.log(`Ridge & Root is open at ${openAt}`);
    console.log(`${count} workers answer.`);
  } catch (error) {
    await close();
    throw error;
  }
  process.on('SIGHUP', handleHangup);
  // Once: a second signal ends the process, and with it the workers, at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}
