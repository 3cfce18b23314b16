import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { startPostgres } from '../testing/postgresProcess.ts';
import { startShop } from '../testing/shopProcess.ts';
import { unfitReasons } from './databaseFitness.ts';
import { openDatabase } from './openDatabase.ts';

const fit = {
  version: 18,
  encoding: 'UTF8',
  may_create: true,
  is_superuser: false,
  has_limit: true,
  now: 0,
  extensions: ['pg_trgm', 'unaccent'],
};

describe('a database', () => {
  it.each([
    [{}, []],
    [{ version: 15 }, []],
    [{ version: 14 }, ['PostgreSQL 14 is too old: upgrade it to 15 or later.']],
    [
      { encoding: 'LATIN1' },
      [`It stores text as LATIN1: make the database anew with ENCODING 'UTF8'.`],
    ],
    [{ extensions: ['unaccent'] }, [`It lacks pg_trgm: install PostgreSQL's contrib package.`]],
  ])('with %j is unfit for these reasons', (changes, reasons) => {
    expect(unfitReasons({ ...fit, ...changes })).toEqual(reasons);
  });

  it('in SQL_ASCII stops the start with a message and stays unchanged', async () => {
    await using opened = new AsyncDisposableStack();
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-ascii-'));
    opened.defer(() => rm(folder, { recursive: true }));
    const postgres = await startPostgres();
    opened.defer(() => postgres.stop());
    const server = await openDatabase({ databaseUrl: postgres.url });
    await sql`CREATE DATABASE ascii TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C' LOCALE_PROVIDER libc`.execute(
      server,
    );
    await server.destroy();
    const url = new URL(postgres.url);
    url.pathname = '/ascii';
    await expect(startShop(folder, url.href)).rejects.toThrow(
      /It stores text as SQL_ASCII: make the database anew/,
    );
    const db = await openDatabase({ databaseUrl: url.href });
    opened.defer(() => db.destroy());
    const { rows } = await sql`SELECT 1 FROM pg_tables WHERE schemaname = 'public'`.execute(db);
    expect(rows).toEqual([]);
  }, 60_000);
});
