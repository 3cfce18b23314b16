import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies } from '../testing/insertProduct.ts';
import { makeBuild } from '../testing/makeBuild.ts';
import { registerPages } from './pages.ts';

const RENDER = `
import { existsSync } from 'node:fs';
let rendered = 0;
const cell = new Int32Array(new SharedArrayBuffer(4));
export const render = async ({ location, fetch }) => {
  if (location.startsWith('/held')) {
    await fetch('/api/common/currency');
    while (!existsSync(new URL('released', import.meta.url))) Atomics.wait(cell, 0, 0, 5);
  }
  if (location === '/throws') throw new Error('This page cannot be rendered.');
  if (location === '/dies') process.exit(1);
  if (location === '/unheard') await new Promise(() => void Promise.reject(new Error('Nobody waits for this.')));
  return { status: 200, head: '', body: \`[\${rendered++}]\`, state: '', chunk: 'main', isComplete: true };
};`;

let db: Database;
let app: FastifyInstance;
let folder: string;
let metrics: Metrics;
let noteHeld: () => void = () => undefined;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
});
afterAll(() => db.destroy());

beforeEach(async () => {
  folder = await makeBuild(RENDER);
  metrics = createMetrics();
  app = await buildApp({ db, metrics });
  app.addHook('onResponse', async ({ url }) => {
    if (url.startsWith('/api/common/currency')) noteHeld();
  });
  const place = { distDir: folder, distServerDir: folder, keptDir: folder };
  await registerPages(app, { ...place, cacheBytes: 1_000_000, hasSharedCache: false });
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const release = () => writeFile(path.join(folder, 'released'), '');

async function hold() {
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  noteHeld = resolve;
  let hasEnded = false;
  const answer = app.inject('/held').then((page) => {
    hasEnded = true;
    return page;
  });
  await begun;
  return { answer, hasEnded: () => hasEnded };
}

async function renderedBefore(url: string): Promise<string> {
  const { body, statusCode } = await app.inject(url);
  return `${statusCode} ${/\[(\d+)\]/.exec(body)?.[1]}`;
}

describe('render threads', () => {
  it('let API calls and cached pages be answered while a page renders', async () => {
    expect(await renderedBefore('/')).toBe('200 0');
    const held = await hold();
    expect((await app.inject('/api/common/menu')).statusCode).toBe(200);
    expect(await renderedBefore('/')).toBe('200 0');
    expect(held.hasEnded()).toBe(false);
    await release();
    expect((await held.answer).statusCode).toBe(200);
  });

  it('continue after a page that fails to render', async () => {
    expect(await renderedBefore('/')).toBe('200 0');
    expect((await app.inject('/throws')).statusCode).toBe(500);
    expect(await renderedBefore('/shop')).toBe('200 1');
  });

  it.each(['/dies', '/unheard'])('are replaced if %s ends them', async (url) => {
    expect(await renderedBefore('/')).toBe('200 0');
    const pages = Promise.all([app.inject(url), app.inject('/shop'), app.inject('/blog')]);
    expect((await pages).map(({ statusCode }) => statusCode)).toEqual([500, 200, 200]);
    expect(await renderedBefore('/search')).toBe('200 2');
  });

  it('reject pages beyond the queue limit and render the queued ones', async () => {
    const held = await hold();
    const urls = Array.from({ length: 32 }, (_, at) => `/search?search=${at}`);
    const waiting = Promise.all(urls.map((url) => app.inject(url)));
    const { statusCode, headers, body } = await app.inject('/shop');
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({
      'retry-after': '1',
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
    });
    expect(body).toContain('The shop isn’t available right now. Try again');
    expect(await metrics.text()).toContain('shop_waiting_renders 32');
    await release();
    const statuses = [await held.answer, ...(await waiting)].map((answer) => answer.statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('do not start with a broken build', async () => {
    const broken = await makeBuild('throw new Error("A broken build.");');
    const place = { distDir: broken, distServerDir: broken, keptDir: broken };
    const other = await buildApp({ db });
    const opening = registerPages(other, { ...place, cacheBytes: 1000, hasSharedCache: false });
    await expect(opening).rejects.toThrow('A broken build.');
    await other.close();
    await rm(broken, { recursive: true });
  });
});
