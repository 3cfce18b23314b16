import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertProduct } from '../testing/insertProduct.ts';
import { makeBuild } from '../testing/makeBuild.ts';
import { registerPages } from './pages.ts';

const RENDER = `
let rendered = 0;
export const render = async ({ location }) => {
  if (location.startsWith('/broken')) throw new Error('It is broken.');
  if (location.startsWith('/moved')) return { status: 301, location: '/new' };
  if (location.startsWith('/gone')) return { status: 302, location: '/info/not-found' };
  const isComplete = !location.startsWith('/incomplete');
  return {
    status: isComplete ? 200 : 503,
    head: '', body: \`[\${rendered++}]\`.padEnd(10_000), state: '', chunk: 'main', isComplete,
  };
};`;

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

describe('page headers', () => {
  it('configure reports of policy violations', async () => {
    const { headers } = await app.inject('/');
    expect(headers['content-security-policy']).toMatch(/; report-uri \/reports$/);
    expect(headers).not.toHaveProperty('reporting-endpoints');
  });

  it('configure crash reports over https', async () => {
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

describe('failed page', () => {
  it('shows an error page in its language with a reference to the log', async () => {
    const { statusCode, headers, body } = await app.inject('/broken?lang=fr');
    expect(statusCode).toBe(500);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'fr',
      'cache-control': 'no-store',
    });
    expect(body).toContain('<html lang="fr">');
    expect(body).toContain('Impossible de charger cette page');
    expect(body).toContain(headers['x-request-id']);
    expect(body).toContain('<a href="">Réessayer</a>');
    expect(body).not.toContain('It is broken');
  });

  it('is sent but not cached if an API response is missing', async () => {
    const first = await app.inject('/incomplete');
    expect(first.statusCode).toBe(503);
    expect(first.headers).toMatchObject({
      'retry-after': '1',
      'cache-control': 'private, no-cache',
    });
    const second = await app.inject('/incomplete');
    expect(second.body).not.toBe(first.body);
  });
});

describe('cached pages', () => {
  it('remain despite requests with unknown query parameters', async () => {
    const first = await renderedBefore('/shop?page=2');
    for (let at = 0; at < 30; at += 1) {
      await renderedBefore(`/shop?page=2&${Math.random()}=${at}`);
      await renderedBefore(`/?x=${at}`);
    }
    expect(await renderedBefore('/shop?page=2')).toBe(first);
  });

  it('are evicted beyond the cache limit', async () => {
    const first = await renderedBefore('/shop?page=3');
    for (let at = 0; at < 30; at += 1) await renderedBefore(`/search?search=${at}`);
    expect(await renderedBefore('/shop?page=3')).toBeGreaterThan(first);
  });
});

const targetOf = async (url: string) => {
  const { statusCode, headers } = await app.inject(url);
  return statusCode === 301 ? headers.location : statusCode;
};

describe('pages that have moved', () => {
  it('are redirected, but browsers must ask again, as their address may be used again', async () => {
    const { statusCode, headers } = await app.inject('/moved?lang=fr');
    expect([statusCode, headers.location]).toEqual([301, '/new']);
    expect(headers['cache-control']).toBe('no-cache');
    expect((await app.inject('/gone')).statusCode).toBe(302);
  });
});

describe('addresses of another shop', () => {
  it('lead to the imported product or collection', async () => {
    const other = await insertProduct(db, { handle: 'red-rice', name: 'Red rice' });
    await db
      .updateTable('product')
      .set({ source: 'woo', source_key: 'brown-rice' })
      .where('id', '=', other.id)
      .execute();
    const { id } = await insertProduct(db, { handle: 'brown-rice', name: 'Brown rice' });
    await db
      .updateTable('product')
      .set({ source: 'shopify', source_key: 'riz-brun-é' })
      .where('id', '=', id)
      .execute();
    const draft = await insertProduct(db, { handle: 'secret', name: 'Secret' });
    await db.updateTable('product').set({ status: 'draft' }).where('id', '=', draft.id).execute();
    await db.updateTable('product').set({ handle: 'rice' }).where('id', '=', other.id).execute();
    expect(await targetOf('/products/red-rice')).toBe('/shop/rice');
    expect(await targetOf('/products/brown-rice?lang=fr')).toBe('/shop/brown-rice?lang=fr');
    expect(await targetOf('/collections/all/products/riz-brun-%C3%A9')).toBe('/shop/brown-rice');
    expect(await targetOf('/product/brown-rice')).toBe('/shop/brown-rice');
    expect(await targetOf('/product-category/food/goods')).toBe('/shop/collection/goods');
    expect(await targetOf('/collections/goods')).toBe('/shop/collection/goods');
    expect(await targetOf('/products/secret')).toBe(200);
    expect(await targetOf('/products/%E9')).toBe(400);
    expect(await targetOf('/collections/none')).toBe(200);
  });
});
