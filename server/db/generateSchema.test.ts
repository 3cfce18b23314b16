import { readFile } from 'node:fs/promises';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { SCHEMA_FILE, schemaCode } from './generateSchema.ts';

describe('the generated schema', () => {
  it('matches the migrations', async () => {
    const db = await freshDatabase();
    const isCurrent = (await schemaCode(db)) === (await readFile(SCHEMA_FILE, 'utf8'));
    await db.destroy();
    expect(isCurrent ? 'current' : 'stale, run npm run generate').toBe('current');
  });
});
