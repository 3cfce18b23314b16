import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { migrate, MIGRATIONS } from './migrate.ts';
import type { Database } from './schema.ts';

let db: Database;

beforeAll(async () => {
  db = await freshDatabase();
});

afterAll(() => db.destroy());

async function recorded() {
  const { rows } = await sql<{
    name: string;
    applied_at: Date;
  }>`SELECT * FROM migration ORDER BY name`.execute(db);
  return rows;
}

describe('migrate', () => {
  it('records every file once, even when run repeatedly and concurrently', async () => {
    const before = await recorded();
    expect(before.map(({ name }) => name)).toEqual((await readdir(MIGRATIONS)).toSorted());
    await Promise.all([migrate(db), migrate(db), migrate(db)]);
    expect(await recorded()).toEqual(before);
  });

  it('creates the schema once when several servers start together', async () => {
    await sql`DROP SCHEMA public CASCADE`.execute(db);
    await sql`CREATE SCHEMA public`.execute(db);
    await Promise.all([migrate(db), migrate(db), migrate(db)]);
    expect((await recorded()).map(({ name }) => name)).toEqual(
      (await readdir(MIGRATIONS)).toSorted(),
    );
  });

  it('rejects a database from before the baseline and leaves it unchanged', async () => {
    await sql`UPDATE migration SET name = '301-no-search-index.sql' WHERE name = '001-shop.sql'`.execute(
      db,
    );
    await expect(migrate(db)).rejects.toThrow('made before the first release');
    await sql`UPDATE migration SET name = '001-shop.sql' WHERE name LIKE '301%'`.execute(db);
    await expect(migrate(db)).resolves.toBeUndefined();
  });
});
