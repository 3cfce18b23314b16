import { execFileSync } from 'node:child_process';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabaseProxy, type DatabaseProxy } from '../../server/testing/databaseProxy.ts';
import { makeBuild } from '../../server/testing/makeBuild.ts';
import { hasPgbouncer, startPgbouncer } from '../../server/testing/pgbouncerProcess.ts';
import type { ShopProcess } from '../../server/testing/shopProcess.ts';
import {
  type EndAttack,
  floodPages,
  floodSignIns,
  GUESSERS,
  openSlowBodies,
  SLOW_BODIES,
  WANDERERS,
} from './attacks.ts';
import type { Outcome } from './judge.ts';
import { readLedger } from './ledger.ts';
import { GUESTS } from './orders.ts';
import { onStage, openPostgres, openShop, underOrders, type Stage } from './stage.ts';
import { reload, upgrade } from './upgrade.ts';

export interface Fault {
  readonly name: string;
  readonly others?: string;
  readonly isSeamless?: boolean;
  readonly without?: string | undefined;
  readonly run: (enough: number) => Promise<Outcome>;
}

const readAfter = (shop: () => ShopProcess, folder: string) => async () => {
  await shop().terminate();
  return readLedger({ dataDir: path.join(folder, 'data') });
};

const killOnFolder = (enough: number) =>
  onStage(async (stage) => {
    let shop = await openShop(stage);
    return underOrders(
      () => shop.url,
      enough,
      async () => {
        await shop.kill();
        shop = await openShop(stage);
      },
      readAfter(() => shop, stage.folder),
    );
  });

const killOnPostgres = (enough: number) =>
  onStage(async (stage) => {
    const { url } = await openPostgres(stage);
    let shop = await openShop(stage, url, { WORKERS: '2' });
    return underOrders(
      () => shop.url,
      enough,
      async () => {
        await shop.kill();
        shop = await openShop(stage, url, { WORKERS: '2' });
      },
      () => readLedger({ databaseUrl: url }),
    );
  });

async function openPooler({ opened }: Stage, databaseUrl: string): Promise<string> {
  const pgbouncer = await startPgbouncer(databaseUrl, 3);
  opened.defer(() => pgbouncer.stop());
  return pgbouncer.url;
}

const restart =
  (mode: 'fast' | 'immediate', isPooled = false) =>
  (enough: number) =>
    onStage(async (stage) => {
      const postgres = await openPostgres(stage);
      const shop = await openShop(
        stage,
        isPooled ? await openPooler(stage, postgres.url) : postgres.url,
      );
      return underOrders(
        () => shop.url,
        enough,
        () => postgres.restart(mode),
        () => readLedger({ databaseUrl: postgres.url }),
      );
    });

async function openProxy({ opened }: Stage, databaseUrl: string): Promise<DatabaseProxy> {
  const proxy = await openDatabaseProxy(databaseUrl);
  opened.defer(() => proxy.close());
  return proxy;
}

const SILENT_MS = 10_000;

const silence = (enough: number) =>
  onStage(async (stage) => {
    const { url } = await openPostgres(stage);
    const proxy = await openProxy(stage, url);
    const shop = await openShop(stage, proxy.url);
    return underOrders(
      () => shop.url,
      enough,
      async () => {
        proxy.fallSilent();
        await pause(SILENT_MS);
      },
      () => readLedger({ databaseUrl: url }),
    );
  });

const promote = (enough: number) =>
  onStage(async (stage) => {
    const primary = await openPostgres(stage);
    const standby = await primary.startStandby();
    const address = await openProxy(stage, primary.url);
    const shop = await openShop(stage, address.url);
    return underOrders(
      () => shop.url,
      enough,
      async () => {
        await primary.kill();
        await standby.promote();
        address.leadTo(standby.url);
      },
      () => readLedger({ databaseUrl: standby.url }),
    );
  });

const MOVED_CLOCK = pathToFileURL(
  path.join(import.meta.dirname, '../../server/testing/movedClock.ts'),
).href;

/**
 * Returns the source of a module that moves the process's clock on SIGUSR2. The file contains the offset in
 * milliseconds.
 */
const clockModule = (file: string) => `
  import { readFileSync } from 'node:fs';
  import { moveClock } from ${JSON.stringify(MOVED_CLOCK)};
  process.on('SIGUSR2', () => moveClock(Number(readFileSync(${JSON.stringify(file)}, 'utf8'))));`;

