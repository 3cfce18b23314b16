import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { components } from '../../../contract/types.gen.ts';
import { BY_CASH } from '../../testing/checkout.ts';
import { call, startShop, type ShopProcess } from '../../testing/shopProcess.ts';

type Dto = components['schemas'];

const BUYERS = 24;
const WRITERS = 6;
const ENOUGH = 8;

const formOf = (key: string) => ({ ...BY_CASH, email: `${key}@example.com` });

interface Buyer {
  token: string;
  key: string;
  reviewToken: string;
  answer?: Dto['PlaceOrderAnswer'];
}

let folder: string;
let shop: ShopProcess;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-crash-'));
  shop = await startShop(folder);
});

afterEach(async () => {
  await shop.kill();
  await rm(folder, { recursive: true });
});

const at = (route: string, { token }: Pick<Buyer, 'token'>) =>
  `${shop.url}/api/${route}${route.includes('?') ? '&' : '?'}api_token=${token}`;

async function plentiful(): Promise<Dto['ProductCard']> {
  const { products } = await call<Dto['SearchAnswer']>(`${shop.url}/api/product/search`, {
    limit: '100',
  });
  const [most] = products
    .filter(({ options, minimum }) => minimum === 1 && options.length === 0)
    .toSorted((a, b) => (b.stock ?? 0) - (a.stock ?? 0));
  if (most === undefined) throw new Error('The demo shop has such products.');
  return most;
}

async function readyBuyer(productId: string, number: number): Promise<Buyer> {
  const key = `crash-buyer-${number}`;
  const { api_token: token = '' } = await call<Dto['ApiTokenAnswer']>(
    `${shop.url}/api/common/apitoken`,
  );
  await call(at('checkout/cart/add', { token }), { product_id: productId, quantity: '1' });
  const review = await call<Dto['CheckoutReview']>(at('checkout/review', { token }), formOf(key));
  return { token, key, reviewToken: review.review_token ?? '' };
}

const send = (buyer: Buyer) =>
  call<Dto['PlaceOrderAnswer']>(
    at('checkout/order', buyer),
    { ...formOf(buyer.key), review_token: buyer.reviewToken },
    { 'idempotency-key': buyer.key },
  );

async function orderUntilKilled(buyers: readonly Buyer[]): Promise<void> {
  const waiting = [...buyers];
  let acknowledged = 0;
  async function write(): Promise<void> {
    for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) {
      buyer.answer = await send(buyer);
      acknowledged += 1;
      if (acknowledged === ENOUGH) void shop.kill();
    }
  }
  await Promise.allSettled(Array.from({ length: WRITERS }, write));
}

async function hasEmptyCart(buyer: Buyer): Promise<boolean> {
  const { products } = await call<Dto['Cart']>(at('checkout/cart', buyer));
  return products.length === 0;
}

describe('server crash while orders are placed', () => {
  it('stores orders completely or not at all, and places the rest on retry [E-12]', async () => {
    const { product_id: id, stock: before = 0 } = await plentiful();
    expect(before).toBeGreaterThanOrEqual(BUYERS);
    const stock = async () =>
      (await call<Dto['Product']>(`${shop.url}/api/product/product?product_id=${id}`)).stock;
    const buyers: Buyer[] = [];
    for (let number = 0; number < BUYERS; number += 1) buyers.push(await readyBuyer(id, number));

    await orderUntilKilled(buyers);
    const acknowledged = buyers.filter(({ answer }) => answer?.status === 1);
    expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH);
    expect(acknowledged.length).toBeLessThan(BUYERS);
    await shop.kill();
    shop = await startShop(folder);

    const emptied = await Promise.all(buyers.map(hasEmptyCart));
    const ordered = emptied.filter(Boolean).length;
    expect(await stock()).toBe(before - ordered);
    expect(ordered).toBeGreaterThanOrEqual(acknowledged.length);

    for (const buyer of buyers) {
      const { status, number, secret } = await send(buyer);
      expect(status).toBe(1);
      expect(number).toBe(buyer.answer?.number ?? number);
      const order = await call<Dto['Order']>(
        at(`order/order?number=${number}&secret=${secret}`, buyer),
      );
      expect(order).toMatchObject({
        number,
        lines: [{ product_id: id, quantity: 1 }],
        timeline: [{ status: 'placed' }],
        payment: { state: 'due' },
      });
    }
    expect(await stock()).toBe(before - BUYERS);
  }, 180_000);
});
