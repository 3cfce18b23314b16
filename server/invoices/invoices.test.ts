import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import type { StaffDto } from '../staff/staffDto.ts';
import { advanceOrder, pack, packRest } from '../testing/advanceOrder.ts';
import { insertDelivery, openClientWithCart, order } from '../testing/checkout.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../testing/openStaffClient.ts';
import { changeStatus, orderToChange } from '../orders/packing/changeStatus.ts';
import type { OutgoingEmail } from '../mail/mailer.ts';
import { sendPendingEmails } from '../mail/sendPendingEmails.ts';
import { creditTaxes } from './creditTaxes.ts';
import type { InvoiceDocument } from './invoiceDocument.ts';
import { orderText } from './invoicePdf.ts';
import { invoiceFonts, printable, withGlyphs } from './invoiceFonts.ts';
import { invoicePdf } from './invoicePdf.ts';
import { financialYear } from './invoiceSeries.ts';

let db: Database;
let app: FastifyInstance;
let manager: StaffClient;
let rice: string;

beforeAll(async () => {
  db = await freshDatabase(12);
  await insertCurrencies(db);
  await insertDelivery(db, 100);
  app = await buildApp({ db });
  await insertStaff(app, 'manager@example.com', 'manager');
  manager = await openStaffClient(app, 'manager@example.com');
  rice = (await insertProduct(db, { handle: 'rice', name: 'Rice', priceMinor: 160_00, stock: 500 }))
    .id;
  await db.updateTable('product').set({ tax_code: '1006' }).execute();
  await db
    .updateTable('tax_policy')
    .set({ country_id: 'IN', zone_id: 'IN-KA', tax_number: '29AAGCB7383J1Z4' })
    .execute();
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

async function place(): Promise<string> {
  await db.deleteFrom('rate_limit').execute();
  return (await order(await openClientWithCart(app, rice, 2))).number ?? '';
}

const read = async (number: string) =>
  (await manager.call('GET', `/orders/${number}`)).json<StaffDto['StaffOrder']>();

async function dispatch(number: string): Promise<StaffDto['StaffOrder']> {
  await packRest(db, number);
  await advanceOrder(db, number, 'packed', 'dispatched');
  return read(number);
}

const documents = async (number: string): Promise<InvoiceDocument[]> => {
  const rows = await db
    .selectFrom('invoice')
    .innerJoin('shop_order', 'shop_order.id', 'invoice.order_id')
    .select('document')
    .where('shop_order.number', '=', number)
    .orderBy('invoice.id')
    .execute();
  return rows.map(({ document }) => document);
};

describe('invoices', () => {
  it('are issued at dispatch with both parties, place, code and taxes, and reject changes', async () => {
    const number = await place();
    expect((await read(number)).invoices).toEqual([]);
    const { invoices, short_number: short } = await dispatch(number);
    expect(invoices).toMatchObject([
      { kind: 'invoice', number: expect.stringMatching(/^\d\d-\d\d\/00001$/) },
    ]);
    const [invoice] = await documents(number);
    expect(invoice).toMatchObject({
      orderNumber: number,
      shortNumber: short,
      seller: { taxNumber: '29AAGCB7383J1Z4' },
      buyer: { name: 'Meera Nair' },
      placeOfSupply: '29 Karnataka',
      totals: { total: 370_00, tax: 17_62 },
      lines: [
        { name: 'Rice', code: '1006', quantity: 2, unitPrice: 160_00, percent: 5, net: 304_76 },
        { name: 'Parcel', quantity: 1, unitPrice: 50_00, net: 47_62 },
      ],
    });
    expect(invoice && orderText(invoice)).toBe(`#${short} (${number})`);
    const taxes = invoice?.lines.reduce((sum, { tax }) => sum + tax, 0);
    expect(taxes).toBe(invoice?.totals.tax);
    await expect(db.updateTable('invoice').set({ number: 'x' }).execute()).rejects.toThrow(
      /cannot be changed/,
    );
    await expect(db.deleteFrom('invoice').execute()).rejects.toThrow(/cannot be changed/);
  });

  it('have numbers without gaps or repeats when orders are dispatched at once', async () => {
    const numbers: string[] = [];
    for (let count = 0; count < 8; count += 1) numbers.push(await place());
    for (const number of numbers) {
      await packRest(db, number);
      await advanceOrder(db, number, 'packed');
    }
    const failed = numbers[3] ?? '';
    await Promise.all(
      numbers.map(async (number) => {
        if (number !== failed) return advanceOrder(db, number, 'dispatched');
        return db
          .transaction()
          .execute(async (trx) => {
            await changeStatus(trx, app.settings, await orderToChange(trx, number), 'dispatched');
            throw new Error('The connection is lost.');
          })
          .catch(() => undefined);
      }),
    );
    await advanceOrder(db, failed, 'dispatched');
    const { rows } = await sql<{ serial: number }>`
      SELECT right(number, 5)::integer AS serial FROM invoice WHERE kind = 'invoice' ORDER BY 1`.execute(
      db,
    );
    expect(rows.map(({ serial }) => serial)).toEqual(rows.map((_row, at) => at + 1));
  });

  it('open as PDF by their link, and the email has them attached', async () => {
    const number = await place();
    const { invoices } = await dispatch(number);
    const file = await app.inject(invoices[0]?.path ?? '');
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^inline; filename="\d\d-\d\d-\d{5}\.pdf"$/),
    });
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await app.inject('/invoices/unknown.pdf')).statusCode).toBe(404);
    const posted: OutgoingEmail[] = [];
    await sendPendingEmails({
      db,
      mailer: { post: async (email) => void posted.push(email), close: () => undefined },
      origin: 'https://shop.test',
      onFailure: () => undefined,
    });
    const filesOf = (subject: RegExp) =>
      posted.filter(({ email }) => subject.test(email.subject)).map(({ files }) => files);
    expect(filesOf(/on its way|out for delivery|dispatched/i)).toContainEqual([
      {
        filename: expect.stringMatching(/^\d\d-\d\d-\d{5}\.pdf$/),
        content: expect.any(Buffer),
        contentType: 'application/pdf',
      },
    ]);
  });
});

