import type { components } from '../contract/types.gen.ts';
import { BY_CASH } from '../server/testing/checkout.ts';
import type { Shop } from './shop.ts';
import { isPlain, listProducts, openSession, sendForm } from './shopCalls.ts';

type Dto = components['schemas'];

const ORDER_EVERY_MS = 1000;
const PRODUCTS = 200;

/** Orders one product as a new guest. False when the shop rejected the order. */
async function orderOne(shop: Shop, productId: string, email: string): Promise<boolean> {
  const form = { ...BY_CASH, email };
  const token = await openSession(shop);
  await sendForm(shop, token, 'checkout/cart/add', { product_id: productId, quantity: '1' });
  const review = await sendForm<Dto['CheckoutReview']>(shop, token, 'checkout/review', form);
  const placed = await sendForm<Dto['PlaceOrderAnswer']>(shop, token, 'checkout/order', {
    ...form,
    review_token: review.review_token ?? '',
  });
  return placed.status === 1;
}

/**
 * Does the work while an order a second comes in, of products that there are plenty of, each in turn.
 * @returns what the work gave, and how many orders the shop took and rejected
 */
export async function whileOrdering<Result>(
  shop: Shop,
  work: () => Promise<Result>,
): Promise<{ result: Result; taken: number; rejected: number }> {
  const products = (await listProducts(shop, PRODUCTS)).filter(isPlain);
  const orders: Promise<boolean>[] = [];
  const timer = setInterval(() => {
    const productId = products[orders.length % products.length]?.product_id ?? '';
    orders.push(orderOne(shop, productId, `guest-${orders.length}@example.com`).catch(() => false));
  }, ORDER_EVERY_MS);
  try {
    const result = await work();
    clearInterval(timer);
    const answers = await Promise.all(orders);
    const taken = answers.filter(Boolean).length;
    return { result, taken, rejected: answers.length - taken };
  } finally {
    clearInterval(timer);
  }
}
