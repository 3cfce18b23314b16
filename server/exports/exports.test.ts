import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import type { StaffDto } from '../staff/staffDto.ts';
import { advanceOrder, packRest } from '../testing/advanceOrder.ts';
import { insertDelivery, openClientWithCart, order } from '../testing/checkout.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';
import { mailTo } from '../testing/mailTo.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../testing/openStaffClient.ts';
import { decimal, exportFile } from './exportFile.ts';
import { defineExport } from './exportTable.ts';
import { amount, text, time } from './columns.ts';

let db: Database;
let app: FastifyInstance;
let manager: StaffClient;

const ALL = { from: '2000-01-01', to: '2100-01-01' };

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db, 100);
  app = await buildApp({ db });
  await insertStaff(app, 'manager@example.com', 'manager');
  manager = await openStaffClient(app, 'manager@example.com');
  const rice = await insertProduct(db, {
    handle: 'rice',
    name: 'Rice',
    priceMinor: 160_00,
    stock: 90,
  });
  await sql`
    INSERT INTO tax_rate (class_id, starts_at, percent) VALUES (1, 'epoch', 5) ON CONFLICT DO NOTHING`.execute(
    db,
  );
  const { number: gone = '' } = await order(await openClientWithCart(app, rice.id));
  await advanceOrder(db, gone, 'cancelled');
  for (let count = 0; count < 3; count += 1) {
    await db.deleteFrom('rate_limit').execute();
    const { number = '' } = await order(await openClientWithCart(app, rice.id, count + 1));
    await packRest(db, number);
    await db.updateTable('payment').set({ method: 'transfer' }).execute();
    await advanceOrder(db, number, 'paid', 'packed', 'dispatched');
    if (count === 1) {
      const refund = { amount: 12.5, note: '=1+1\uffff_x000D_' };
      await manager.call('POST', `/orders/${number}/refunds`, { payload: refund });
    }
  }
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

const download = async (table: string, format = 'csv', days = ALL) =>
  manager.call('GET', `/exports/${table}`, { query: { ...days, format } });

async function readRows(table: string, days = ALL): Promise<Record<string, string>[]> {
  const { body } = await download(table, 'csv', days);
  const [header = [], ...rows] = body
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')));
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])));
}

const sumOf = (rows: Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0) / 100;

