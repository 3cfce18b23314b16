import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { renderEmail } from '../mail/renderEmail.ts';
import { emailTemplates } from '../mail/emailTemplates.ts';
import { prune } from '../prune.ts';
import { limits } from '../rateLimit/limits.ts';
import { DEFAULT_SETTINGS } from '../shopSettings.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCustomer, PASSWORD } from '../testing/insertCustomer.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';
import { latestCode, mailTo } from '../testing/mailTo.ts';
import { openClient, type TestClient } from '../testing/openClient.ts';
import { signInClient } from '../testing/signInClient.ts';
import { sql } from 'kysely';
import { mailStockAlerts } from './mailStockAlerts.ts';

let db: Database;
let app: FastifyInstance;
let visitor: TestClient;
let rice: string;
let oil: string;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  rice = (await insertProduct(db, { handle: 'rice', name: 'Rice', nameFr: 'Riz', stock: 0 })).id;
  oil = (await insertProduct(db, { handle: 'oil', name: 'Oil', stock: 1, minimum: 2 })).id;
  app = await buildApp({ db });
  visitor = await openClient(app);
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('stock_alert').execute();
  await db.deleteFrom('mail_outbox').execute();
  await db.deleteFrom('rate_limit').execute();
  await setStock(rice, 0);
});

const setStock = (id: string, stock: number) =>
  db.updateTable('product').set({ stock }).where('id', '=', id).execute();

const ask = async (form: Record<string, string>, language = 'en', client = visitor) =>
  (await client.post('product/stock_alert', form, { 'accept-language': language })).json<unknown>();
const stop = async (code: string) =>
  (await visitor.post('product/stock_alert/cancel', { code })).json<unknown>();

const NOTED = { status: 1, success: 'We’ll email you when it’s back.' };

