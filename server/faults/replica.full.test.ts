import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { components } from '../../contract/types.gen.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase, openReplica } from '../db/openDatabase.ts';
import { watchReplica, type Replica } from '../db/replica.ts';
import { examineReplica } from '../doctor/examineReplica.ts';
import { registerPages } from '../pages/pages.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';
import { startPostgres } from '../testing/postgresProcess.ts';
import { call } from '../testing/shopProcess.ts';

type Dto = components['schemas'];

const TEMPLATE =
  '<!doctype html><html lang="en"><head><style>b{}</style><!--head--></head><body><!--app-->' +
  '<script id="settings"></script><!--state--><script data-scripts="/assets/main.js">boot()</script></body></html>';

const PRODUCT = '/api/product/product?product_slug=rice';

const RENDER = `
export const render = async ({ fetch }) => {
  const { name } = await (await fetch('${PRODUCT}')).json();
  return { status: 200, head: '', body: \`[\${name}]\`, state: '', chunk: 'main', isComplete: true };
};`;

async function makeBuild(folder: string): Promise<void> {
  for (const name of ['assets', 'pictures', 'icons']) await mkdir(path.join(folder, name));
  const files = {
    'index.html': TEMPLATE,
    'chunks.json': JSON.stringify({ main: { scripts: ['/assets/main.js'], styles: [] } }),
    'package.json': '{ "type": "module" }',
    'render.js': RENDER,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
}

async function untilCurrent(replica: Replica): Promise<void> {
  while (!replica.isCurrent()) await replica.compare();
}

it('reads from a standby while it is current; pages and sessions use the primary', async () => {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-replica-'));
  opened.defer(() => rm(folder, { recursive: true }));
  await makeBuild(folder);
  const postgres = await startPostgres();
  opened.defer(() => postgres.stop());
  const standby = await postgres.startStandby();
  const db = await openDatabase({ databaseUrl: postgres.url });
  opened.defer(() => db.destroy());
  await migrate(db);
  await insertCurrencies(db);
  const { id } = await insertProduct(db, { handle: 'rice', name: 'Rice', stock: 5 });
  await sql`
    INSERT INTO collection_text (collection_id, language, name) SELECT id, 'en', 'Goods' FROM collection`.execute(
    db,
  );
  const replica = watchReplica(openReplica(standby.url), db);
  opened.defer(() => replica.db.destroy());
  const app = await buildApp({ db, replica });
  opened.defer(() => app.close());
  const place = { distDir: folder, distServerDir: folder, keptDir: folder };
  await registerPages(app, { ...place, cacheBytes: 1_000_000, hasSharedCache: false });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const nameInAnswer = async () => (await call<Dto['Product']>(origin + PRODUCT)).name;
  const page = async () => (await fetch(`${origin}/product/rice`)).text();
  const nameInPage = async () => /\[(.*)\]/.exec(await page())?.[1];
  const { api_token: token = '' } = await call<Dto['ApiTokenAnswer']>(
    `${origin}/api/common/apitoken`,
  );
  const cart = `${origin}/api/checkout/cart`;
  await call(`${cart}/add?api_token=${token}`, { product_id: id, quantity: '1' });
  await untilCurrent(replica);
  expect([await nameInAnswer(), await nameInPage()]).toEqual(['Rice', 'Rice']);
  const config = readConfig({ DATABASE_URL: postgres.url, DATABASE_READ_URL: standby.url });
  expect(await examineReplica(config)).toMatchObject([{ kind: 'fine' }]);

  // The primary must not count as its own standby. After a failover, DATABASE_READ_URL may point to it.
  const itself = watchReplica(db, db);
  await itself.compare();
  await itself.compare();
  expect(itself.isCurrent()).toBe(false);
  const same = readConfig({ DATABASE_URL: postgres.url, DATABASE_READ_URL: postgres.url });
  expect(await examineReplica(same)).toMatchObject([{ kind: 'fault' }]);

  await sql`SELECT pg_wal_replay_pause()`.execute(replica.db);
  for (let state = ''; state !== 'paused';) {
    const { rows } = await sql<{ state: string }>`
      SELECT pg_get_wal_replay_pause_state() AS state`.execute(replica.db);
    state = rows[0]?.state ?? '';
  }
  await db.updateTable('product_text').set({ name: 'Red rice' }).execute();
  while ((await nameInPage()) !== 'Red rice');
  expect(await nameInAnswer()).toBe('Rice');
  expect(await nameInPage()).toBe('Red rice');
  const { products } = await call<Dto['Cart']>(`${cart}?api_token=${token}`);
  expect(products).toMatchObject([{ name: 'Red rice' }]);

  await replica.compare();
  await replica.compare();
  expect(replica.isCurrent()).toBe(false);
  expect(await nameInAnswer()).toBe('Red rice');
  expect(await examineReplica(config)).toMatchObject([
    { kind: 'warning', text: expect.stringContaining('behind') },
  ]);
  await sql`SELECT pg_wal_replay_resume()`.execute(replica.db);
  await untilCurrent(replica);
  expect(await nameInAnswer()).toBe('Red rice');

  await standby.kill();
  expect(replica.isCurrent()).toBe(true);
  // A connection's server process still responds for a moment after its postmaster is killed.
  do expect(await nameInAnswer()).toBe('Red rice');
  while (replica.isCurrent());
  await replica.compare();
  expect(replica.isCurrent()).toBe(false);
  expect(await examineReplica(config)).toMatchObject([
    { kind: 'warning', text: expect.stringContaining('does not answer') },
  ]);
}, 300_000);
