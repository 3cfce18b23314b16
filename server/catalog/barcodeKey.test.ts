import { sql } from 'kysely';
import { gtinKey } from '../../contract/gtin.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';

let db: Database;

beforeAll(async () => {
  db = await freshDatabase();
});

afterAll(() => db.destroy());

it.each([
  '3017620422003',
  '036000291452',
  '96385074',
  '01234565',
  '04252614',
  '01201303',
  '8 901234 567906',
  '18901234567897',
  '8901234567894',
  '0000000000000',
  'ABC-yz',
  '',
])('the database computes the same key for %j as the code', async (barcode) => {
  const { rows } = await sql<{ key: string | null }>`SELECT gtin_key(${barcode}) AS key`.execute(
    db,
  );
  expect(rows[0]?.key ?? undefined).toBe(gtinKey(barcode));
});
