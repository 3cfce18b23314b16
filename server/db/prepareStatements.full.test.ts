import { sql } from 'kysely';
import { freshEmbedded } from '../testing/freshEmbedded.ts';
import type { Database } from './schema.ts';

let db: Database;

beforeEach(async () => {
  db = await freshEmbedded();
});

afterEach(() => db.destroy());

async function countPrepared(): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM pg_prepared_statements`.execute(db);
  return rows[0]?.count ?? 0;
}

const add = (a: number, b: number) =>
  sql<{ sum: number }>`SELECT ${a}::int + ${b} AS sum`.execute(db).then(({ rows }) => rows[0]?.sum);

describe('statements of the embedded database', () => {
  it('are prepared on their second execution, 400 at most', async () => {
    expect([await add(1, 2), await countPrepared()]).toEqual([3, 0]);
    expect([await add(3, 4), await countPrepared()]).toEqual([7, 1]);
    expect([await add(5, 6), await countPrepared()]).toEqual([11, 1]);

    for (let number = 0; number < 410; number += 1) {
      const statement = sql<{ sum: number }>`SELECT ${1}::int + ${sql.lit(number)} AS sum`;
      await statement.execute(db);
      expect((await statement.execute(db)).rows).toEqual([{ sum: number + 1 }]);
    }
    expect(await countPrepared()).toBe(400);
    expect(await add(7, 8)).toBe(15);
  });

  it('stay correct after an error, a rollback and a new index', async () => {
    await sql`CREATE TABLE sale (number int)`.execute(db);
    const list = (above: number) =>
      sql`SELECT * FROM sale WHERE number > ${above}`.execute(db).then(({ rows }) => rows);
    const divide = (by: number) => sql`SELECT 1 / ${by}::int`.execute(db);
    await divide(1);
    await list(0);
    await expect(
      db.transaction().execute(async (trx) => {
        await sql`INSERT INTO sale VALUES (${1})`.execute(trx);
        await sql`INSERT INTO sale VALUES (${2})`.execute(trx);
        await sql`SELECT 1 / ${0}::int`.execute(trx);
      }),
    ).rejects.toThrow('division by zero');
    expect(await list(0)).toEqual([]);
    await expect(divide(0)).rejects.toThrow('division by zero');

    await sql`INSERT INTO sale VALUES (${3})`.execute(db);
    await sql`CREATE INDEX ON sale (number)`.execute(db);
    expect(await list(0)).toEqual([{ number: 3 }]);
  });
});
