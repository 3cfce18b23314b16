import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { components } from '../../contract/types.gen.ts';
import { call, startShop, type ShopProcess } from '../testing/shopProcess.ts';

type Dto = components['schemas'];

const WRITERS = 4;
const ADDS = 1000;
const ENOUGH = 500;

let folder: string;
let shop: ShopProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-crash-'));
});

afterEach(async () => {
  await shop?.kill();
  await rm(folder, { recursive: true });
});

async function plainProducts(url: string): Promise<Dto['ProductCard'][]> {
  const { products } = await call<Dto['SearchAnswer']>(`${url}/api/product/search`, {
    limit: '100',
  });
  return products.filter(
    ({ options, minimum }) => minimum === 1 && !options.some(({ required }) => required),
  );
}

describe('a server that is killed', () => {
  it('loses no acknowledged add and restarts on the same folder', async () => {
    shop = await startShop(folder);
    let { url } = shop;
    const { api_token: token = '' } = await call<Dto['ApiTokenAnswer']>(
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
        const { status } = await call<Dto['CartAddAnswer']>(address, {
          product_id: id,
          quantity: '1',
        });
        if (status === '1') acknowledged += 1;
        if (acknowledged === ENOUGH) void shop?.kill();
      }
    }
    const writers = await Promise.allSettled(Array.from({ length: WRITERS }, write));
    expect(writers.map(({ status }) => status)).toEqual(Array(WRITERS).fill('rejected'));
    await shop.kill();

    shop = await startShop(folder);
    ({ url } = shop);
    const cart = await call<Dto['Cart']>(`${url}/api/checkout/cart?api_token=${token}`);
    const total = cart.products.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(total).toBeGreaterThanOrEqual(acknowledged);
    expect(total).toBeLessThanOrEqual(acknowledged + WRITERS);
  }, 120_000);
});
