import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies } from '../testing/insertProduct.ts';
import { openClient } from '../testing/openClient.ts';

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

const LIST = [
  { code: 'INR', symbol: '₹', value: 1, decimal: 2 },
  { code: 'EUR', symbol: '€', value: 0.0104, decimal: 2 },
  { code: 'JPY', symbol: '¥', value: 1.75, decimal: 0 },
];

describe('currencies', () => {
  it('API-04 are listed in order, rupees in use, with or without a session', async () => {
    const client = await openClient(app);
    const answer = { currencies: LIST, currency: 'INR' };
    expect((await client.get('common/currency')).json()).toEqual(answer);
    expect((await app.inject('/api/common/currency')).json()).toEqual(answer);
  });

  it('API-05 OPEN-12 are chosen for one session', async () => {
    const [client, other] = [await openClient(app), await openClient(app)];
    const chosen = await client.post('common/currency/change', { code: 'EUR' });
    expect(chosen.json()).toEqual({ status: 1, success: 'Currency changed.' });
    expect((await client.get('common/currency')).json()).toMatchObject({ currency: 'EUR' });
    expect((await other.get('common/currency')).json()).toMatchObject({ currency: 'INR' });
  });

  it('API-05 that are not offered are rejected', async () => {
    const client = await openClient(app);
    const rejected = await client.post(
      'common/currency/change',
      { code: 'XXX' },
      { 'accept-language': 'fr' },
    );
    expect(rejected.json()).toEqual({ error: 'Cette devise n’est pas proposée.' });
    expect((await client.get('common/currency')).json()).toMatchObject({ currency: 'INR' });
  });
});
