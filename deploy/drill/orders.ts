import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { components } from '../../contract/types.gen.ts';
import { BY_CASH } from '../../server/testing/checkout.ts';

type Dto = components['schemas'];

export const GUESTS = 4;

const PATIENCE_MS = 100;

interface Acknowledged {
  number: string;
  /** Timestamp of `performance.now()`. */
  at: number;
}

export interface Orders {
  readonly acknowledged: readonly Acknowledged[];
  unmended(): number;
  next(): Promise<number>;
  more(count: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts guests that order in a loop, each order with a new email address.
 * @param url returns the shop's current URL
 */
export function startOrders(url: () => string): Orders {
  const over = new AbortController();
  const acknowledged: Acknowledged[] = [];
  let count = 0;
  let unmended = 0;

  async function send<Answer>(
    path: string,
    form: Record<string, string> | undefined,
    headers: Record<string, string>,
  ): Promise<Answer | undefined> {
    const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    try {
      const signal = AbortSignal.timeout(10_000);
      const answer = await fetch(`${url()}/api/${path}`, { ...init, headers, signal });
      return answer.status < 500 ? ((await answer.json()) as Answer) : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Retries a call until it gets a response below status 500, as the storefront does. The idempotency key makes a
   * repeated write safe.
   */
  async function sendUntilAnswered<Answer>(
    path: string,
    form: Record<string, string> | undefined,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const keyed = form ? { ...headers, 'idempotency-key': randomUUID() } : headers;
    for (let attempts = 1; ; attempts += 1) {
      const answer = await send<Answer>(path, form, keyed);
      if (answer !== undefined) return answer;
      if (attempts === 2) unmended += 1;
      if (attempts >= 2 && over.signal.aborted) throw new Error('The shop does not answer.');
      await pause(PATIENCE_MS);
    }
  }

  async function orderOne(): Promise<void> {
    count += 1;
    const own = count;
    // Use a new IP address and email address per order, because both are rate limited.
    const headers = {
      'x-forwarded-for': `10.${(own >> 16) & 255}.${(own >> 8) & 255}.${own & 255}`,
    };
    const ask = <Answer>(path: string, form?: Record<string, string>) =>
      sendUntilAnswered<Answer>(path, form, headers);
    const { api_token: token = '' } = await ask<Dto['ApiTokenAnswer']>('common/apitoken');
    const at = (path: string) => `${path}?api_token=${token}`;
    const { products } = await ask<Dto['SearchAnswer']>(at('product/search'), { limit: '100' });
    // Prefer the scarcest products, so guests compete for the last units.
    const scarce = products
      .filter(
        ({ options, minimum, stock = 0 }) => options.length === 0 && minimum === 1 && stock > 0,
      )
      .toSorted((a, b) => (a.stock ?? 0) - (b.stock ?? 0));
    const product = scarce[own % 2] ?? scarce[0];
    if (product === undefined) throw new Error('Everything is sold.');
    await ask(at('checkout/cart/add'), { product_id: product.product_id, quantity: '1' });
    const form = { ...BY_CASH, email: `guest${own}@example.com` };
    const review = await ask<Dto['CheckoutReview']>(at('checkout/review'), form);
    const { status, number } = await ask<Dto['PlaceOrderAnswer']>(at('checkout/order'), {
      ...form,
      review_token: review.review_token ?? '',
    });
    if (status !== 1 || number === undefined) throw new Error('The order was refused.');
    acknowledged.push({ number, at: performance.now() });
  }

  const guests = Array.from({ length: GUESTS }, async () => {
    while (!over.signal.aborted) {
      await orderOne().catch(() => pause(PATIENCE_MS));
    }
  });

  async function more(wanted: number): Promise<void> {
    const least = acknowledged.length + wanted;
    while (acknowledged.length < least) await pause(10);
  }

  return {
    acknowledged,
    unmended: () => unmended,
    more,
    async next() {
      const had = acknowledged.length;
      await more(1);
      return acknowledged[had]?.at ?? 0;
    },
    async stop() {
      over.abort();
      await Promise.all(guests);
    },
  };
}
