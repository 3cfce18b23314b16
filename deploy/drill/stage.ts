import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasDebianPostgres, startDebianPostgres } from '../../server/testing/debianPostgres.ts';
import { startPostgres, type PostgresProcess } from '../../server/testing/postgresProcess.ts';
import { startShop, type ShopProcess } from '../../server/testing/shopProcess.ts';
import type { Outcome } from './judge.ts';
import type { Ledger } from './ledger.ts';
import { startOrders, type Orders } from './orders.ts';

const SETTINGS = { TRUST_PROXY: '1', LOG_LEVEL: 'error', SHUTDOWN_SECONDS: '2' };

export interface Stage {
  readonly folder: string;
  readonly opened: AsyncDisposableStack;
}

export async function onStage<Result>(work: (stage: Stage) => Promise<Result>): Promise<Result> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-drill-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  return await work({ folder, opened });
}

/** Starts Debian's PostgreSQL, which survives a power cut. Falls back to the test server, which does not. */
export async function openPostgres({ opened }: Stage): Promise<PostgresProcess> {
  const postgres = await (hasDebianPostgres ? startDebianPostgres() : startPostgres());
  opened.defer(() => postgres.stop());
  return postgres;
}

export async function openShop(
  { folder, opened }: Stage,
  databaseUrl = '',
  settings: Record<string, string> = {},
  release?: string,
): Promise<ShopProcess> {
  const shop = await startShop(folder, databaseUrl, { ...SETTINGS, ...settings }, release);
  opened.defer(() => shop.kill());
  return shop;
}

/**
 * Lets guests order before, during and after a fault.
 * @param enough minimum number of orders before and after the fault
 * @param happen triggers the fault; resolves when it is over
 * @param read reads all orders after the guests have stopped
 */
export async function underOrders(
  url: () => string,
  enough: number,
  happen: (orders: Orders) => Promise<unknown>,
  read: () => Promise<Ledger>,
): Promise<Outcome> {
  const orders = startOrders(url);
  await orders.more(enough);
  const before = performance.now();
  await happen(orders);
  const after = performance.now();
  // This order may have been sent before the fault ended, so wait for more orders.
  const next = await orders.next();
  await orders.more(enough);
  await orders.stop();
  const { numbers, doubled, oversold } = await read();
  const lost = orders.acknowledged.filter(({ number }) => !numbers.has(number));
  return {
    acknowledged: orders.acknowledged.length,
    lost: lost.length,
    doubled,
    oversold,
    unmended: orders.unmended(),
    recoveryMs: next - before,
    resumedMs: next - after,
  };
}
