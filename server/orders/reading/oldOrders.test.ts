/** Orders that were placed when their totals were stored as texts. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { components } from '../../../contract/types.gen.ts';
import { buildApp } from '../../app.ts';
import { migrate, MIGRATIONS } from '../../db/migrate.ts';
import type { Database } from '../../db/schema.ts';
import { hashOf } from '../../session/secret.ts';
import { ADDRESS, BY_PARCEL, insertDelivery, review, shopperWith } from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertProduct } from '../../testing/insertProduct.ts';
import { openClient } from '../../testing/openClient.ts';

type Dto = components['schemas'];

/** An order as it was stored: its texts by code, and rupees. */
interface OldOrder {
  number: string;
  language: 'en' | 'fr';
  coupon?: string;
  delivery: string;
  /** Of one unit; there are two. */
  price: number;
  total: number;
  texts: Record<string, [title: string, text: string]>;
}

const orders: OldOrder[] = [
  {
    number: 'RR-COUPON',
    language: 'en',
    coupon: 'TENTH',
    delivery: 'Parcel',
    price: 50_000,
    total: 90_079.5,
    texts: {
      sub_total: ['Goods', '₹ 1,00,000.00/-'],
      coupon: ['Coupon TENTH', '₹ -10,000.00/-'],
      shipping: ['Parcel', '₹ 79.50/-'],
      tax: ['Tax included (5 %)', '₹ 4,289.50/-'],
      total: ['Total', '₹ 90,079.50/-'],
    },
  },
  {
    number: 'RR-FRENCH',
    language: 'fr',
    coupon: 'TENTH',
    delivery: 'Livraison à domicile',
    price: 1000,
    total: 1830,
    texts: {
      sub_total: ['Articles', '₹ 2\u202f000,00/-'],
      coupon: ['Code promo TENTH', '₹ -200,00/-'],
      shipping: ['Livraison à domicile', '₹ 30,00/-'],
      tax: ['Taxes incluses (12 %)', '₹ 196,07/-'],
      total: ['Total', '₹ 1\u202f830,00/-'],
    },
  },
  {
    number: 'RR-EURO',
    language: 'en',
    coupon: 'TENTH',
    delivery: 'Parcel',
    price: 200,
    total: 410,
    texts: {
      sub_total: ['Goods', '€ 4.16/-'],
      coupon: ['Coupon TENTH', '€ -0.42/-'],
      shipping: ['Parcel', '€ 0.52/-'],
      tax: ['Tax included (5 %)', '€ 0.20/-'],
      total: ['Total', '€ 4.26/-'],
    },
  },
  {
    number: 'RR-DOLLAR',
    language: 'en',
    delivery: 'Courier',
    price: 200,
    total: 450,
    texts: {
      sub_total: ['Goods', '$ 4.80/-'],
      shipping: ['Courier', '$ 0.60/-'],
      tax: ['Tax included (5 %)', '$ 0.26/-'],
      total: ['Total', '$ 5.40/-'],
    },
  },
  {
    number: 'RR-FREE',
    language: 'fr',
    coupon: 'ALL',
    delivery: 'Colis',
    price: 100,
    total: 0,
    texts: {
      sub_total: ['Articles', '€ 2,08/-'],
      coupon: ['Code promo ALL', '€ -2,08/-'],
      shipping: ['Colis', '€ 0,00/-'],
      tax: ['Taxes incluses (5 %)', '€ 0,00/-'],
      total: ['Total', '€ 0,00/-'],
    },
  },
  {
    number: 'RR-GARBLED',
    language: 'en',
    coupon: 'TENTH',
    delivery: 'Parcel',
    price: 200,
    total: 360,
    texts: { total: ['Total', 'three hundred'], shipping: ['Parcel', '₹ ?/-'] },
  },
];

let db: Database;
let app: FastifyInstance;

async function migrateUpTo(first: string): Promise<void> {
  await sql`DROP SCHEMA public CASCADE`.execute(db);
  await sql`CREATE SCHEMA public`.execute(db);
  await sql`CREATE TABLE migration (name text PRIMARY KEY, applied_at timestamptz DEFAULT now())`.execute(
    db,
  );
  for (const name of (await readdir(MIGRATIONS)).toSorted().filter((file) => file < first)) {
    await sql.raw(await readFile(path.join(MIGRATIONS, name), 'utf8')).execute(db);
    await sql`INSERT INTO migration (name) VALUES (${name})`.execute(db);
  }
}

const address = { ...ADDRESS, address_2: '', country: 'India', zone: 'Karnataka' };

async function insertOld({ number, language, coupon, delivery, price, total, texts }: OldOrder) {
  const totals = Object.entries(texts).map(([code, [title, text]]) => ({ code, title, text }));
  const { rows } = await sql<{ id: string }>`
    INSERT INTO shop_order (number, language, email, address, delivery_name, coupon_code, total_paise, totals)
    VALUES (${number}, ${language}, ${`${number}.Old+1@GoogleMail.com`}, ${JSON.stringify(address)}, ${delivery}, ${coupon ?? null}, ${Math.round(total * 100)},
      ${JSON.stringify(totals)})
    RETURNING id`.execute(db);
  const id = rows[0]?.id;
  await sql`
    INSERT INTO order_line (order_id, handle, name, options, option_names, quantity, price_paise, substitution)
    VALUES (${id}, 'rice', 'Rice', '{}', '[]', 2, ${price * 100}, 'none')`.execute(db);
  await sql`INSERT INTO order_secret VALUES (${hashOf(number)}, ${id})`.execute(db);
  await sql`
    INSERT INTO payment (order_id, method, reference, state, amount_paise)
    VALUES (${id}, 'cash', ${number}, 'paid', ${Math.round(total * 100)})`.execute(db);
}

