import type { FastifyInstance } from 'fastify';
import type { components } from '../../../contract/types.gen.ts';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import {
  BY_PARCEL,
  insertDelivery,
  openSlots,
  order,
  review,
  send,
  openClientWithCart,
} from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import type { TestClient } from '../../testing/openClient.ts';
import { findMovements, findUnbalanced } from '../../testing/stockMovements.ts';

type Placed = components['schemas']['PlaceOrderAnswer'];

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db, 3);
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(() => db.deleteFrom('rate_limit').execute());

interface Buyer {
  client: TestClient;
  token: string | undefined;
  form: Record<string, string>;
}

async function readyBuyers(
  count: number,
  productId: string,
  form: Record<string, string> = BY_PARCEL,
  coupon?: string,
): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (let at = 0; at < count; at += 1) {
    const client = await openClientWithCart(app, productId);
    if (coupon) await client.post('checkout/coupon', { coupon });
    const own = { ...form, email: `buyer-${at}@example.com` };
    buyers.push({ client, form: own, token: (await review(client, own)).review_token });
  }
  return buyers;
}

const race = (buyers: readonly Buyer[]): Promise<Placed[]> =>
  Promise.all(buyers.map(({ client, token, form }) => send(client, token, form)));

const placed = (answers: readonly Placed[]) => answers.filter(({ status }) => status === 1);

async function stockOf(productId: string): Promise<number> {
  const row = await db
    .selectFrom('product')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return row.stock;
}

describe('concurrent buyers', () => {
  it('sell a stock of 10 to 10 of 50 and report it as out of stock to the others [E-12, E-13]', async () => {
    const { id } = await insertProduct(db, { handle: 'scarce', name: 'Scarce', stock: 10 });
    const answers = await race(await readyBuyers(50, id));
    expect(placed(answers)).toHaveLength(10);
    const others = answers.filter(({ status }) => status !== 1);
    expect(others).toHaveLength(40);
    for (const { changes } of others) {
      expect(changes).toEqual([
        {
          code: 'stock',
          cart_item_id: expect.any(String),
          text: 'Scarce is out of stock.',
          now: 0,
        },
      ]);
    }
    expect(await stockOf(id)).toBe(0);
    const { sold } = await db
      .selectFrom('order_line')
      .select((eb) => eb.fn.sum<string>('quantity').as('sold'))
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Number(sold)).toBe(10);
    const sales = Array.from({ length: 10 }, () => ['order', -1]);
    expect(await findMovements(db, id)).toEqual([['initial', 10], ...sales]);
  }, 120_000);

  it('use a coupon no more often than allowed [E-12]', async () => {
    const { id } = await insertProduct(db, { handle: 'plenty', name: 'Plenty' });
    await db
      .insertInto('coupon')
      .values({ code: 'THREE', percent: 50, amount_minor: null, ends_at: null, uses_left: 3 })
      .execute();
    const answers = await race(await readyBuyers(8, id, BY_PARCEL, 'THREE'));
    expect(placed(answers)).toHaveLength(3);
    for (const { changes } of answers.filter(({ status }) => status !== 1)) {
      expect(changes?.map(({ code }) => code)).toEqual(['coupon']);
    }
    const coupon = await db
      .selectFrom('coupon')
      .select('uses_left')
      .where('code', '=', 'THREE')
      .executeTakeFirst();
    expect(coupon?.uses_left).toBe(0);
  });

  it('use a once-per-customer coupon once per email address, even from two carts [E-12]', async () => {
    const { id } = await insertProduct(db, { handle: 'welcome', name: 'Welcome' });
    await db
      .insertInto('coupon')
      .values({
        code: 'WELCOME',
        percent: 50,
        amount_minor: null,
        ends_at: null,
        uses_left: null,
        once_per_customer: true,
      })
      .execute();
    const pair = await readyBuyers(2, id, BY_PARCEL, 'WELCOME');
    const forms = ['one@example.com', 'ONE@example.com'].map((email) => ({ ...BY_PARCEL, email }));
    const answers = await race(pair.map((buyer, at) => ({ ...buyer, form: forms[at] ?? {} })));
    expect(placed(answers)).toHaveLength(1);
    const [other] = await readyBuyers(1, id, BY_PARCEL, 'WELCOME');
    expect(placed(await race(other ? [other] : []))).toHaveLength(1);
  });

  it('book no more orders of a slot than it has room for [E-05, E-12]', async () => {
    const { id } = await insertProduct(db, { handle: 'fresh', name: 'Fresh' });
    const slotId = (await openSlots(app))[0]?.slot_id ?? '';
    const form = { ...BY_PARCEL, delivery_id: 'slot', slot_id: slotId };
    const answers = await race(await readyBuyers(8, id, form));
    expect(placed(answers)).toHaveLength(3);
    for (const { changes } of answers.filter(({ status }) => status !== 1)) {
      expect(changes?.map(({ code }) => code)).toEqual(['slot']);
    }
    expect((await openSlots(app)).find(({ slot_id }) => slot_id === slotId)?.left).toBe(0);
    expect(await stockOf(id)).toBe(1000 - 3);
  });

  it('cause no deadlocks with the same products in a different order [E-12]', async () => {
    const first = await insertProduct(db, { handle: 'first', name: 'First' });
    const second = await insertProduct(db, { handle: 'second', name: 'Second' });
    const clients: TestClient[] = [];
    for (let at = 0; at < 10; at += 1) {
      const [one, two] = at % 2 === 0 ? [first, second] : [second, first];
      const client = await openClientWithCart(app, one.id);
      await client.post('checkout/cart/add', { product_id: two.id, quantity: '1' });
      clients.push(client);
    }
    const orders = await Promise.all(clients.map((client) => order(client)));
    expect(placed(orders)).toHaveLength(10);
    const [anyone] = clients;
    const cancelled = await Promise.all(
      orders.map(async ({ number = '', secret = '' }) =>
        (await anyone?.post('account/order/cancel', { number, secret }))?.json<unknown>(),
      ),
    );
    expect(cancelled).toHaveLength(10);
    for (const answer of cancelled) expect(answer).toHaveProperty('status', 1);
    expect([await stockOf(first.id), await stockOf(second.id)]).toEqual([1000, 1000]);
    const back = (await findMovements(db, first.id)).filter(([reason]) => reason === 'cancel');
    expect(back).toHaveLength(10);
  });

  it('leave the stock equal to the sum of its movements [E-12]', async () => {
    expect(await findUnbalanced(db)).toEqual([]);
  });
});