describe('credit notes', () => {
  const totalsOf = async (number: string) =>
    (await documents(number)).map(({ kind, base }) => [kind, base.total, base.tax]);

  it('credit the whole invoice when a dispatched order is cancelled, paid or not', async () => {
    for (const isPaid of [true, false]) {
      const number = await place();
      if (isPaid) {
        await db.updateTable('payment').set({ method: 'transfer' }).execute();
        await manager.call('POST', `/orders/${number}/payment`);
      }
      await dispatch(number);
      await advanceOrder(db, number, 'cancelled');
      expect(await totalsOf(number)).toEqual([
        ['invoice', 370_00, 17_62],
        ['credit-note', 370_00, 17_62],
      ]);
    }
  });

  it('never exceed the invoice, even for a refund before short packing', async () => {
    const number = await place();
    await db.updateTable('payment').set({ method: 'transfer' }).execute();
    await manager.call('POST', `/orders/${number}/payment`);
    await manager.call('POST', `/orders/${number}/refunds`, { payload: { amount: 300, note: '' } });
    await pack(db, number, 0, { packedQuantity: 1 });
    await dispatch(number);
    expect((await totalsOf(number)).map(([kind, total]) => [kind, total])).toEqual([
      ['invoice', 210_00],
      ['credit-note', 210_00],
    ]);
  });

  it('keep the tax codes of the invoice', async () => {
    const number = await place();
    await dispatch(number);
    await advanceOrder(db, number, 'cancelled');
    const [invoice, note] = await documents(number);
    const taxed = (document?: InvoiceDocument) =>
      document?.base.lines.map(({ code, net, tax }) => [code, net, tax]);
    expect(taxed(note)).toEqual(taxed(invoice));
  });

  it('credit refunds after dispatch, and those before it with the invoice', async () => {
    const number = await place();
    await db.updateTable('payment').set({ method: 'transfer' }).execute();
    await manager.call('POST', `/orders/${number}/payment`);
    const refund = (amount: number) =>
      manager.call('POST', `/orders/${number}/refunds`, { payload: { amount, note: '' } });
    await refund(37);
    expect((await read(number)).invoices).toEqual([]);
    await dispatch(number);
    expect((await refund(333)).statusCode).toBe(200);
    const [invoice, first, second] = await documents(number);
    expect([first?.credits, second?.credits]).toEqual([invoice?.number, invoice?.number]);
    expect(first?.number).toMatch(/^CN\d\d-\d\d\/\d{5}$/);
    expect([first?.totals.total, second?.totals.total]).toEqual([37_00, 333_00]);
    expect((first?.totals.tax ?? 0) + (second?.totals.tax ?? 0)).toBe(invoice?.totals.tax);
    expect((await read(number)).invoices.map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit-note',
      'credit-note',
    ]);
  });

  it('split a refund over the rates of the invoice', () => {
    const taxes = [
      { percent: 5.5, net: 20_00, tax: 1_10 },
      { percent: 20, net: 5_00, tax: 1_00 },
    ];
    const taxation = { isIncluded: true, scheme: 'single', deliveryPercent: 0 } as const;
    const half = creditTaxes(taxes, { before: 0, amount: 13_55 }, taxation);
    expect(half).toEqual([
      { percent: 5.5, net: 10_00, tax: 55 },
      { percent: 20, net: 2_50, tax: 50 },
    ]);
    expect(creditTaxes(taxes, { before: 13_55, amount: 13_55 }, taxation)).toEqual(half);
  });
});

describe('invoicePdf', () => {
  const draw = async (change: Partial<InvoiceDocument>) => {
    const number = await place();
    await dispatch(number);
    const [document] = await documents(number);
    if (document === undefined) throw new Error('There is no invoice.');
    return (await invoicePdf({ ...document, ...change })).toString('latin1');
  };

  it('cuts a name that would not fit on a page', async () => {
    const line = { code: '', quantity: 1, unitPrice: 1, discount: 0, percent: 5, net: 1, tax: 0 };
    const text = await draw({ lines: [{ ...line, name: '\u2e3b'.repeat(500) }] });
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('continues on further pages', async () => {
    const line = { code: '', quantity: 1, unitPrice: 1, discount: 0, percent: 5, net: 1, tax: 0 };
    const lines = Array.from({ length: 120 }, (_line, at) => ({ ...line, name: `Rice ${at}` }));
    expect((await draw({ lines })).match(/\/Type \/Page\b/g)).toHaveLength(3);
  });
});

describe('withGlyphs', () => {
  it.each([
    ['₹ € − हिन्दी தமிழ் ଓଡ଼ିଆ', '₹ € − हिन्दी தமிழ் ଓଡ଼ିଆ'],
    ['عسل 蜂蜜', '`sl FengMi'],
    ['\u{1f336}', ':hot_pepper:'],
  ])('writes %s as %s', (text, written) => {
    expect(withGlyphs(printable(text), invoiceFonts().regular)).toBe(written);
  });
});

describe('financialYear', () => {
  it.each([
    ['2027-03-31', 'IN', '26-27'],
    ['2027-04-01', 'IN', '27-28'],
    ['2099-12-31', 'IN', '99-00'],
    ['2027-03-31', 'FR', '2027'],
    ['2027-01-01', '', '2027'],
  ])('of %s in %s is %s', (day, country, year) => {
    expect(financialYear(day, country)).toBe(year);
  });
});
