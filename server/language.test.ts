import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { load } from 'js-yaml';
import { buildApp } from './app.ts';
import { createDemoCatalog } from './demo/createDemoCatalog.ts';
import type { Database } from './db/schema.ts';
import { freshDatabase } from './testing/freshDatabase.ts';
import { openClient, type TestClient } from './testing/openClient.ts';

interface Operation {
  operationId: string;
  'x-varies'?: string[];
  'x-app-root'?: boolean;
}

interface Contract {
  paths: Record<string, { get?: Operation }>;
}

const file = path.join(import.meta.dirname, '../contract/openapi.yaml');
const { paths } = load(await readFile(file, 'utf8')) as Contract;
const VALUES: Readonly<Record<string, string>> = {
  getCountry: '?country_id=IN',
  listProductReviews: '?product_id=1',
};

const untranslated = Object.entries(paths).flatMap(([address, { get }]) =>
  get?.['x-varies'] && !get['x-varies'].includes('language') && !get['x-app-root']
    ? [[get.operationId, address.slice(1) + (VALUES[get.operationId] ?? '')] as const]
    : [],
);

let db: Database;
let app: FastifyInstance;
let client: TestClient;

beforeAll(async () => {
  db = await freshDatabase();
  await createDemoCatalog(db);
  app = await buildApp({ db });
  client = await openClient(app);
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

it.each(untranslated)('%s is the same in both languages [LANGUAGE-01]', async (_id, address) => {
  const english = await client.get(address, { 'accept-language': 'en' });
  const french = await client.get(address, { 'accept-language': 'fr' });
  expect(french.body).toBe(english.body);
});
