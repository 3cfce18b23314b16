import { sql } from 'kysely';
import { openDatabaseProxy, type DatabaseProxy } from '../testing/databaseProxy.ts';
import { isUnavailable } from './isUnavailable.ts';
import { databaseOf, openServerPool } from './openDatabase.ts';
import type { Database } from './schema.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const LIMIT_MS = 300;

let proxy: DatabaseProxy;
let db: Database;

beforeEach(async () => {
  proxy = await openDatabaseProxy(serverUrl);
  db = await databaseOf(openServerPool(proxy.url, 1, { statement_timeout: LIMIT_MS }, LIMIT_MS));
});

afterEach(async () => {
  await db.destroy();
  proxy.close();
});

const answered = () => sql`SELECT 1 AS one`.execute(db).then(({ rows }) => rows);

describe('a silent connection', () => {
  it('is closed, counts as unavailable and is replaced for the next call', async () => {
    proxy.fallSilent();
    const failure = await answered().catch((error: unknown) => error);
    expect(isUnavailable(failure)).toBe(true);
    expect(await answered()).toEqual([{ one: 1 }]);
  });

  it('is closed within a transaction too', async () => {
    const failure = await db
      .transaction()
      .execute(async (trx) => {
        proxy.fallSilent();
        await sql`SELECT 1`.execute(trx);
      })
      .catch((error: unknown) => error);
    expect(isUnavailable(failure)).toBe(true);
    expect(await answered()).toEqual([{ one: 1 }]);
  });

  it('is not closed during a transaction without limit or its commit, but after it', async () => {
    const slow = sql<{
      is_done: boolean;
    }>`SELECT pg_sleep(${(LIMIT_MS * 3) / 1000}) IS NOT NULL AS is_done`;
    const { rows } = await db.transaction().execute(async (trx) => {
      await sql`SET LOCAL statement_timeout = 0`.execute(trx);
      await sql`CREATE TEMPORARY TABLE slow (one int) ON COMMIT DROP`.execute(trx);
      await sql`CREATE FUNCTION pg_temp.wait() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_sleep(1); RETURN NULL; END $$`.execute(trx);
      await sql`CREATE CONSTRAINT TRIGGER waits AFTER INSERT ON slow DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION pg_temp.wait()`.execute(trx);
      await sql`INSERT INTO slow VALUES (1)`.execute(trx);
      return slow.execute(trx);
    });
    expect(rows).toEqual([{ is_done: true }]);
    const failure = await slow.execute(db).catch((error: unknown) => error);
    expect(isUnavailable(failure)).toBe(true);
  });
});

it.each([
  ['53100', true],
  ['25006', true],
  ['25P03', true],
  ['55P03', true],
  ['40P01', true],
  ['57014', true],
  ['EHOSTUNREACH', true],
  ['ENETUNREACH', true],
  ['EAI_AGAIN', true],
  ['23505', false],
  ['22P02', false],
])('%s counts as unavailable: %s', (code, isIt) => {
  expect(isUnavailable(Object.assign(new Error('No.'), { code }))).toBe(isIt);
});
