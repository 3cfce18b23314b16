import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { components } from '../../contract/types.gen.ts';
import { makeBuild } from '../testing/makeBuild.ts';
import { startPostgres, type PostgresProcess } from '../testing/postgresProcess.ts';
import { call, startShop, type ShopProcess } from '../testing/shopProcess.ts';

type Dto = components['schemas'];

const WRITERS = 4;

let folder: string;
let postgres: PostgresProcess;
let shop: ShopProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-restart-'));
  postgres = await startPostgres();
  shop = await startShop(folder, postgres.url);
});

afterEach(async () => {
  await shop?.kill();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

async function newToken(url: string): Promise<string> {
  const answer = await call<Dto['ApiTokenAnswer']>(`${url}/api/common/apitoken`);
  return answer.api_token ?? '';
}

async function addUntil(url: string, token: string, productId: string, isOver: () => boolean) {
  const address = `${url}/api/checkout/cart/add?api_token=${token}`;
  let acknowledged = 0;
  let sent = 0;
  const refusals: { status: number; retryAfter: string | null; body: unknown }[] = [];
  while (!isOver()) {
    sent += 1;
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ product_id: productId, quantity: '1' }),
    });
    const body = (await answer.json()) as Partial<Dto['CartAddAnswer']>;
    if (body.status === '1') acknowledged += 1;
    else {
      refusals.push({ status: answer.status, retryAfter: answer.headers.get('retry-after'), body });
    }
  }
  const cart = await call<Dto['Cart']>(`${url}/api/checkout/cart?api_token=${token}`);
  const inCart = cart.products.reduce((sum, { quantity }) => sum + quantity, 0);
  return { acknowledged, sent, refusals, inCart };
}

async function plentifulProduct(url: string): Promise<string> {
  const { products } = await call<Dto['SearchAnswer']>(`${url}/api/product/search`, {
    limit: '100',
  });
  const [product] = products
    .filter(({ options, minimum }) => minimum === 1 && !options.some(({ required }) => required))
    .toSorted((one, other) => (other.stock ?? 0) - (one.stock ?? 0));
  return product?.product_id ?? '';
}

async function untilAnswered(address: string): Promise<void> {
  for (;;) {
    const { status, headers } = await fetch(address);
    if (status === 200) return;
    expect(status).toBe(503);
    const seconds = Number(headers.get('retry-after'));
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

describe.each(['fast', 'immediate'] as const)('a database restart (%s)', (mode) => {
  it('answers 503 while idle or under load, and loses no acknowledged add', async () => {
    const { url = '' } = shop ?? {};
    const product = await plentifulProduct(url);
    const tokens = await Promise.all(Array.from({ length: WRITERS }, () => newToken(url)));
    await postgres.restart(mode);
    await untilAnswered(`${url}/api/catalog/collection/all`);

    let isOver = false;
    const writers = tokens.map((token) => addUntil(url, token, product, () => isOver));
    for (let times = 0; times < 2; times += 1) {
      await postgres.restart(mode);
      await untilAnswered(`${url}/api/catalog/collection/all`);
    }
    isOver = true;

    for (const { acknowledged, sent, refusals, inCart } of await Promise.all(writers)) {
      expect(acknowledged).toBeGreaterThan(0);
      expect(inCart).toBeGreaterThanOrEqual(acknowledged);
      expect(inCart).toBeLessThanOrEqual(sent);
      for (const { status, retryAfter, body } of refusals.filter((one) => one.status !== 200)) {
        expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: '1' });
        expect(body).toEqual({
          error: 'The shop isn’t available right now. Try again in a few seconds.',
        });
      }
    }
    expect(shop?.hasEnded()).toBe(false);
  });
});

const RENDER = `
let rendered = 0;
export const render = async ({ location, fetch }) => {
  const { ok } = await fetch('/api/product/product?product_slug=' + location.slice(1), {});
  return { status: ok ? 200 : 503, head: '', body: \`[\${rendered++}]\`, state: '', chunk: 'main', isComplete: ok };
};`;

describe('while the database is down', () => {
  it('serves cached pages, and answers others with Retry-After', async () => {
    const build = await makeBuild(RENDER);
    const builds = { DIST_DIR: build, DIST_SERVER_DIR: build };
    const withPages = await startShop(path.join(folder, 'pages'), postgres.url, builds);
    try {
      const look = async (place: string) => {
        const answer = await fetch(withPages.url + place);
        const retryAfter = answer.headers.get('retry-after');
        return {
          status: answer.status,
          retryAfter,
          made: /\[\d+\]/.exec(await answer.text())?.[0],
        };
      };
      const before = await look('/shop');
      expect(before).toMatchObject({ status: 200, retryAfter: null });
      await postgres.kill();
      expect(await look('/shop')).toEqual(before);
      expect(await look('/blog')).toMatchObject({ status: 503, retryAfter: '1' });
      await postgres.restart('fast');
      await untilAnswered(`${withPages.url}/blog`);
      expect(await look('/shop')).toEqual(before);
    } finally {
      await withPages.kill();
      await rm(build, { recursive: true });
    }
  });
});
