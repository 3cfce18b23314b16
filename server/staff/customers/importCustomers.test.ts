import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { importClient } from '../../testing/importClient.ts';
import { insertCurrencies } from '../../testing/insertProduct.ts';
import { latestCode } from '../../testing/mailTo.ts';
import { openClient } from '../../testing/openClient.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import type { StaffDto } from '../staffDto.ts';

let db: Database;
let app: FastifyInstance;
let manager: StaffClient;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  app = await buildApp({ db });
  await insertStaff(app, 'manager@example.com', 'manager');
  manager = await openStaffClient(app, 'manager@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

async function send(name: string, file: Buffer | string) {
  const { id } = await importClient(db, manager).upload(name, file);
  return manager.call('POST', `/imports/${id}/customers`);
}

const importList = async (name: string) =>
  (
    await send(
      name,
      await readFile(path.join(import.meta.dirname, '../../testing/otherShops', name)),
    )
  ).json<StaffDto['ImportedCustomers']>();

async function customers(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    SELECT concat_ws(' | ', c.email, concat_ws(' ', c.firstname, nullif(c.lastname, '')), nullif(c.telephone, ''),
      nullif(c.zone_id, ''),
      nullif(concat_ws(', ', a.address_1, nullif(a.address_2, ''), a.city, nullif(a.postcode, ''), a.country_id), '')) AS line
    FROM customer c LEFT JOIN address a ON a.customer_id = c.id AND a.is_default
    ORDER BY c.email_key`.execute(db);
  return rows.map(({ line }) => line);
}

describe('a customer list', () => {
  afterEach(async () => {
    await db.deleteFrom('customer').execute();
  });

  it('of Shopify adds accounts with addresses, and once more none', async () => {
    expect(await importList('shopify_customers.csv')).toEqual({
      added: 3,
      unchanged: 0,
      skipped: 1,
      unlisted: 0,
      rows: [{ row: 2, reason: 'no email address', is_skipped: true }],
    });
    expect(await customers()).toEqual([
      'asha@example.com | Asha Rao | +91 98000 00001 | IN-MH | 12 Lake Road, Flat 3, Pune, 411001, IN',
      'LEA@example.com | Léa Martin | Café Martin, 4 rue des Lilas, Lyon, 69003, FR',
      'ravi@example.com | Ravi Shah | +91 98000 00004 | IN-GJ | Plot 9, Sector 2, Gandhinagar, 382010, IN',
    ]);
    expect(await importList('shopify_customers.csv')).toMatchObject({ added: 0, unchanged: 3 });
    const carts = await db.selectFrom('customer').select('cart_id').distinct().execute();
    expect(carts).toHaveLength(3);
  });

  it.each(['woo_customers_mailed.csv', 'woo_customers_screen.csv'])(
    'of WooCommerce (%s) splits names, and skips guests',
    async (name) => {
      expect(await importList(name)).toMatchObject({
        added: 1,
        skipped: 1,
        rows: [{ row: 2, reason: 'no name: probably a guest order' }],
      });
      expect(await customers()).toEqual([
        expect.stringMatching(/^asha@example\.com \| Asha Rao( \| \+91 98000 00001)? \| IN-MH$/),
      ]);
    },
  );

  it('says which fields are left out, and which rows are repeated', async () => {
    const list = [
      'First Name,Last Name,Email,Default Address Address1,Default Address City,Default Address Country Code,Phone',
      'Ana,,ana@example.com,1 Road,,IN,12',
      'Ana,Silva,ANA@example.com,,,,',
      'Bo,Li,bo@example,,,,',
      '',
    ].join('\n');
    const { rows, added } = (await send('list.csv', list)).json<StaffDto['ImportedCustomers']>();
    expect(added).toBe(1);
    expect(rows.map(({ row, reason }) => `${row}: ${reason}`)).toEqual([
      '1: imported without its phone number, which isn’t valid',
      '1: imported without its address, which isn’t complete or not valid',
      '2: same email address as in row 1',
      expect.stringMatching(/^3: /),
    ]);
  });

  it('knows regions by other codes and names, and leaves recent registrations alone', async () => {
    await db
      .insertInto('registration')
      .values({
        email: 'new@example.com',
        email_key: 'new@example.com',
        firstname: 'New',
        lastname: '',
        telephone: '',
        password: 'x',
      })
      .execute();
    const list = [
      'First Name,Email,Address1,City,Province Code,Country Code,Zip',
      'Ravi,ravi@example.com,1 Road,Hyderabad,TS,IN,500001',
      "'t Hooft,uma@example.com,2 Road,Dehradun,Uttarakhand,IN,'248001",
      'Visit www.example.com,spam@example.com,,,,,',
      'New,new@example.com,,,,,',
      '',
    ].join('\n');
    expect((await send('list.csv', list)).json()).toMatchObject({
      added: 2,
      unchanged: 1,
      rows: [{ row: 3, is_skipped: true }],
    });
    expect(await customers()).toEqual([
      'ravi@example.com | Ravi | IN-TG | 1 Road, Hyderabad, 500001, IN',
      "uma@example.com | 't Hooft | IN-UT | 2 Road, Dehradun, 248001, IN",
    ]);
  });

  it('answers a repeat with the first answer', async () => {
    const { id } = await importClient(db, manager).upload(
      'list.csv',
      'Name,Email\nBo Li,bo@example.com\n',
    );
    const ask = async () =>
      (
        await manager.call('POST', `/imports/${id}/customers`, {
          headers: { 'idempotency-key': 'import-customers-1' },
        })
      ).json<StaffDto['ImportedCustomers']>();
    expect(await ask()).toMatchObject({ added: 1, unchanged: 0 });
    expect(await ask()).toMatchObject({ added: 1, unchanged: 0 });
  });

  it('with too many rows adds nobody', async () => {
    const rows = Array.from({ length: 20_001 }, (_, at) => `Bo Li,bo${at}@example.com\n`);
    const answer = await send('list.csv', `Name,Email\n${rows.join('')}`);
    expect(answer.statusCode).toBe(422);
    expect(await customers()).toEqual([]);
  });

  it('gives no usable password, but the owner can ask for a new one', async () => {
    await importList('woo_customers_screen.csv');
    const post = async (call: string, form: Record<string, string>) =>
      (await (await openClient(app)).post(call, form)).json<object>();
    const address = { email: 'asha@example.com' };
    const password = 'four words nobody guesses';
    expect(await post('account/login', { ...address, password })).toHaveProperty('error');
    await post('account/reset', address);
    const code = await latestCode(db, address.email);
    expect(await post('account/reset', { code, password })).toMatchObject({ status: 1 });
    expect(await post('account/login', { ...address, password })).toMatchObject({ status: 1 });
  });

  it('is told from a list of products, and is logged', async () => {
    const answer = await send('goods.csv', 'SKU,Title,Price,Category\n1,Rice,2,Grains\n');
    expect(answer.statusCode).toBe(422);
    await importList('woo_customers_screen.csv');
    const { after } = await db
      .selectFrom('staff_change')
      .select('after')
      .where('operation', '=', 'importCustomers')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(after).toEqual({ file_name: 'woo_customers_screen.csv', customers: 1 });
  });
});
