import type { FastifyInstance } from 'fastify';
import type { components } from '../../../contract/types.gen.ts';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import {
  ADDRESS,
  BY_PARCEL,
  insertDelivery,
  openSlots,
  review,
  openClientWithCart,
} from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import {
  insertCurrencies,
  insertProduct,
  type InsertedProduct,
} from '../../testing/insertProduct.ts';
import { openClient, type TestClient } from '../../testing/openClient.ts';

type Dto = components['schemas'];

let db: Database;
let app: FastifyInstance;
let rice: InsertedProduct;
let client: TestClient;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db);
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

let serial = 0;

beforeEach(async () => {
  serial += 1;
  rice = await insertProduct(db, {
    handle: `rice-${serial}`,
    name: 'Rice',
    nameFr: 'Riz',
    priceMinor: 200_00,
    stock: 10,
  });
  client = await openClientWithCart(app, rice.id, 2);
});

const lineId = async () =>
  (await client.get('checkout/cart')).json<Dto['Cart']>().products[0]?.cart_item_id ?? '';

const setPrice = (minor: number) =>
  db.updateTable('product').set({ price_minor: minor }).where('id', '=', rice.id).execute();

describe('reviewOrder', () => {
  it('returns lines and totals without placing an order [OPEN-50, E-05]', async () => {
    const answer = await review(client, {
      ...BY_PARCEL,
      [`substitution[${await lineId()}]`]: 'ask',
    });
    expect(answer).toMatchObject({
      lines: [
        { name: 'Rice', quantity: 2, price: 200, total: 400, available: 10, substitution: 'ask' },
      ],
      totals: [
        { code: 'sub_total', title: 'Subtotal', text: '₹ 400.00/-' },
        { code: 'shipping', title: 'Parcel', text: '₹ 50.00/-' },
        { code: 'tax', title: 'Tax included (5%)', text: '₹ 21.43/-' },
        { code: 'total', title: 'Total', text: '₹ 450.00/-' },
      ],
      total: 450,
      changes: [],
      review_token: expect.stringMatching(/^[\da-f]{32}$/),
    });
    expect(await db.selectFrom('shop_order').select('id').execute()).toEqual([]);
    expect((await client.get('checkout/cart')).json<Dto['Cart']>().products).toHaveLength(1);
  });

  it('applies free delivery from the method’s threshold, in French', async () => {
    await client.post('checkout/cart/edit', { key: await lineId(), quantity: '5' });
    const { totals, lines } = await review(client, BY_PARCEL, { 'accept-language': 'fr' });
    expect(lines?.[0]?.name).toBe('Riz');
    expect(totals?.map(({ title }) => title)).toEqual([
      'Sous-total',
      'Colis',
      'Taxes incluses (5\u00a0%)',
      'Total',
    ]);
    expect(totals?.[1]?.text).toBe('₹ 0,00/-');
  });

  it('subtracts the coupon of the cart', async () => {
    await db
      .insertInto('coupon')
      .values({
        code: `TENTH${serial}`,
        percent: 10,
        ends_at: null,
        amount_minor: null,
        uses_left: null,
      })
      .execute();
    await client.post('checkout/coupon', { coupon: `tenth${serial}` });
    const { totals, total, changes } = await review(client);
    expect(totals?.[1]).toEqual({
      code: 'coupon',
      title: `Coupon TENTH${serial}`,
      text: '₹ -40.00/-',
    });
    expect([total, changes]).toEqual([410, []]);
  });

  it('reports a changed price and total, and removed lines [E-13]', async () => {
    const key = await lineId();
    await setPrice(250_00);
    const seen = { [`seen_price[${key}]`]: '200', 'seen_price[999]': '5', seen_total: '450' };
    const { changes, review_token: token } = await review(client, { ...BY_PARCEL, ...seen });
    expect(changes).toEqual([
      {
        code: 'price',
        cart_item_id: key,
        text: 'The price of Rice has changed from ₹ 200.00/- to ₹ 250.00/-',
        seen: 200,
        now: 250,
      },
      { code: 'cart', text: 'Your cart has changed. Review it again.' },
      {
        code: 'total',
        text: 'The total has changed from ₹ 450.00/- to ₹ 550.00/-',
        seen: 450,
        now: 550,
      },
    ]);
    expect(token).toEqual(expect.any(String));
  });

  it('reports no changes if everything is as seen [E-13]', async () => {
    const seen = { [`seen_price[${await lineId()}]`]: '200.00', seen_total: '450' };
    expect((await review(client, { ...BY_PARCEL, ...seen })).changes).toEqual([]);
  });

  it.each([
    [1, 'Only 1 of Rice is left.'],
    [0, 'Rice is out of stock.'],
  ])('blocks an order for more than the %i in stock [E-13]', async (stock, text) => {
    const key = await lineId();
    await db.updateTable('product').set({ stock }).where('id', '=', rice.id).execute();
    const answer = await review(client);
    expect(answer.changes).toEqual([{ code: 'stock', cart_item_id: key, text, now: stock }]);
    expect(answer).not.toHaveProperty('review_token');
  });

  it('blocks an order with an option that is no longer offered [E-13]', async () => {
    const box = await insertProduct(db, {
      handle: `box-${serial}`,
      name: 'Box',
      options: [{ name: 'Weight', type: 'select', required: true, values: [{ name: '1 kg' }] }],
    });
    const [option] = box.options;
    await client.post('checkout/cart/add', {
      product_id: box.id,
      quantity: '1',
      [`option[${option?.id}]`]: option?.valueIds[0] ?? '',
    });
    expect((await review(client)).changes).toEqual([]);
    await db
      .deleteFrom('product_option_value')
      .where('option_id', '=', option?.id ?? '')
      .execute();
    const answer = await review(client);
    expect(answer.changes?.map(({ code }) => code)).toEqual(['option']);
    expect(answer).not.toHaveProperty('review_token');
  });

  it('reports an invalid coupon and continues without it [E-13]', async () => {
    const code = `ONCE${serial}`;
    await db
      .insertInto('coupon')
      .values({ code, percent: 10, ends_at: null, amount_minor: null, uses_left: 1 })
      .execute();
    await client.post('checkout/coupon', { coupon: code });
    await db.updateTable('coupon').set({ uses_left: 0 }).where('code', '=', code).execute();
    const answer = await review(client);
    expect(answer.changes).toEqual([
      { code: 'coupon', text: `Coupon ${code} can’t be used for this order.` },
    ]);
    expect(answer.total).toBe(450);
    expect(answer).toHaveProperty('review_token');
    const other = await openClient(app);
    expect((await other.post('checkout/coupon', { coupon: code })).json()).toEqual({
      error: 'This coupon has reached its usage limit.',
    });
  });

  it('blocks a slot that is full or past its cutoff [E-05]', async () => {
    const [first, second] = await openSlots(app);
    const at = (slot_id = '') => review(client, { ...BY_PARCEL, delivery_id: 'slot', slot_id });
    expect((await at(first?.slot_id)).changes).toEqual([]);
    await db
      .updateTable('delivery_slot')
      .set({ taken: 5 })
      .where('id', '=', first?.slot_id ?? '')
      .execute();
    await db
      .updateTable('delivery_slot')
      .set({ cutoff_at: new Date(Date.now() - 1000) })
      .where('id', '=', second?.slot_id ?? '')
      .execute();
    for (const slot of [first, second]) {
      const answer = await at(slot?.slot_id);
      expect(answer.changes).toEqual([
        {
          code: 'slot',
          text: 'This delivery time is no longer available. Choose another one.',
        },
      ]);
      expect(answer).not.toHaveProperty('review_token');
    }
  });

  it('rejects an empty cart', async () => {
    expect(await review(await openClient(app))).toEqual({ error: 'Your cart is empty.' });
  });
});

