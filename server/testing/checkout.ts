import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Dto } from '../http/contractTypes.ts';
import type { Database } from '../db/schema.ts';
import { openClient, type TestClient } from './openClient.ts';

export const ADDRESS: Record<string, string> = {
  firstname: 'Meera',
  lastname: 'Nair',
  email: 'meera@example.com',
  telephone: '+91 98450 12345',
  address_1: '12 Cubbon Road',
  city: 'Bengaluru',
  postcode: '560001',
  country_id: 'IN',
  zone_id: 'IN-KA',
};

export const BY_CASH: Record<string, string> = {
  ...ADDRESS,
  delivery_id: 'standard',
  payment_id: 'cash',
};

export const BY_PARCEL: Record<string, string> = { ...ADDRESS, delivery_id: 'parcel' };

export async function insertDelivery(db: Database, capacity = 5): Promise<void> {
  const texts = (en: string, fr: string) => ({
    name: JSON.stringify({ en, fr }),
    description: JSON.stringify({ en: `${en}.` }),
  });
  await db
    .insertInto('delivery_method')
    .values({
      code: 'parcel',
      ...texts('Parcel', 'Colis'),
      price_minor: 50_00,
      free_from_minor: 1000_00,
      country_ids: ['IN'],
    })
    .execute();
  const { id } = await db
    .insertInto('delivery_method')
    .values({
      code: 'slot',
      position: 1,
      ...texts('Home delivery', 'Livraison à domicile'),
      price_minor: 30_00,
      country_ids: ['IN'],
      zone_ids: ['IN-KA'],
      postcode_prefixes: ['560'],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('delivery_rule')
    .values({
      method_id: id,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts_at: '09:00',
      ends_at: '12:00',
      cutoff_hours: 2,
      capacity,
    })
    .execute();
}

export async function openSlots(app: FastifyInstance): Promise<Dto['DeliverySlot'][]> {
  const answer = await app.inject(
    '/api/checkout/delivery?country_id=IN&zone_id=IN-KA&postcode=560001',
  );
  const { methods } = answer.json<Dto['DeliveryAnswer']>();
  return methods.find(({ delivery_id }) => delivery_id === 'slot')?.slots ?? [];
}

export async function openClientWithCart(
  app: FastifyInstance,
  productId: string,
  quantity = 1,
): Promise<TestClient> {
  const client = await openClient(app);
  await client.post('checkout/cart/add', {
    product_id: productId,
    quantity: String(quantity),
  });
  return client;
}

export async function review(
  client: TestClient,
  form: Record<string, string> = BY_PARCEL,
  headers?: Record<string, string>,
): Promise<Dto['CheckoutReview']> {
  return (await client.post('checkout/review', form, headers)).json();
}

export async function send(
  client: TestClient,
  token: string | undefined,
  form: Record<string, string> = BY_PARCEL,
  headers?: Record<string, string>,
): Promise<Dto['PlaceOrderAnswer']> {
  const whole = { payment_id: 'cash', ...form, review_token: token ?? '' };
  return (await client.post('checkout/order', whole, headers)).json();
}

export async function order(
  client: TestClient,
  form: Record<string, string> = BY_PARCEL,
  headers?: Record<string, string>,
): Promise<Dto['PlaceOrderAnswer']> {
  return send(client, (await review(client, form)).review_token, form, headers);
}

export async function openFromMail(
  db: Database,
  client: TestClient,
  { number = '' }: Dto['PlaceOrderAnswer'],
): Promise<void> {
  const { rows } = await sql<{ secret: string }>`
    SELECT data ->> 'secret' AS secret FROM mail_outbox WHERE data ->> 'number' = ${number} ORDER BY id`.execute(
    db,
  );
  const query = new URLSearchParams({ number, secret: rows[0]?.secret ?? '' });
  await client.get(`order/order?${query.toString()}`);
}
