import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { CONNECTIONS, loadRow, type LoadRow } from './loadPages.ts';
import type { Shop } from './shop.ts';
import { isPlain, listProducts, openSession } from './shopCalls.ts';

const PRODUCTS = 200;

export async function loadCartAdds(shop: Shop, duration: number): Promise<LoadRow> {
  const products = (await listProducts(shop, PRODUCTS)).filter(isPlain);
  const tokens = await Promise.all(Array.from({ length: CONNECTIONS }, () => openSession(shop)));
  let rejected = 0;

  const result = await autocannon({
    url: shop.url,
    connections: CONNECTIONS,
    duration,
    setupClient(client) {
      const token = tokens.pop();
      let count = 0;
      client.setRequests([
        {
          method: 'POST',
          path: `/api/checkout/cart/add?api_token=${token}`,
          setupRequest(request) {
            const productId = products[count % products.length]?.product_id ?? '';
            count += 1;
            return {
              ...request,
              headers: {
                'content-type': 'application/x-www-form-urlencoded',
                'idempotency-key': randomUUID(),
              },
              body: `product_id=${productId}&quantity=1`,
            };
          },
          onResponse(_status, body) {
            if (!body.includes('"status":"1"')) rejected += 1;
          },
        },
      ]);
    },
  });
  return loadRow('cart adds', result, rejected);
}