describe('exports', () => {
  it('have as many rows and the same sums as the report', async () => {
    const report = (await manager.call('GET', '/insight/report', { query: ALL })).json<
      StaffDto['Report']
    >();
    const orders = await readRows('orders');
    expect(orders).toHaveLength(3);
    expect(report).toMatchObject({
      orders: 3,
      total: sumOf(orders, 'total'),
      delivery_fees: sumOf(orders, 'delivery_fee'),
      refunds: -sumOf(await readRows('refunds'), 'amount'),
    });
    expect(report.payments).toEqual([
      { name: 'Bank transfer', count: 3, amount: sumOf(await readRows('payments'), 'amount') },
    ]);
    const taxes = await readRows('taxes');
    expect(report.taxes).toEqual([{ rate: 5, net: sumOf(taxes, 'net'), tax: sumOf(taxes, 'tax') }]);
    expect(taxes.map(({ kind }) => kind)).toEqual([
      'invoice',
      'invoice',
      'invoice',
      'invoice',
      'credit-note',
      'invoice',
      'invoice',
    ]);
    expect(sumOf(await readRows('lines'), 'total')).toBe(report.goods);
  });

  it('include the first and the last day only', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: app.settings.timeZone }).format();
    expect(await readRows('orders', { from: today, to: today })).toHaveLength(3);
    expect(await readRows('orders', { from: '2000-01-01', to: '2000-12-31' })).toHaveLength(0);
  });

  it('are CSV with a byte order mark, plain amounts and guarded texts', async () => {
    const answer = await download('refunds');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="refunds-2000-01-01-2100-01-01.csv"',
    );
    expect(answer.body.startsWith('\ufeff"made","sent","order",')).toBe(true);
    expect(answer.body).toMatch(/"goodwill","due","'=1\+1\uffff_x000D_",,-12\.50\r\n$/);
  });

  it('are spreadsheets with numbers, dates and texts', async () => {
    const { rawPayload } = await download('refunds', 'xlsx');
    const { sheets } = await readXlsx(rawPayload);
    const [header, row] = sheets[0]?.rows ?? [];
    expect(header?.slice(0, 3)).toEqual(['made', 'sent', 'order']);
    expect(row?.[0]).toBeInstanceOf(Date);
    expect(row?.slice(6)).toEqual(['=1+1_x000D_', null, -12.5]);
  });

  it('split the tax of each line into equal halves within the state', async () => {
    await db.updateTable('tax_policy').set({ country_id: 'IN', zone_id: 'IN-KA' }).execute();
    const ids: string[] = [];
    for (const [handle, price] of [
      ['oats', 99_00],
      ['salt', 49_00],
    ] as const) {
      const name = handle;
      ids.push((await insertProduct(db, { handle, name, priceMinor: price, stock: 9 })).id);
    }
    const client = await openClientWithCart(app, ids[0] ?? '');
    await client.post('checkout/cart/add', { product_id: ids[1] ?? '', quantity: '1' });
    const { number = '' } = await order(client);
    await packRest(db, number);
    await advanceOrder(db, number, 'packed', 'dispatched', 'delivered');
    const lines = (await readRows('taxes')).filter((row) => row['order'] === number);
    expect(lines).toHaveLength(3);
    for (const { tax, cgst, sgst_utgst: sgst, igst } of lines) {
      expect(cgst).toMatch(/^\d+\.\d\d$/);
      expect([sgst, igst]).toEqual([cgst, '0.00']);
      expect(Math.round(Number(cgst) * 200)).toBe(Math.round(Number(tax) * 100));
    }
  });

  it('need a recent sign-in, and are in the activity log and mailed to owners', async () => {
    await insertStaff(app, 'owner@example.com', 'owner');
    await download('customers');
    expect((await mailTo(db, 'owner@example.com')).at(-1)?.data).toMatchObject({
      alert: { kind: 'export', about: 'customers' },
    });
    const { changes } = (
      await manager.call('GET', '/changes', { query: { subject: 'list' } })
    ).json<StaffDto['ChangeList']>();
    expect(changes[0]).toMatchObject({ subject_id: 'customers', after: { format: 'csv' } });
    await db
      .updateTable('staff_session')
      .set({ created_at: sql<Date>`now() - interval '1 hour'` })
      .execute();
    expect((await download('customers')).statusCode).toBe(401);
  });

  it('read pages after each other, and show times of the shop', async () => {
    const table = defineExport<{ key: string }>({
      columns: [
        text('key', ({ key }) => key),
        amount('amount', () => -5),
        time('time', () => new Date('2026-11-27T20:00:00Z')),
      ],
      findPage: async (_db, _period, after, limit) =>
        Array.from({ length: Math.min(limit, 2500 - Number(after)) }, (_row, at) => ({
          key: String(Number(after) + at + 1),
        })),
    });
    const period = { from: new Date(0), until: new Date() };
    const options = { table, period, format: 'csv', timeZone: 'Asia/Kolkata' } as const;
    const lines = (await buffer(exportFile(db, options))).toString().trimEnd().split('\r\n');
    expect(lines).toHaveLength(2501);
    expect(lines.at(-1)).toBe('"2500",-0.05,2026-11-28T01:30:00+05:30');
  });
});

describe('decimal', () => {
  it.each([
    [-1250, '-12.50'],
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [250_000_00, '250000.00'],
  ])('of %i hundredths is %s', (hundredths, written) => {
    expect(decimal(hundredths)).toBe(written);
  });
});
