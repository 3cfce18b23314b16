import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import {
  ADDRESS,
  BY_PARCEL,
  insertDelivery,
  openClientWithCart,
  order,
} from '../../testing/checkout.ts';
import type { Dto } from '../../http/contractTypes.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCustomer } from '../../testing/insertCustomer.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import { signInClient } from '../../testing/signInClient.ts';
import type { StaffDto } from '../staffDto.ts';

let db: Database;
let app: FastifyInstance;
let manager: StaffClient;
let meera: string;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db);
  app = await buildApp({ db });
  await insertStaff(app, 'manager@example.com', 'manager');
  manager = await openStaffClient(app, 'manager@example.com');
  meera = await insertCustomer(db, 'meera@example.com');
  await insertCustomer(db, 'René@example.com');
  const { id } = await insertProduct(db, { handle: 'rice', name: 'Rice', priceMinor: 72_00 });
  const client = await signInClient(app, 'meera@example.com');
  await client.post('checkout/cart/add', { product_id: id, quantity: '2' });
  await order(client);
  // A guest order of the same email address counts, one of a longer address doesn't.
  await order(await openClientWithCart(app, id));
  await order(await openClientWithCart(app, id), { ...BY_PARCEL, email: 'a.meera@example.com' });
  await client.post('account/address/save', ADDRESS);
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

async function emailsFound(text: string): Promise<string[]> {
  const answer = await manager.call('GET', '/customers', { query: { text } });
  return answer.json<StaffDto['CustomerPage']>().customers.map(({ email }) => email);
}

it('lists customers with their orders, latest first, and logs the read', async () => {
  const { customers, total } = (await manager.call('GET', '/customers')).json<
    StaffDto['CustomerPage']
  >();
  expect(total).toBe(2);
  expect(customers.map(({ email, orders, spent }) => [email, orders, spent])).toEqual([
    ['René@example.com', 0, 0],
    ['meera@example.com', 2, 316],
  ]);
  const { changes } = (await manager.call('GET', '/changes', { query: { subject: 'read' } })).json<
    StaffDto['ChangeList']
  >();
  expect(changes[0]).toMatchObject({ operation: 'listCustomers' });
});

it.each([
  ['MEERA@', ['meera@example.com']],
  ['sen rene', ['René@example.com']],
  ['98450-12345', ['René@example.com', 'meera@example.com']],
  ['%', []],
  ['nobody', []],
])('finds customers by "%s"', async (text, emails) => {
  expect(await emailsFound(text)).toEqual(emails);
});

it('shows a customer with the saved addresses', async () => {
  expect((await manager.call('GET', `/customers/${meera}`)).json()).toMatchObject({
    name: 'Meera Sen',
    telephone: '+919845012345',
    orders: 2,
    addresses: [{ address_1: '12 Cubbon Road', zone: 'Karnataka', country: 'India' }],
  });
  expect((await manager.call('GET', '/customers/999999')).statusCode).toBe(404);
});

it('exports all data of a customer after a recent sign-in, logged without personal data', async () => {
  const file = await manager.call('GET', `/customers/${meera}/export`);
  expect(file.headers['content-disposition']).toBe(`attachment; filename="customer-${meera}.json"`);
  const exported = file.json<Dto['AccountExport']>();
  expect(exported.customer?.email).toBe('meera@example.com');
  expect(exported.orders).toHaveLength(2);
  const logged = await db
    .selectFrom('staff_change')
    .select(['operation', 'subject_id', 'after'])
    .where('subject', '=', 'customer')
    .execute();
  expect(logged).toEqual([{ operation: 'exportCustomer', subject_id: meera, after: {} }]);
});

it('deletes a customer, and marks open orders to become anonymous', async () => {
  expect((await manager.call('DELETE', `/customers/${meera}`)).statusCode).toBe(204);
  expect(await emailsFound('meera@')).toEqual([]);
  expect((await manager.call('DELETE', `/customers/${meera}`)).statusCode).toBe(404);
  const orders = await db
    .selectFrom('shop_order')
    .select(['customer_id', 'is_orphan'])
    .orderBy('id')
    .execute();
  expect(orders.map(({ is_orphan: isOrphan }) => isOrphan)).toEqual([true, true, false]);
  expect(orders.every(({ customer_id: id }) => id === null)).toBe(true);
});

it('requires a recent sign-in to export or delete', async () => {
  const id = await insertCustomer(db, 'late@example.com');
  await db
    .updateTable('staff_session')
    .set({ created_at: sql<Date>`now() - interval '1 hour'` })
    .execute();
  expect((await manager.call('GET', `/customers/${id}/export`)).statusCode).toBe(401);
  expect((await manager.call('DELETE', `/customers/${id}`)).statusCode).toBe(401);
});
