import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeRelease, pointTo, RELEASE_SETTINGS } from '../../server/testing/makeRelease.ts';
import type { ShopProcess } from '../../server/testing/shopProcess.ts';
import type { Outcome } from './judge.ts';
import { readLedger } from './ledger.ts';
import { onStage, openPostgres, openShop, underOrders } from './stage.ts';

const WORKERS = { WORKERS: '2' };

async function hangUp(shop: ShopProcess): Promise<void> {
  shop.reload();
  while (!shop.output().includes('All workers are new.')) await pause(20);
}

export const reload = (enough: number): Promise<Outcome> =>
  onStage(async (stage) => {
    const { url } = await openPostgres(stage);
    const shop = await openShop(stage, url, WORKERS);
    return underOrders(
      () => shop.url,
      enough,
      () => hangUp(shop),
      () => readLedger({ databaseUrl: url }),
    );
  });

/**
 * Runs step 6 of an upgrade while guests order: points the symbolic link to the new release, then sends SIGHUP.
 * @throws if pages are not of the new release afterwards
 */
export const upgrade = (enough: number): Promise<Outcome> =>
  onStage(async (stage) => {
    const { url } = await openPostgres(stage);
    const link = path.join(stage.folder, 'current');
    await pointTo(link, await makeRelease(stage.folder, 'earlier'));
    const shop = await openShop(stage, url, { ...WORKERS, ...RELEASE_SETTINGS }, link);
    const page = async () => (await fetch(`${shop.url}/shop`)).text();
    if (!(await page()).includes('<body>earlier '))
      throw new Error('The earlier release is not shown.');
    return underOrders(
      () => shop.url,
      enough,
      async () => {
        await pointTo(link, await makeRelease(stage.folder, 'later'));
        await hangUp(shop);
        if (!(await page()).includes('<body>later '))
          throw new Error('The later release is not shown.');
      },
      () => readLedger({ databaseUrl: url }),
    );
  });
