import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { startOrders } from '../../deploy/drill/orders.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { hasPgbouncer, startPgbouncer } from '../testing/pgbouncerProcess.ts';
import { startPostgres } from '../testing/postgresProcess.ts';
import { startShop } from '../testing/shopProcess.ts';

/** Number of PgBouncer's server connections. The shop opens more, so transactions must share them. */
const CONNECTIONS = 3;

const ORDERS = 12;

it('migrates and takes orders through pgbouncer with few connections and statement limits', async () => {
  if (!hasPgbouncer) {
    process.stderr.write('pgbouncer is not here, so deploy/pgbouncer.ini is not tried.\n');
    return;
  }
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-pooled-'));
  opened.defer(() => rm(folder, { recursive: true }));
  const postgres = await startPostgres();
  opened.defer(() => postgres.stop());
  const pgbouncer = await startPgbouncer(postgres.url, CONNECTIONS);
  opened.defer(() => pgbouncer.stop());
  const shop = await startShop(folder, pgbouncer.url, { TRUST_PROXY: '1' });
  opened.defer(() => shop.kill());

  const orders = startOrders(() => shop.url);
  await orders.more(ORDERS);
  await orders.stop();

  const db = await openDatabase({ databaseUrl: postgres.url });
  opened.defer(() => db.destroy());
  const stored = await db.selectFrom('shop_order').select('number').execute();
  const acknowledged = orders.acknowledged.map(({ number }) => number);
  expect(stored.map(({ number }) => number).toSorted()).toEqual(acknowledged.toSorted());
  const { rows: used } = await sql`
    SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`.execute(
    db,
  );
  expect(used.length).toBeLessThanOrEqual(CONNECTIONS);

  const pooled = await openDatabase({ databaseUrl: pgbouncer.url });
  opened.defer(() => pooled.destroy());
  const limits = sql`
    SELECT name, setting FROM pg_settings
    WHERE name IN ('statement_timeout', 'idle_in_transaction_session_timeout') AND setting <> '0' ORDER BY name`;
  const { rows: given } = await limits.execute(db);
  expect(given).toHaveLength(2);
  expect((await limits.execute(pooled)).rows).toEqual(given);
});
