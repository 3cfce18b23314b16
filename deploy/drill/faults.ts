import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../server/db/openDatabase.ts';
import { startPostgres, type PostgresProcess } from '../../server/testing/postgresProcess.ts';
import { hasPgbouncer, startPgbouncer } from '../../server/testing/pgbouncerProcess.ts';
import { startShop, type ShopProcess } from '../../server/testing/shopProcess.ts';
import { startOrders, type Orders } from './orders.ts';

/** What came of a fault. */
interface Outcome {
  readonly acknowledged: number;
  /** Orders that were acknowledged and are not there. */
  readonly lost: number;
  /** From the fault to the next acknowledged order. */
  readonly recoveryMs: number;
}

/** A fault, under orders of four guests. */
export interface Fault {
  readonly name: string;
  /** Why it cannot be tried on this machine; undefined where it can. */
  readonly without?: string | undefined;
  /** @param enough how many orders come before it and after it */
  readonly run: (enough: number) => Promise<Outcome>;
}

const SETTINGS = { TRUST_PROXY: '1', LOG_LEVEL: 'error', SHUTDOWN_SECONDS: '2' };

interface Stage {
  readonly folder: string;
  readonly opened: AsyncDisposableStack;
}

/** Everything that is opened on the stage is closed after the work. */
async function onStage<Result>(work: (stage: Stage) => Promise<Result>): Promise<Result> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-drill-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  return await work({ folder, opened });
}

async function openPostgres({ opened }: Stage): Promise<PostgresProcess> {
  const postgres = await startPostgres();
  opened.defer(() => postgres.stop());
  return postgres;
}

async function openShop(
  { folder, opened }: Stage,
  databaseUrl = '',
  settings: Record<string, string> = {},
): Promise<ShopProcess> {
  const shop = await startShop(folder, databaseUrl, { ...SETTINGS, ...settings });
  opened.defer(() => shop.kill());
  return shop;
}

/** Numbers of all orders that a database has. */
async function storedOrders(place: Parameters<typeof openDatabase>[0]): Promise<Set<string>> {
  const db = await openDatabase(place);
  const rows = await db.selectFrom('shop_order').select('number').execute();
  await db.destroy();
  return new Set(rows.map(({ number }) => number));
}

/**
 * Orders, has the fault happen, and orders on.
 * @param enough how many orders come before it and after it
 * @param happen the fault; it ends when nothing more is done about it
 * @param stored reads all orders once the guests have gone
 */
async function underOrders(
  url: () => string,
  enough: number,
  happen: (orders: Orders) => Promise<unknown>,
  stored: () => Promise<Set<string>>,
): Promise<Outcome> {
  const orders = startOrders(url);
  await orders.more(enough);
  const before = performance.now();
  const happened = happen(orders);
  await happened;
  // One that was under way before the fault may still have been answered.
  const next = await orders.next();
  await orders.more(enough);
  await orders.stop();
  const numbers = await stored();
  const lost = orders.acknowledged.filter(({ number }) => !numbers.has(number));
  return {
    acknowledged: orders.acknowledged.length,
    lost: lost.length,
    recoveryMs: next - before,
  };
}

/** The embedded database can be read once its shop has ended. */
const readAfter = (shop: () => ShopProcess, folder: string) => async () => {
  await shop().terminate();
  return storedOrders({ dataDir: path.join(folder, 'data') });
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
      () => storedOrders({ databaseUrl: url }),
    );
  });

const reload = (enough: number) =>
  onStage(async (stage) => {
    const { url } = await openPostgres(stage);
    const shop = await openShop(stage, url, { WORKERS: '2' });
    return underOrders(
      () => shop.url,
      enough,
      async () => {
        shop.reload();
        while (!shop.output().includes('All workers are new.')) await pause(20);
      },
      () => storedOrders({ databaseUrl: url }),
    );
  });

/** Address of the database through a pooler with fewer connections than the shop holds to it. */
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
        () => storedOrders({ databaseUrl: postgres.url }),
      );
    });

/** Lets the shop reach one database server at one address, and then another. */
async function openSwitch({ opened }: Stage, first: string) {
  let target = new URL(first);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const socket of [client, onward]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        onward.destroy();
      });
    }
    client.pipe(onward).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.defer(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = new URL(first);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    leadTo: (other: string) => {
      target = new URL(other);
    },
  };
}

const promote = (enough: number) =>
  onStage(async (stage) => {
    const primary = await openPostgres(stage);
    const standby = await primary.startStandby();
    const address = await openSwitch(stage, primary.url);
    const shop = await openShop(stage, address.url);
    return underOrders(
      () => shop.url,
      enough,
      async () => {
        await primary.kill();
        const db = await openDatabase({ databaseUrl: standby.url });
        await sql`SELECT pg_promote()`.execute(db);
        await db.destroy();
        address.leadTo(standby.url);
      },
      () => storedOrders({ databaseUrl: standby.url }),
    );
  });

/** A module that moves the clock of a process by the milliseconds that a file names, which it looks at again with SIGUSR2. */
const clockModule = (file: string) => `
  import { readFileSync } from 'node:fs';
  const now = Date.now;
  const RealDate = Date;
  let offset = 0;
  process.on('SIGUSR2', () => { offset = Number(readFileSync(${JSON.stringify(file)}, 'utf8')); });
  globalThis.Date = class extends RealDate {
    constructor(...parts) { if (parts.length === 0) super(now() + offset); else super(...parts); }
    static now() { return now() + offset; }
  };`;

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
      () => storedOrders({ databaseUrl: url }),
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
        // Until orders fail, or the little that is left turns out to be enough.
        await Promise.race([orders.more(10 * enough), pause(10_000)]);
        await rm(ballast);
        // A database that could not write says so until it is opened anew.
        await Promise.race([orders.more(1), pause(3000)]);
        await shop.kill();
        shop = await openShop(stage);
      },
      readAfter(() => shop, stage.folder),
    );
    return outcome;
  });

const HOUR_MS = 60 * 60 * 1000;
const noMount = process.getuid?.() === 0 ? undefined : 'mounting a small disk takes root';

/** All faults, in the order in which they are tried. */
export const FAULTS: readonly Fault[] = [
  { name: 'kill -9, embedded database', run: killOnFolder },
  { name: 'kill -9, 2 workers on PostgreSQL', run: killOnPostgres },
  { name: 'reload (SIGHUP), 2 workers', run: reload },
  { name: 'PostgreSQL restarts (fast)', run: restart('fast') },
  { name: 'PostgreSQL restarts (immediate)', run: restart('immediate') },
  {
    name: 'PostgreSQL restarts (fast) behind pgbouncer',
    run: restart('fast', true),
    without: hasPgbouncer ? undefined : 'pgbouncer is not here',
  },
  { name: 'primary killed, standby promoted', run: promote },
  { name: 'clock an hour ahead', run: jump(HOUR_MS) },
  { name: 'clock a day ahead', run: jump(24 * HOUR_MS) },
  { name: 'clock a day back', run: jump(-24 * HOUR_MS) },
  { name: 'full disk, embedded database', run: fillDisk, without: noMount },
];
