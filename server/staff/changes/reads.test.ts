import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { DEFAULT_SETTINGS } from '../../shopSettings.ts';
import { keepRecording } from '../support/supportService.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import type { StaffDto } from '../staffDto.ts';

let db: Database;
let app: FastifyInstance;
let manager: StaffClient;
const supportToken = randomBytes(16).toString('hex');

beforeAll(async () => {
  db = await freshDatabase();
  app = await buildApp({ db, settings: { ...DEFAULT_SETTINGS, supportToken } });
  await insertStaff(app, 'manager@example.com', 'manager');
  manager = await openStaffClient(app, 'manager@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

const RECORDING = JSON.stringify({
  format: 'ridge-and-root-recording',
  version: 1,
  payload: '[]',
  preloadedState: '{}',
});

const changes = async (query = {}) =>
  (await manager.call('GET', '/changes', { query })).json<StaffDto['ChangeList']>().changes;
const reads = async () =>
  (await changes({ subject: 'read' })).map(({ operation, by, after }) => ({
    operation,
    by,
    after,
  }));

it('are logged once an hour without search terms, and listed only on request', async () => {
  const search = () => manager.call('GET', '/orders', { query: { text: 'Meera Nair' } });
  await search();
  await search();
  await manager.call('GET', '/orders');
  await manager.call('GET', '/messages');
  await manager.call('GET', '/packing-list', { query: { number: 'RR-AAAAAA' } });
  const by = 'The manager';
  expect(await reads()).toEqual([
    { operation: 'getPackingList', by, after: { orders: '' } },
    { operation: 'listMessages', by, after: {} },
    { operation: 'searchOrders', by, after: { orders: '' } },
  ]);
  expect((await changes()).map(({ subject }) => subject)).not.toContain('read');
});

it('of recordings are logged with the member or the token', async () => {
  const code = await db.transaction().execute((trx) => keepRecording(trx, RECORDING));
  const read = (headers: Record<string, string>) =>
    app.inject({ url: '/api/support/recording', query: { code }, headers });
  await read({ cookie: manager.cookie });
  await read({ authorization: `Bearer ${supportToken}` });
  expect((await reads()).slice(0, 2)).toEqual([
    { operation: 'getRecording', by: 'SUPPORT_TOKEN', after: { code } },
    { operation: 'getRecording', by: 'The manager', after: { code } },
  ]);
});
