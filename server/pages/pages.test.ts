import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { makeBuild } from '../testing/makeBuild.ts';
import { registerPages } from './pages.ts';

/** A build whose pages say how many were rendered before them, each in some 10,000 characters. */
const RENDER = `
let rendered = 0;
export const render = async () => ({
  status: 200, head: '', body: \`[\${rendered++}]\`.padEnd(10_000), state: '', chunk: 'main', isComplete: true,
});`;

let db: Database;
let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  db = await freshDatabase();
  folder = await makeBuild(RENDER);
  app = await buildApp({ db });
  const place = { distDir: folder, distServerDir: folder, keptDir: folder };
  await registerPages(app, { ...place, cacheBytes: 100_000, hasSharedCache: false });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

async function renderedBefore(url: string): Promise<number> {
  const { body, statusCode } = await app.inject(url);
  expect(statusCode).toBe(200);
  return Number(/\[(\d+)\]/.exec(body)?.[1]);
}

describe('pages', () => {
  it('ask browsers to report what the policy kept out', async () => {
    const { headers } = await app.inject('/');
    expect(headers['content-security-policy']).toMatch(/; report-uri \/reports$/);
    expect(headers).not.toHaveProperty('reporting-endpoints');
  });

  it('ask over https for crashes, too', async () => {
    const secured = await buildApp({ db, origin: 'https://shop.example' });
    const place = { distDir: folder, distServerDir: folder, keptDir: folder };
    await registerPages(secured, { ...place, cacheBytes: 100_000, hasSharedCache: false });
    const { headers } = await secured.inject('/');
    await secured.close();
    expect(headers['reporting-endpoints']).toBe('default="/reports"');
    expect(headers['content-security-policy']).toMatch(
      /; report-uri \/reports; report-to default$/,
    );
  });
});

describe('pages in the cache', () => {
  it('stay, however many locations with values that no page reads are asked for', async () => {
    const first = await renderedBefore('/shop?page=2');
    for (let at = 0; at < 30; at += 1) {
      await renderedBefore(`/shop?page=2&${Math.random()}=${at}`);
      await renderedBefore(`/?x=${at}`);
    }
    expect(await renderedBefore('/shop?page=2')).toBe(first);
  });

  it('make room for others beyond what they may take together', async () => {
    const first = await renderedBefore('/shop?page=3');
    for (let at = 0; at < 30; at += 1) await renderedBefore(`/search?search=${at}`);
    expect(await renderedBefore('/shop?page=3')).toBeGreaterThan(first);
  });
});
