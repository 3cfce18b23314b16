import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { components } from '../../contract/types.gen.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { makeRelease, pointTo, RELEASE_SETTINGS } from '../testing/makeRelease.ts';
import { startPostgres, type PostgresProcess } from '../testing/postgresProcess.ts';
import { freePort } from '../testing/postgresServer.ts';
import { call, startShop, type ShopProcess } from '../testing/shopProcess.ts';

type Dto = components['schemas'];

const WORKERS = 2;
const CALLS = 30;

let postgres: PostgresProcess;
let folder: string;
let shop: ShopProcess | undefined;

beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(path.join(tmpdir(), 'shop-workers-'));
});
afterAll(async () => {
  await shop?.kill();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

interface Call extends Omit<RequestInit, 'headers'> {
  headers?: Record<string, string>;
}

const ask = (address: string, { headers = {}, ...init }: Call = {}) =>
  fetch(address, { ...init, headers: { ...headers, connection: 'close' } });

async function workersOf({ pid }: ShopProcess): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.trim().split(' ').filter(Boolean).map(Number);
}

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await pause(50);
}

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

function callOn(address: string): () => Promise<Set<number>> {
  const statuses = new Set<number>();
  const over = new AbortController();
  const clients = Array.from({ length: 4 }, async () => {
    while (!over.signal.aborted) {
      const answer = await ask(address).catch(() => undefined);
      await answer?.arrayBuffer();
      statuses.add(answer?.status ?? 0);
    }
  });
  return async () => {
    over.abort();
    await Promise.all(clients);
    return statuses;
  };
}

async function pagesOf(url: string): Promise<Set<string>> {
  const texts = await Promise.all(
    Array.from({ length: CALLS }, async () => (await ask(`${url}/shop`)).text()),
  );
  return new Set(texts.map((text) => /<body>(\S+ \d+ \d+)/.exec(text)?.[1] ?? ''));
}

describe('several workers', () => {
  let running: ShopProcess;
  let url: string;
  let link: string;
  let metricsUrl: string;

  beforeAll(async () => {
    link = path.join(folder, 'current');
    await pointTo(link, await makeRelease(folder, 'first'));
    const port = await freePort();
    metricsUrl = `http://127.0.0.1:${port}/metrics`;
    const own = { WORKERS: String(WORKERS), METRICS_PORT: String(port), ...RELEASE_SETTINGS };
    running = await startShop(folder, postgres.url, own, link);
    shop = running;
    ({ url } = running);
  });

  async function answered(): Promise<number> {
    const text = await (await ask(metricsUrl)).text();
    const line = 'shop_answer_duration_seconds_count{operation="/health",status="200"} ';
    return Number(
      text
        .split('\n')
        .find((one) => one.startsWith(line))
        ?.slice(line.length),
    );
  }

  it('runs the configured number of workers and combines their metrics', async () => {
    expect(await workersOf(running)).toHaveLength(WORKERS);
    await Promise.all(Array.from({ length: CALLS }, () => ask(`${url}/health`)));
    await until(async () => (await answered()) === CALLS);
  });

  it('shares rate limits between workers', async () => {
    const body = new URLSearchParams({ email: 'nobody@example.com', password: 'guessed' });
    const guess = async () => {
      const answer = await ask(`${url}/api/account/login`, { method: 'POST', body });
      return (await answer.json()) as object;
    };
    const answers = await Promise.all(Array.from({ length: 14 }, guess));
    expect(answers.filter((answer) => 'retry_after' in answer)).toHaveLength(4);
  });

  it('applies a repeated write once', async () => {
    const { api_token: token } = await call<{ api_token: string }>(`${url}/api/common/apitoken`);
    const { products } = await call<Dto['SearchAnswer']>(`${url}/api/product/search`, {
      limit: '20',
    });
    const plain = products.find(({ options }) => options.length === 0);
    const body = new URLSearchParams({ product_id: plain?.product_id ?? '', quantity: '1' });
    const headers = { 'idempotency-key': 'one-of-many-workers' };
    const address = `${url}/api/checkout/cart/add?api_token=${token}`;
    const add = () => ask(address, { method: 'POST', headers, body });
    await Promise.all(Array.from({ length: 8 }, add));
    const cart = await call<Dto['Cart']>(`${url}/api/checkout/cart?api_token=${token}`);
    expect(cart.products).toMatchObject([{ quantity: 1 }]);
  });

  it('renews the cached pages of every worker', async () => {
    const earlier = await pagesOf(url);
    expect(earlier.size).toBe(WORKERS);
    const db = await openDatabase({ databaseUrl: postgres.url });
    await db.updateTable('content').set({ body: '{}' }).where('name', '=', 'menu').execute();
    await db.destroy();
    await until(async () => (await pagesOf(url)).isDisjointFrom(earlier));
  });

  it('reloads a new build without failed calls, serves files of both builds, and keeps metrics', async () => {
    const earlier = await workersOf(running);
    const endCalls = callOn(`${url}/api/common/currency`);
    await pointTo(link, await makeRelease(folder, 'second'));
    running.reload();
    await until(() => !earlier.some(isThere));
    expect([...(await endCalls())]).toEqual([200]);
    for (const page of await pagesOf(url)) expect(page).toMatch(/^second /);
    for (const name of ['first', 'second']) {
      const files = Array.from({ length: CALLS }, async () =>
        (await ask(`${url}/assets/${name}.js`)).text(),
      );
      expect(new Set(await Promise.all(files))).toEqual(new Set([`// ${name}`]));
    }
    expect(await answered()).toBe(CALLS);
  });

  it('keeps the earlier workers if a new build does not start', async () => {
    const earlier = await workersOf(running);
    const broken = await makeRelease(folder, 'broken');
    await writeFile(path.join(broken, 'dist/render.js'), 'throw new Error("A broken build.");');
    await pointTo(link, broken);
    running.reload();
    await until(() => running.output().includes('The workers of before go on'));
    expect(await workersOf(running)).toEqual(earlier);
    for (const page of await pagesOf(url)) expect(page).toMatch(/^second /);
    await pointTo(link, path.join(folder, 'second'));
  });

  it('replaces killed workers', async () => {
    const [killed = 0, other = 0] = await workersOf(running);
    process.kill(killed, 'SIGKILL');
    await until(async () => !(await workersOf(running)).includes(killed));
    const endCalls = callOn(`${url}/api/common/currency`);
    await until(async () => (await workersOf(running)).length === WORKERS);
    await until(async () => (await pagesOf(url)).size === WORKERS);
    expect([...(await endCalls())]).toEqual([200]);
    expect(await workersOf(running)).toContain(other);
  });

  it('ends all workers without an error', async () => {
    const workers = await workersOf(running);
    expect(await running.terminate()).toBe(0);
    expect(workers.filter(isThere)).toEqual([]);
  });

  it('ends the workers if their primary is killed', async () => {
    shop = await startShop(folder, postgres.url, { WORKERS: '2' });
    const workers = await workersOf(shop);
    expect(workers).toHaveLength(2);
    await shop.kill();
    await until(() => !workers.some(isThere));
  });

  it('rejects several workers on the embedded database', async () => {
    await expect(startShop(folder, '', { WORKERS: '2' })).rejects.toThrow(
      'WORKERS must be 1 on the embedded database',
    );
  });
});