describe('checkout form', () => {
  it('lists every missing field at once [OPEN-50]', async () => {
    expect(await review(client, {})).toEqual({
      error: {
        email: 'Required',
        firstname: 'Required',
        lastname: 'Required',
        address_1: 'Required',
        city: 'Required',
        country_id: 'Choose a country',
      },
    });
  });

  const LONG = 'é'.repeat(500);

  it.each<[string, string]>([
    ['firstname', LONG],
    ['firstname', 'two\nlines'],
    ['lastname', '   '],
    ['lastname', '\u202egnirts'],
    ['email', 'meera'],
    ['email', `${LONG}@example.com`],
    ['email', 'a@example.com\r\nBcc: b@example.com'],
    ['telephone', 'call me'],
    ['address_1', LONG],
    ['address_2', LONG],
    ['city', LONG],
    ['postcode', '💥'],
    ['postcode', '1'.repeat(50)],
    ['country_id', 'Atlantis'],
    ['zone_id', 'FR-IDF'],
    ['address_id', '1'],
    ['address_id', 'x'.repeat(300)],
    ['delivery_id', ''],
    ['delivery_id', 'catapult'],
    ['note', LONG.repeat(3)],
  ])('rejects %s «%s» with a field error in both languages [OPEN-17]', async (field, value) => {
    const form = { ...BY_PARCEL, [field]: value };
    const english = await review(client, form);
    const french = await review(client, form, { 'accept-language': 'fr' });
    for (const { error } of [english, french]) {
      expect(error).toEqual(expect.objectContaining({ [field]: expect.stringMatching(/\S/) }));
    }
    expect(french.error).not.toEqual(english.error);
  });

  it.each<[string]>([[''], ['0'], ['999999'], ['99999999999999999999'], ['first']])(
    'rejects «%s» as a slot [E-05]',
    async (slot_id) => {
      expect(await review(client, { ...BY_PARCEL, delivery_id: 'slot', slot_id })).toEqual({
        error: { slot_id: 'Choose a delivery time.' },
      });
    },
  );

  it('rejects an unknown substitution preference [E-05]', async () => {
    const form = { ...BY_PARCEL, [`substitution[${await lineId()}]`]: 'magic' };
    expect(await review(client, form)).toEqual({
      error: { substitution: 'Choose what to do if an item is unavailable.' },
    });
  });

  it.each(['مريم', '李小龙', '🥭 Mango', 'O’Neill-Ávila'])('accepts the name %s', async (name) => {
    const answer = await review(client, { ...BY_PARCEL, firstname: name, note: 'one\r\ntwo' });
    expect(answer).toHaveProperty('review_token');
  });

  it.each([
    'firstname[]=x',
    'seen_total=much',
    'seen_price[1]=cheap',
    'seen_total=1e308',
    'seen_price[1]=1e308',
    'substitution=none',
    'firstname=%00',
  ])('responds with 400 and a text to %s', async (body) => {
    const answer = await client.post('checkout/review', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: expect.any(String) });
  });

  it('rejects countries without delivery', async () => {
    const { error } = await review(client, {
      ...ADDRESS,
      delivery_id: 'parcel',
      country_id: 'FR',
      zone_id: 'FR-IDF',
      postcode: '75001',
    });
    expect(error).toEqual({ country_id: 'We don’t deliver to this country yet.' });
  });
});
