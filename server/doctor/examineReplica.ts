import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { openDatabase, openReplica } from '../db/openDatabase.ts';
import { reasonOf } from '../mail/sendPendingEmails.ts';
import { fault, fine, warning, type Finding } from './finding.ts';

const ABOUT = 'replica';

export async function examineReplica({ databaseUrl, databaseReadUrl }: Config): Promise<Finding[]> {
  if (databaseReadUrl === undefined) return [];
  const primary = await openDatabase({ databaseUrl }).catch(() => undefined);
  if (primary === undefined) return [];
  await using opened = new AsyncDisposableStack();
  opened.defer(() => primary.destroy());
  const standby = openReplica(databaseReadUrl);
  opened.defer(() => standby.destroy());
  const asked = await sql<{ place: string }>`SELECT pg_current_wal_lsn()::text AS place`.execute(
    primary,
  );
  try {
    const { rows } = await sql<{ is_standby: boolean; behind: string | null }>`
      SELECT pg_is_in_recovery() AS is_standby,
        ${asked.rows[0]?.place}::pg_lsn - pg_last_wal_replay_lsn() AS behind`.execute(standby);
    const [row] = rows;
    if (!row?.is_standby) {
      return [fault(ABOUT, 'DATABASE_READ_URL names no standby, so nothing is read from it.')];
    }
    const bytes = Number(row.behind ?? 0);
    if (bytes <= 0) return [fine(ABOUT, 'a standby that has all that DATABASE_URL has')];
    return [
      warning(ABOUT, `It is ${bytes} bytes behind DATABASE_URL. Look again whether it catches up.`),
    ];
  } catch (error) {
    return [
      warning(
        ABOUT,
        `It does not answer (${reasonOf(error)}): check DATABASE_READ_URL. DATABASE_URL does its work meanwhile.`,
      ),
    ];
  }
}
