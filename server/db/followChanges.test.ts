import { sql } from 'kysely';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { deleteForeignChanges } from './followChanges.ts';

it('deletes changes with transaction ids of another cluster and keeps its own', async () => {
  const db = await freshDatabase();
  await sql`INSERT INTO page_change (subject) VALUES ('own')`.execute(db);
  await sql`INSERT INTO page_change (subject, written_by) VALUES ('foreign', '999999999999')`.execute(
    db,
  );
  await deleteForeignChanges(db);
  const { rows } = await sql<{ subject: string }>`SELECT subject FROM page_change`.execute(db);
  const subjects = rows.map(({ subject }) => subject);
  expect(subjects).toContain('own');
  expect(subjects).not.toContain('foreign');
  await db.destroy();
});
