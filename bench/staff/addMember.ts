import { openDatabase, type DatabasePlace } from '../../server/db/openDatabase.ts';
import type { Role } from '../../server/staff/staffDto.ts';
import { insertStaff } from '../../server/testing/openCounter.ts';

/** Adds a member with the tests' password to a database on which no embedded shop runs. */
export async function addMember(place: DatabasePlace, email: string, role: Role): Promise<void> {
  const db = await openDatabase(place);
  try {
    await insertStaff({ db }, email, role);
  } finally {
    await db.destroy();
  }
}
