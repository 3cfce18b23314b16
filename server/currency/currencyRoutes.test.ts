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
  it('are listed in order with rupees as default, with or without a session [API-04]', async () => {
    const client = await openClient(app);
    const answer = { currencies: LIST, currency: 'INR', store_currency: 'INR' };
    expect((await client.get('common/currency')).json()).toEqual(answer);
    expect((await app.inject('/api/common/currency')).json()).toEqual(answer);
  });

  it('are selected per session [API-05, OPEN-12]', async () => {
    const [client, other] = [await openClient(app), await openClient(app)];
    const chosen = await client.post('common/currency/change', { code: 'EUR' });
    expect(chosen.json()).toEqual({ status: 1, success: 'Currency changed.' });
    expect((await client.get('common/currency')).json()).toMatchObject({ currency: 'EUR' });
    expect((await other.get('common/currency')).json()).toMatchObject({ currency: 'INR' });
  });

  it('are rejected if not offered [API-05]', async () => {
    const client = await openClient(app);
    const rejected = await client.post(
      'common/currency/change',
      { code: 'XXX' },
      { 'accept-language': 'fr' },
    );
    expect(rejected.json()).toEqual({ error: 'Cette devise n’est pas disponible.' });
    expect((await client.get('common/currency')).json()).toMatchObject({ currency: 'INR' });
  });
});
