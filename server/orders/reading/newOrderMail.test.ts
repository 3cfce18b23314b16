import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { emailOf } from '../../mail/emailTemplates.ts';
import { DEFAULT_SETTINGS } from '../../shopSettings.ts';
import { BY_PARCEL, insertDelivery, order, openClientWithCart } from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { mailTo } from '../../testing/mailTo.ts';
import { BY_CARD, reportPayment, stripeGateways } from '../../testing/onlineOrders.ts';
import { insertStaff, openStaffClient } from '../../testing/openStaffClient.ts';

const OWNER = 'asha@example.com';
const PACKER = 'ravi@example.com';

let db: Database;
let app: FastifyInstance;
let riceId: string;
let packerId: string;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db);
  riceId = (await insertProduct(db, { handle: 'rice', name: 'Rice' })).id;
  app = await buildApp({ db, settings: { ...DEFAULT_SETTINGS, gateways: stripeGateways } });
  await insertStaff(app, OWNER, 'owner');
  packerId = await insertStaff(app, PACKER, 'packer');
  await openStaffClient(app, PACKER);
  await insertStaff(app, 'never-seen@example.com', 'manager');
  await insertStaff(app, 'editor@example.com', 'editor');
  await openStaffClient(app, 'editor@example.com');
  await db
    .updateTable('staff_member')
    .set({ order_mail: 'en' })
    .where('role', 'in', ['manager', 'editor'])
    .execute();
  const owner = await openStaffClient(app, OWNER);
  await owner.call('PATCH', `/members/${packerId}`, {
    payload: { order_mail: true },
    headers: { 'accept-language': 'fr' },
  });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(() => db.deleteFrom('mail_outbox').execute());

const place = async (form: Record<string, string>) => {
  const client = await openClientWithCart(app, riceId);
  return order(client, form);
};

it('tells the chosen members about an order, in the language in which that was chosen', async () => {
  const { number } = await place(BY_PARCEL);
  for (const email of [OWNER, 'never-seen@example.com', 'editor@example.com'])
    expect(await mailTo(db, email)).toEqual([]);
  const [mail] = await mailTo(db, PACKER);
  expect(mail).toMatchObject({ template: 'new-order', language: 'fr' });
  const sender = { origin: 'https://shop.example', shop: '' };
  const email = emailOf('new-order', mail?.data ?? {}, sender, 'fr');
  expect(email.subject).toMatch(/^Nouvelle commande #\d+ de /);
  expect(email.rows).toContainEqual({ label: 'Rice', value: '× 1' });
  expect(email.rows).toContainEqual({ label: 'Paiement', value: 'Paiement à la livraison' });
  expect(email.button).toMatchObject({ url: `https://shop.example/staff/orders/${number}` });
});

it('waits for the money of an order that is paid online', async () => {
  const placed = await place(BY_CARD);
  expect(await mailTo(db, PACKER)).toEqual([]);
  await reportPayment(db, placed, 'paid');
  await reportPayment(db, placed, 'paid');
  expect(await mailTo(db, PACKER)).toMatchObject([{ template: 'new-order' }]);
});

it('tells nobody whose access has ended', async () => {
  await db
    .updateTable('staff_member')
    .set({ is_active: false })
    .where('id', '=', packerId)
    .execute();
  await place(BY_PARCEL);
  expect(await mailTo(db, PACKER)).toEqual([]);
});
