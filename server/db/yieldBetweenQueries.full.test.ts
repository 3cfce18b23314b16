import { sql } from 'kysely';
import { freshEmbedded } from '../testing/freshEmbedded.ts';

it('yields to other work between statements of the embedded database', async () => {
  const db = await freshEmbedded();
  let isDone = false;
  let turns = 0;
  const takeTurns = () => {
    turns += 1;
    if (!isDone) setImmediate(takeTurns);
  };
  setImmediate(takeTurns);
  for (let number = 0; number < 20; number += 1) {
    await sql`SELECT count(*) FROM generate_series(1, ${100_000})`.execute(db);
  }
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(10);
  await db.destroy();
});
