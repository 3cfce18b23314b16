import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { countAttempt, deleteEndedWindows, deleteAttempts } from './rateLimitRepository.ts';
import { RateLimitExceeded } from './rateLimitExceeded.ts';

let db: Database;
const limit = { attempts: 3, seconds: 600 };

beforeAll(async () => {
  db = await freshDatabase();
});

afterAll(() => db.destroy());

beforeEach(() => db.deleteFrom('rate_limit').execute());

const key = (name: string) => Buffer.from(name);

describe('countAttempt', () => {
  it('allows the free attempts, then returns the wait', async () => {
    const waits = [];
    for (let count = 0; count < 5; count += 1) waits.push(await countAttempt(db, key('a'), limit));
    expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
    for (const wait of waits.slice(3)) {
      expect(wait).toBeGreaterThan(590);
      expect(wait).toBeLessThanOrEqual(600);
    }
    expect(await countAttempt(db, key('b'), limit)).toBe(0);
  });

  it('counts concurrent attempts', async () => {
    const waits = await Promise.all(
      Array.from({ length: 10 }, () => countAttempt(db, key('a'), limit)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('restarts after the window ended or the attempts were deleted', async () => {
    for (let count = 0; count < 4; count += 1) await countAttempt(db, key('a'), limit);
    await db
      .updateTable('rate_limit')
      .set({ ends_at: sql<Date>`now() - interval '1 second'` })
      .execute();
    expect(await countAttempt(db, key('a'), limit)).toBe(0);
    for (let count = 0; count < 3; count += 1) await countAttempt(db, key('a'), limit);
    expect(await countAttempt(db, key('a'), limit)).toBeGreaterThan(0);
    await deleteAttempts(db, key('a'));
    expect(await countAttempt(db, key('a'), limit)).toBe(0);
  });

  it('deletes ended windows', async () => {
    await countAttempt(db, key('old'), limit);
    await db
      .updateTable('rate_limit')
      .set({ ends_at: sql<Date>`now() - interval '1 second'` })
      .execute();
    await countAttempt(db, key('new'), limit);
    await deleteEndedWindows(db);
    const rows = await db.selectFrom('rate_limit').select('key').execute();
    expect(rows.map((row) => row.key.toString())).toEqual(['new']);
  });
});

describe('RateLimitExceeded', () => {
  it.each([
    [
      20,
      'Too many attempts. Try again in less than a minute.',
      'Trop de tentatives. Réessayez dans moins d’une minute.',
    ],
    [
      60,
      'Too many attempts. Try again in 1 minute.',
      'Trop de tentatives. Réessayez dans 1 minute.',
    ],
    [
      61,
      'Too many attempts. Try again in 2 minutes.',
      'Trop de tentatives. Réessayez dans 2 minutes.',
    ],
  ])('describes a wait of %i seconds', (seconds, english, french) => {
    const error = new RateLimitExceeded(seconds);
    expect(error.errorIn('en')).toBe(english);
    expect(error.errorIn('fr')).toBe(french);
    expect(error.fields).toEqual({ retry_after: seconds });
  });
});
