import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';

let db: Database;
let app: FastifyInstance;

beforeEach(async () => {
  db = await freshDatabase();
  app = await buildApp({ db });
});

afterEach(async () => {
  await app.close();
  await db.destroy();
});

async function ask(url: string) {
  const { statusCode, headers, body } = await app.inject(url);
  return { statusCode, caching: headers['cache-control'], body: JSON.parse(body) as unknown };
}

const answer = (statusCode: number, status: string) => ({
  statusCode,
  caching: 'no-store',
  body: { status },
});

describe('health checks', () => {
  it('report alive, and ready with a migrated database', async () => {
    expect(await ask('/health')).toEqual(answer(200, 'alive'));
    expect(await ask('/ready')).toEqual(answer(200, 'ready'));
  });

  it('report alive but not ready while a migration is missing', async () => {
    await db.deleteFrom('migration').where('name', '=', '001-shop.sql').execute();
    expect(await ask('/ready')).toEqual(answer(503, 'not ready'));
    expect(await ask('/health')).toEqual(answer(200, 'alive'));
  });

  it('report stuck while a background job is overdue', async () => {
    app.overdueJobs.add('mail');
    const { statusCode, body } = await ask('/health');
    expect([statusCode, body]).toEqual([503, { status: 'stuck', jobs: ['mail'] }]);
    app.overdueJobs.clear();
    expect(await ask('/health')).toEqual(answer(200, 'alive'));
  });

  it('report not ready after a failed write until the database accepts one', async () => {
    const setReadOnly = (value: 'on' | 'off') =>
      sql.raw(`SET default_transaction_read_only = ${value}`).execute(db);
    await setReadOnly('on');
    expect(await ask('/ready')).toEqual(answer(200, 'ready'));
    const { statusCode, headers } = await app.inject('/api/common/apitoken');
    expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
    expect(await ask('/ready')).toEqual(answer(503, 'not ready'));
    expect((await app.inject('/ready')).headers['retry-after']).toBe('5');
    await setReadOnly('off');
    expect(await ask('/ready')).toEqual(answer(200, 'ready'));
  });

  it('report alive but not ready without the database', async () => {
    await db.destroy();
    expect(await ask('/ready')).toEqual(answer(503, 'not ready'));
    expect(await ask('/health')).toEqual(answer(200, 'alive'));
  });
});
