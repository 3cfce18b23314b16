import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { components } from '../contract/types.gen.ts';

type Wire = components['schemas'];

const WRITERS = 4;
const ADDS = 1000;
const ENOUGH = 500;

let folder: string;
let server: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-crash-'));
});

afterEach(async () => {
  await kill();
  await rm(folder, { recursive: true });
});

async function kill(): Promise<void> {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

/** Starts the real server on the folder, without pages, and answers its address once it is open. */
async function start(): Promise<string> {
  const started = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: path.join(folder, 'data'),
      DIST_DIR: folder,
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = started;
  let output = '';
  for await (const chunk of started.stdout) {
    output += String(chunk);
    const port = /is open at http:\/\/localhost:(\d+)/.exec(output)?.[1];
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error(`The server ended before it was open:\n${output}`);
}

async function call<Answer>(address: string, form?: Record<string, string>): Promise<Answer> {
  const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
  return (await (await fetch(address, init)).json()) as Answer;
}

/** Products that can be added without a choice, one at a time. */
async function plainProducts(url: string): Promise<Wire['ProductCard'][]> {
  const { products } = await call<Wire['SearchAnswer']>(`${url}/api/product/search`, {
    limit: '100',
  });
  return products.filter(
    ({ options, minimum }) => minimum === 1 && !options.some(({ required }) => required),
  );
}

describe('a server that is killed', () => {
  it('has lost no add that it had acknowledged, and starts again on the same folder', async () => {
    let url = await start();
    const { api_token: token = '' } = await call<Wire['ApiTokenAnswer']>(
      `${url}/api/common/apitoken`,
    );
    const products = await plainProducts(url);
    const wanted = products
      .flatMap(({ product_id: id, stock = 0 }) => Array<string>(Math.min(stock, 40)).fill(id))
      .slice(0, ADDS);
    expect(wanted).toHaveLength(ADDS);

    let acknowledged = 0;
    async function write(): Promise<void> {
      for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
        const address = `${url}/api/checkout/cart/add?api_token=${token}`;
        const { status } = await call<Wire['CartAddAnswer']>(address, {
          product_id: id,
          quantity: '1',
        });
        if (status === '1') acknowledged += 1;
        if (acknowledged === ENOUGH) server?.kill('SIGKILL');
      }
    }
    const writers = await Promise.allSettled(Array.from({ length: WRITERS }, write));
    expect(writers.map(({ status }) => status)).toEqual(Array(WRITERS).fill('rejected'));

    url = await start();
    const cart = await call<Wire['Cart']>(`${url}/api/checkout/cart?api_token=${token}`);
    const units = cart.products.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(units).toBeGreaterThanOrEqual(acknowledged);
    expect(units).toBeLessThanOrEqual(acknowledged + WRITERS);
  }, 120_000);
});
