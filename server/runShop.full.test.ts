import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/openDatabase.ts';
import { startPostgres } from './testing/postgresProcess.ts';
import { call, startShop } from './testing/shopProcess.ts';

describe('shop start', () => {
  it('succeeds and logs an error if old rows cannot be deleted', async () => {
    await using opened = new AsyncDisposableStack();
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-start-'));
    opened.defer(() => rm(folder, { recursive: true }));
    const postgres = await startPostgres();
    opened.defer(() => postgres.stop());
    const db = await openDatabase({ databaseUrl: postgres.url });
    opened.defer(() => db.destroy());
    await migrate(db);
    await sql`ALTER TABLE missed_search RENAME TO missed_search_elsewhere`.execute(db);

    const shop = await startShop(folder, postgres.url);
    opened.defer(() => shop.kill());
    expect(await call(`${shop.url}/api/common/apitoken`)).toHaveProperty('api_token');
    expect(shop.output()).toContain('Pruning at the start failed.');
  });
});