const jump = (offsetMs: number) => (enough: number) =>
  onStage(async (stage) => {
    const { url } = await openPostgres(stage);
    const file = path.join(stage.folder, 'offset');
    const moved = path.join(stage.folder, 'clock.mjs');
    await writeFile(moved, clockModule(file));
    await writeFile(file, String(offsetMs));
    const shop = await openShop(stage, url, { NODE_OPTIONS: `--import=${moved}` });
    return underOrders(
      () => shop.url,
      enough,
      async () => void process.kill(shop.pid, 'SIGUSR2'),
      () => readLedger({ databaseUrl: url }),
    );
  });

const DISK = '192m';

const fillDisk = (enough: number) =>
  onStage(async (stage) => {
    const disk = path.join(stage.folder, 'data');
    await mkdir(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'none', disk]);
    stage.opened.defer(() => void execFileSync('umount', [disk]));
    let shop = await openShop(stage);
    const ballast = path.join(disk, 'ballast');
    const outcome = await underOrders(
      () => shop.url,
      enough,
      async (orders) => {
        const { bavail, bsize } = await statfs(disk);
        await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => undefined);
        await Promise.race([orders.more(10 * enough), pause(10_000)]);
        await rm(ballast);
        // After a failed write, the embedded database reports errors until it is reopened.
        await Promise.race([orders.more(1), pause(3000)]);
        await shop.kill();
        shop = await openShop(stage);
      },
      readAfter(() => shop, stage.folder),
    );
    return outcome;
  });

const underAttack = (attack: (url: string) => Promise<EndAttack> | EndAttack) => (enough: number) =>
  onStage(async (stage) => {
    const { url } = await openPostgres(stage);
    const build = await makeBuild(RENDER);
    stage.opened.defer(() => rm(build, { recursive: true }));
    const shop = await openShop(stage, url, { DIST_DIR: build, DIST_SERVER_DIR: build });
    return underOrders(
      () => shop.url,
      enough,
      async () => stage.opened.defer(await attack(shop.url)),
      () => readLedger({ databaseUrl: url }),
    );
  });

const RENDER = `
export const render = async ({ location }) => {
  const until = performance.now() + 15;
  while (performance.now() < until);
  return { status: 200, head: '', body: location, state: '', chunk: 'main', isComplete: true };
};`;

const HOUR_MS = 60 * 60 * 1000;
const noMount = process.getuid?.() === 0 ? undefined : 'mounting a small disk takes root';

export const loadOf = ({ others }: Fault): string =>
  others === undefined ? `${GUESTS} guests` : `${GUESTS} guests, ${others}`;

export const FAULTS: readonly Fault[] = [
  { name: 'kill -9, embedded database', run: killOnFolder },
  { name: 'kill -9, 2 workers on PostgreSQL', run: killOnPostgres },
  { name: 'reload (SIGHUP), 2 workers', run: reload, isSeamless: true },
  { name: 'upgrade (link, SIGHUP), 2 workers', run: upgrade, isSeamless: true },
  { name: 'PostgreSQL restarts (fast)', run: restart('fast') },
  { name: 'PostgreSQL restarts (immediate)', run: restart('immediate') },
  {
    name: 'PostgreSQL restarts (fast) behind pgbouncer',
    run: restart('fast', true),
    without: hasPgbouncer ? undefined : 'pgbouncer is not here',
  },
  { name: 'primary killed, standby promoted', run: promote },
  { name: 'database connections fall silent', run: silence },
  { name: 'clock an hour ahead', run: jump(HOUR_MS) },
  { name: 'clock a day ahead', run: jump(24 * HOUR_MS) },
  { name: 'clock a day back', run: jump(-24 * HOUR_MS) },
  {
    name: 'slow bodies',
    others: `${SLOW_BODIES} that never finish a form`,
    run: underAttack(openSlowBodies),
    isSeamless: true,
  },
  {
    name: 'wrong sign-ins',
    others: `${GUESSERS} that guess on and on`,
    run: underAttack(floodSignIns),
    isSeamless: true,
  },
  {
    name: 'pages with random queries',
    others: `${WANDERERS} that ask on and on`,
    run: underAttack(floodPages),
    isSeamless: true,
  },
  { name: 'full disk, embedded database', run: fillDisk, without: noMount },
];