describe('stock alerts', () => {
  it('sends one email when the product is back, in the language of the request [E-14]', async () => {
    expect(await ask({ product_id: rice, email: 'a@example.com' })).toEqual(NOTED);
    expect(await ask({ product_id: rice, email: 'A@example.com' })).toEqual(NOTED);
    await ask({ product_id: rice, email: 'b@example.com' }, 'fr');
    await mailStockAlerts(db);
    expect(await mailTo(db, 'a@example.com')).toEqual([]);
    await setStock(rice, 5);
    await Promise.all([mailStockAlerts(db), mailStockAlerts(db)]);
    await mailStockAlerts(db);
    expect(await mailTo(db, 'a@example.com')).toMatchObject([
      { template: 'back-in-stock', language: 'en', data: { name: 'Rice' } },
    ]);
    expect(await mailTo(db, 'b@example.com')).toMatchObject([
      { template: 'back-in-stock', language: 'fr', data: { name: 'Riz' } },
    ]);
  });

  it('unsubscribes by one click in the mail program, repeatably; a visit only opens the page [E-14]', async () => {
    await ask({ product_id: rice, email: 'a@example.com' });
    await ask({ product_id: oil, email: 'a@example.com' });
    await setStock(rice, 5);
    await mailStockAlerts(db);
    const [mail] = await mailTo(db, 'a@example.com');
    const { code } = (mail?.data ?? {}) as { code: string };
    const email = emailTemplates['back-in-stock'](
      { name: 'Rice', handle: 'rice', code },
      'https://shop.example',
    ).en;
    const url = new URL(email.unsubscribeUrl ?? '');
    const target = url.pathname + url.search;
    const visit = await app.inject({ url: target });
    expect([visit.statusCode, visit.headers.location]).toEqual([
      303,
      `/shop/alerts/stop#code=${code}`,
    ]);
    const waiting = () =>
      db.selectFrom('stock_alert').select('id').where('mailed_at', 'is', null).execute();
    expect(await waiting()).toHaveLength(1);
    for (const body of ['first', 'second']) {
      const answer = await app.inject({
        method: 'POST',
        url: target,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-press': body },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(answer.statusCode).toBe(204);
    }
    expect(await waiting()).toEqual([]);
  });

  it('leaves pending alerts to another server when aborted', async () => {
    await ask({ product_id: rice, email: 'a@example.com' });
    await setStock(rice, 5);
    await mailStockAlerts(db, AbortSignal.abort());
    expect(await mailTo(db, 'a@example.com')).toEqual([]);
    await mailStockAlerts(db);
    expect(await mailTo(db, 'a@example.com')).toHaveLength(1);
  });

  it('waits until the stock reaches the minimum quantity [E-14]', async () => {
    await ask({ product_id: oil, email: 'a@example.com' });
    await mailStockAlerts(db);
    expect(await mailTo(db, 'a@example.com')).toEqual([]);
    await setStock(oil, 2);
    await mailStockAlerts(db);
    expect(await mailTo(db, 'a@example.com')).toHaveLength(1);
    await setStock(oil, 1);
  });

  it("uses the customer's own email address if none is given [E-14]", async () => {
    await insertCustomer(db, 'meera@example.com');
    const customer = await signInClient(app, 'meera@example.com');
    expect(await ask({ product_id: rice }, 'en', customer)).toEqual(NOTED);
    const exported = (await customer.get('account/export')).json<{ stock_alerts: object[] }>();
    expect(exported.stock_alerts).toMatchObject([{ handle: 'rice' }]);
    await setStock(rice, 1);
    await mailStockAlerts(db);
    expect(await mailTo(db, 'meera@example.com')).toHaveLength(1);
    await setStock(rice, 0);
    await ask({ product_id: rice }, 'en', customer);
    await customer.post('account/delete', { password: PASSWORD });
    expect(await db.selectFrom('stock_alert').selectAll().execute()).toEqual([]);
  });

  it('rejects an invalid address, an unknown product, and one in stock [E-14]', async () => {
    expect(await ask({ product_id: rice })).toEqual({ error: { email: 'Required' } });
    expect(await ask({ product_id: rice, email: 'nobody' }, 'fr')).toEqual({
      error: { email: 'Saisissez une adresse e-mail, par exemple nom@example.com' },
    });
    for (const product_id of ['999999', 'x']) {
      expect(await ask({ product_id, email: 'a@example.com' })).toEqual({
        error: 'Product not found.',
      });
    }
    await setStock(rice, 3);
    expect(await ask({ product_id: rice, email: 'a@example.com' })).toEqual({
      error: 'It’s back in stock: you can order it now.',
    });
  });

  it('limits the requests per mailbox [E-14]', async () => {
    for (let count = 0; count < limits.alertAddress.attempts; count += 1) {
      await ask({ product_id: rice, email: `a+${count}@example.com` });
    }
    expect(await ask({ product_id: rice, email: 'a@example.com' })).toMatchObject({
      retry_after: expect.any(Number),
    });
    expect(await ask({ product_id: rice, email: 'b@example.com' })).toEqual(NOTED);
  });

  it('cancels an address’s other requests by the code of an email to it [E-14]', async () => {
    await ask({ product_id: rice, email: 'a@example.com' });
    await ask({ product_id: oil, email: 'a@example.com' });
    await ask({ product_id: oil, email: 'b@example.com' });
    await setStock(rice, 1);
    await mailStockAlerts(db);
    const code = await latestCode(db, 'a@example.com');
    expect(await stop('no-such-code')).toEqual({ error: 'This link is no longer valid.' });
    const done = { status: 1, success: 'You’ve unsubscribed from back-in-stock emails.' };
    expect(await stop(code)).toEqual(done);
    expect(await stop(code)).toEqual(done);
    await setStock(oil, 9);
    await mailStockAlerts(db);
    expect(await mailTo(db, 'a@example.com')).toHaveLength(1);
    expect(await mailTo(db, 'b@example.com')).toHaveLength(1);
    await setStock(oil, 1);
  });

  it('links the email to the product and to unsubscribing, in both languages [E-14]', () => {
    const origin = 'https://shop.example';
    const data = { name: 'Rice', handle: 'rice', code: 'c0de' };
    const { en, fr } = emailTemplates['back-in-stock'](data, origin);
    expect([en.subject, fr.subject]).toEqual(['Rice is back', 'De retour en stock\u00a0: Rice']);
    for (const { html, text } of [renderEmail(en, 'en'), renderEmail(fr, 'fr')]) {
      expect(html).toContain(`href="${origin}/shop/rice"`);
      expect(html).toContain(`href="${origin}/shop/alerts/stop#code=c0de"`);
      expect(text).toContain(`\n${origin}/shop/alerts/stop#code=c0de\n`);
    }
  });

  it('deletes requests a month after their email, and pending ones after half a year [E-14]', async () => {
    for (const name of ['a', 'b', 'c']) {
      await ask({ product_id: rice, email: `${name}@example.com` });
    }
    const age = (email: string, column: 'created_at' | 'mailed_at', days: number) =>
      sql`UPDATE stock_alert SET ${sql.ref(column)} = now() - make_interval(days => ${days}),
        code_hash = ${column === 'mailed_at' ? Buffer.from(email) : null} WHERE email = ${email}`.execute(
        db,
      );
    await age('a@example.com', 'mailed_at', 31);
    await age('b@example.com', 'created_at', 181);
    await prune(db, DEFAULT_SETTINGS);
    const left = await db.selectFrom('stock_alert').select('email').execute();
    expect(left).toEqual([{ email: 'c@example.com' }]);
  });
});
