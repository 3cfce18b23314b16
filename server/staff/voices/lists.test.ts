import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCustomer } from '../../testing/insertCustomer.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { insertStaff, openStaffClient } from '../../testing/openStaffClient.ts';
import type { StaffDto } from '../staffDto.ts';

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

describe('stock alert export', () => {
  it('exports confirmed addresses only, escapes formulas, and logs the download', async () => {
    const { id } = await insertProduct(db, { handle: 'rice', name: '=HYPERLINK("https://x")' });
    await insertCustomer(db, 'meera@example.com');
    for (const email of ['Meera@example.com', 'stranger@example.com']) {
      await db
        .insertInto('stock_alert')
        .values({ product_id: id, email, email_key: email.toLowerCase(), language: 'fr' })
        .execute();
    }
    await insertStaff(app, 'manager@example.com', 'manager');
    const manager = await openStaffClient(app, 'manager@example.com');
    const answer = await manager.call('GET', '/stock/alerts/export');
    expect(answer.headers['content-type']).toMatch(/^text\/csv/);
    expect(answer.headers['content-disposition']).toContain('stock-alerts.csv');
    const [header, row, ...rest] = answer.body.split('\r\n');
    expect(header).toBe('\ufeff"email","language","product","name","since"');
    expect(row).toMatch(/^"meera@example.com","fr","rice","'=HYPERLINK\(""https:\/\/x""\)","20/);
    expect(rest).toEqual(['']);
    const { changes } = (
      await manager.call('GET', '/changes', { query: { subject: 'list' } })
    ).json<StaffDto['ChangeList']>();
    expect(changes).toMatchObject([
      { operation: 'exportStockAlerts', subject_id: 'stock-alerts', after: { rows: 1 } },
    ]);
  });
});