beforeAll(async () => {
  db = await freshDatabase();
  await migrateUpTo('070');
  await db
    .insertInto('currency')
    .values([
      { code: 'INR', symbol: '₹', value: 1, decimal: 2, position: 1 },
      { code: 'EUR', symbol: '€', value: '0.0104', decimal: 2, position: 2 },
      { code: 'AUD', symbol: '$', value: '0.5', decimal: 2, position: 3 },
      { code: 'USD', symbol: '$', value: '0.0113', decimal: 2, position: 4 },
    ])
    .execute();
  await insertDelivery(db);
  for (const order of orders) await insertOld(order);
  await migrate(db);
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

async function shown(number: string, language: string) {
  const client = await openClient(app);
  const answer = await client.get(`order/order?number=${number}&secret=${number}`, {
    'accept-language': language,
  });
  expect(answer.json()).not.toHaveProperty('error');
  const { lines = [], totals = [], total } = answer.json<Dto['Order']>();
  return {
    line: lines[0]?.total_text,
    totals: Object.fromEntries(totals.map(({ title, text }) => [title ?? '', text])),
    total,
  };
}

/** Totals as they were stored, with the space before a percent sign that each language has now. */
const asNow = (order: (typeof orders)[number] | undefined) =>
  Object.fromEntries(
    Object.values(order?.texts ?? {}).map(([title, text]) => [
      title.replace(' %', title.startsWith('Tax included') ? '%' : '\u00a0%'),
      text,
    ]),
  );

describe('an order that was stored as texts', () => {
  it('E-06 keeps goods, coupon, delivery, tax and total, and tells them in another language', async () => {
    expect(await shown('RR-COUPON', 'en')).toEqual({
      line: '₹ 1,00,000.00/-',
      totals: asNow(orders[0]),
      total: 90_079.5,
    });
    expect((await shown('RR-COUPON', 'fr')).totals).toEqual({
      Articles: '₹ 100\u202f000,00/-',
      'Code promo TENTH': '₹ -10\u202f000,00/-',
      Colis: '₹ 79,50/-',
      'Taxes incluses (5\u00a0%)': '₹ 4\u202f289,50/-',
      Total: '₹ 90\u202f079,50/-',
    });
  });

  it('E-06 is read from French texts too, at the tax of its day', async () => {
    expect((await shown('RR-FRENCH', 'fr')).totals).toEqual(asNow(orders[1]));
    expect((await shown('RR-FRENCH', 'en')).totals).toEqual({
      Goods: '₹ 2,000.00/-',
      'Coupon TENTH': '₹ -200.00/-',
      'Home delivery': '₹ 30.00/-',
      'Tax included (12%)': '₹ 196.07/-',
      Total: '₹ 1,830.00/-',
    });
  });

  it('OPEN-13 stays in its currency, at the rate that its total tells', async () => {
    expect(await shown('RR-EURO', 'en')).toEqual({
      line: '€ 4.16/-',
      totals: asNow(orders[2]),
      total: 410,
    });
    expect(await shown('RR-DOLLAR', 'fr')).toEqual({
      line: '$ 4,80/-',
      totals: {
        Articles: '$ 4,80/-',
        Courier: '$ 0,60/-',
        'Taxes incluses (5\u00a0%)': '$ 0,26/-',
        Total: '$ 5,40/-',
      },
      total: 450,
    });
    expect((await shown('RR-FREE', 'en')).totals).toEqual({
      Goods: '€ 2.08/-',
      'Coupon ALL': '€ -2.08/-',
      Parcel: '€ 0.00/-',
      'Tax included (5%)': '€ 0.00/-',
      Total: '€ 0.00/-',
    });
    const { rows } = await sql`
      SELECT number, currency_code, delivery_paise, discount_paise FROM shop_order
      WHERE currency_code <> 'INR' ORDER BY number`.execute(db);
    expect(rows).toEqual([
      {
        number: 'RR-DOLLAR',
        currency_code: 'USD',
        delivery_paise: String(50_00),
        discount_paise: '0',
      },
      {
        number: 'RR-EURO',
        currency_code: 'EUR',
        delivery_paise: String(50_00),
        discount_paise: String(40_00),
      },
      {
        number: 'RR-FREE',
        currency_code: 'EUR',
        delivery_paise: '0',
        discount_paise: String(200_00),
      },
    ]);
  });

  it('shows what its lines and its total come to, in rupees, where its texts cannot be read', async () => {
    expect(await shown('RR-GARBLED', 'en')).toEqual({
      line: '₹ 400.00/-',
      totals: {
        Goods: '₹ 400.00/-',
        'Coupon TENTH': '₹ -40.00/-',
        Parcel: '₹ 0.00/-',
        'Tax included (5%)': '₹ 17.14/-',
        Total: '₹ 360.00/-',
      },
      total: 360,
    });
  });

  it('E-12 has used up a coupon for its mailbox, whatever tag and dots the address had', async () => {
    const { id } = await insertProduct(db, { handle: 'rice', name: 'Rice' });
    await db
      .insertInto('coupon')
      .values({ code: 'TENTH', percent: 10, once_per_customer: true })
      .execute();
    const client = await shopperWith(app, id);
    await client.post('checkout/coupon', { coupon: 'TENTH' });
    const changesFor = async (email: string) =>
      (await review(client, { ...BY_PARCEL, email })).changes?.map(({ code }) => code);
    expect(await changesFor('rr-coupon.o.l.d@gmail.com')).toEqual(['coupon']);
    expect(await changesFor('rr-other@gmail.com')).toEqual([]);
  });
});
