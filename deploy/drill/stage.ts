/** Where a fault happens: servers of its own, which are gone afterwards, and guests that order. */
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

/** A folder for the fault's files, and what is closed after it. */
export interface Stage {
  readonly folder: string;
  readonly opened: AsyncDisposableStack;
}

/** Everything that is opened on the stage is closed after the work. */
export async function onStage<Result>(work: (stage: Stage) => Promise<Result>): Promise<Result> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-drill-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  return await work({ folder, opened });
}

/** Debian's PostgreSQL, which loses nothing in a power cut, or where it is missing the one of the tests, which would. */
export async function openPostgres({ opened }: Stage): Promise<PostgresProcess> {
  const postgres = await (hasDebianPostgres ? startDebianPostgres() : startPostgres());
  opened.defer(() => postgres.stop());
  return postgres;
}

/** The shop, on the embedded database in the stage's folder unless another is named. @param release see `startShop` */
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
 * Orders, has the fault happen, and orders on.
 * @param enough how many orders come before it and after it
 * @param happen the fault; it ends when nothing more is done about it
 * @param read reads all orders once the guests have gone
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
  // One that was under way before the fault may still have been answered.
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
