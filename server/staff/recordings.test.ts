import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { limits } from '../rateLimit/limits.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertStaff, openCounter, type CounterClient } from '../testing/openCounter.ts';
import type { StaffDto } from './staffDto.ts';

let db: Database;
let app: FastifyInstance;
let packer: CounterClient;
let support: CounterClient;

beforeAll(async () => {
  db = await freshDatabase();
  app = await buildApp({ db });
  await insertStaff(app, 'packer@example.com', 'packer');
  await insertStaff(app, 'support@example.com', 'support');
  packer = await openCounter(app, 'packer@example.com');
  support = await openCounter(app, 'support@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(() => db.deleteFrom('rate_limit').execute());

const file = (fields: object = {}) =>
  JSON.stringify({
    format: 'ridge-and-root-recording',
    version: 3,
    app: 'counter',
    payload: '[]',
    preloadedState: '{"staffUi":{}}',
    ...fields,
  });

const send = (recording: string, headers: Record<string, string> = {}) =>
  packer.call('POST', '/recordings', { payload: { recording }, headers });

const sentCode = async (...sent: Parameters<typeof send>) =>
  (await send(...sent)).json<StaffDto['SentRecording']>().code;

const changes = async () =>
  (await support.call('GET', '/changes', { query: { subject: 'recording' } })).json<
    StaffDto['ChangeList']
  >().changes;

const read = (code: string, { cookie }: CounterClient) =>
  app.inject({ url: '/api/support/recording', query: { code }, headers: { cookie } });

describe('a recording of the counter', () => {
  it('is sent by whoever works there, put on record, and read by who may read recordings', async () => {
    const content = file({ payload: '[{"type":"staffUi/menuToggled","payload":true}]' });
    const answer = await send(content);
    expect(answer.statusCode).toBe(201);
    const { code } = answer.json<StaffDto['SentRecording']>();
    expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect((await read(code, support)).json()).toMatchObject({ status: 1, recording: content });
    expect((await read(code, packer)).statusCode).toBe(401);
    expect(await changes()).toMatchObject([
      { by: 'The packer', operation: 'sendStaffRecording', subject_id: code },
    ]);
  });

  it('is kept once when the call is repeated', async () => {
    const key = { 'idempotency-key': 'the-recording-of-today' };
    const before = (await changes()).length;
    const code = await sentCode(file(), key);
    expect(await sentCode(file(), key)).toBe(code);
    expect(await changes()).toHaveLength(before + 1);
  });

  it('may be a megabyte long, and no longer than the contract says', async () => {
    const long = file({ payload: JSON.stringify(['"'.repeat(250_000)]) });
    expect(long.length).toBeGreaterThan(1_000_000);
    expect((await send(long)).statusCode).toBe(201);
    expect((await send(file({ browser: 'x'.repeat(1_200_000) }))).statusCode).toBe(400);
    expect((await send('x'.repeat(4 * 1024 * 1024))).statusCode).toBe(413);
  });

  it('is refused where it is none, and nothing is put on record', async () => {
    const before = await changes();
    const answer = await send('{}');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ detail: 'This is not a recording of the shop.' });
    expect(await changes()).toEqual(before);
  });

  it('is limited', async () => {
    for (let count = 0; count < limits.recordingClient.attempts; count += 1) await send('{}');
    const answer = await send(file());
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
