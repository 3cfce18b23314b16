import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import {
  BY_PARCEL,
  insertDelivery,
  openFromMail,
  order,
  openClientWithCart,
} from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCustomer } from '../../testing/insertCustomer.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { mailTo } from '../../testing/mailTo.ts';
import type { TestClient } from '../../testing/openClient.ts';

let db: Database;
let app: FastifyInstance;
let rice: string;
let client: TestClient;
let email: string;
let serial = 0;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db);
  rice = (await insertProduct(db, { handle: 'rice', name: 'Rice', stock: 100 })).id;
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  serial += 1;
  email = `guest-${serial}@example.com`;
  client = await openClientWithCart(app, rice);
});

const cancel = async ({ number = '', secret = '' }: Dto['PlaceOrderAnswer']) =>
  (await client.post('account/order/cancel', { number, secret })).json<Dto['Outcome']>();

const templates = async (to = email) => (await mailTo(db, to)).map(({ template }) => template);

describe('guest email address', () => {
  it('gets emails about the order before it is confirmed [E-06]', async () => {
    const placed = await order(client, { ...BY_PARCEL, email });
    const { number = '', secret = '' } = placed;
    const opened = await client.get(`order/order?number=${number}&secret=${secret}`);
    expect(opened.json()).toHaveProperty('number', number);
    expect(await cancel(placed)).toHaveProperty('status', 1);
    expect(await templates()).toEqual(['order-placed', 'order-cancelled']);
  });

  it('gets a limited number of emails a day until it is confirmed [E-06]', async () => {
    for (let times = 0; times < 6; times += 1) {
      await cancel(await order(client, { ...BY_PARCEL, email }));
      await client.post('checkout/cart/add', { product_id: rice, quantity: '1' });
    }
    const sent = await templates();
    expect(sent.filter((template) => template === 'order-placed')).toHaveLength(5);
    expect(sent.filter((template) => template === 'order-cancelled')).toHaveLength(6);
  });

  it('is confirmed by the link in the email, for later orders too [E-06]', async () => {
    const placed = await order(client, { ...BY_PARCEL, email });
    await openFromMail(db, client, placed);
    await cancel(placed);
    expect(await templates()).toEqual(['order-placed', 'order-cancelled']);
    await client.post('checkout/cart/add', { product_id: rice, quantity: '1' });
    const typed = email.toUpperCase();
    await cancel(await order(client, { ...BY_PARCEL, email: typed }));
    expect(await templates(typed.replace('EXAMPLE.COM', 'example.com'))).toEqual([
      'order-placed',
      'order-cancelled',
    ]);
  });

  it('is confirmed if it belongs to a customer [E-06]', async () => {
    await insertCustomer(db, email);
    await cancel(await order(client, { ...BY_PARCEL, email }));
    expect(await templates()).toEqual(['order-placed', 'order-cancelled']);
  });
});
