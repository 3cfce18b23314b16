/**
 * Runs the primary process, which shares the shop's port among the workers. It serves no requests and opens no
 * database.
 */
import cluster from 'node:cluster';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { openMetricsServer } from '../metrics/openMetricsServer.ts';
import { keepAssets } from '../pages/keptAssets.ts';
import { hardDeadlineMs } from '../shutdown.ts';
import { createWorkerPool } from './workerPool.ts';

/** Returns the release folder without resolving symlinks, so that new workers start from a new release. */
function releaseFolder(mainFile: string): string {
  const named = path.dirname(path.dirname(path.resolve(mainFile)));
  return realpathSync(named) === process.cwd() ? named : process.cwd();
}

async function openMetrics({ metrics: place }: Config, opened: AsyncDisposableStack) {
  if (place === undefined) return;
  const { createSharedMetrics } = await import('../metrics/sharedMetrics.ts');
  const reader = await openMetricsServer(createSharedMetrics(), place);
  opened.defer(() => reader.close());
  console.log(`Metrics are at ${reader.address}`);
}

/**
 * Runs the configured number of workers until SIGINT or SIGTERM. SIGHUP replaces the workers.
 * @throws Error if the workers cannot be started
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
  // Use `once`, so that a second signal ends the process and its workers immediately.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}
