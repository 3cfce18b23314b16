import { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { RequestError, ShopperError } from '../http/errors.ts';
import type { Database } from './schema.ts';

export interface Replica {
  readonly db: Database;
  /** True if the standby has replayed the log up to the primary's position at the previous comparison. */
  isCurrent(): boolean;
  /** Compares the standby with the primary's log position. Call it repeatedly. Never throws. */
  compare(): Promise<void>;
  distrust(): void;
}

/**
 * Watches a standby. Reports it as current only from the second comparison on. Before that, tables of a just-run
 * migration may be missing.
 * @param primary the standby's primary
 */
export function watchReplica(db: Database, primary: Database): Replica {
  let isCurrent = false;
  let mark: string | undefined;

  async function hasReached(place: string): Promise<boolean> {
    // A promoted standby may hold different data, so check that it is still in recovery.
    const { rows } = await sql<{ has: boolean | null }>`
      SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= ${place}::pg_lsn AS has`.execute(
      db,
    );
    return rows[0]?.has ?? false;
  }

  async function placeOfPrimary(): Promise<string | undefined> {
    const asked = sql<{ place: string }>`SELECT pg_current_wal_lsn()::text AS place`;
    return asked.execute(primary).then(
      ({ rows }) => rows[0]?.place,
      () => undefined,
    );
  }

  return {
    db,
    isCurrent: () => isCurrent,
    async compare() {
      const next = await placeOfPrimary();
      isCurrent = mark !== undefined && (await hasReached(mark).catch(() => false));
      mark = next ?? mark;
    },
    distrust() {
      isCurrent = false;
    },
  };
}

/**
 * Returns the database for reads that may be some seconds old. Uses the replica in handlers wrapped by
 * `mayReadOld`, else the primary.
 */
export const readsOf = ({ replica, server }: FastifyRequest): Database => replica?.db ?? server.db;

/**
 * Lets a handler read from the replica and retries failures on the primary.
 *
 * Calls from page rendering read the primary. Page invalidations come from the primary, so a page rendered from
 * older data would stay cached.
 */
export function mayReadOld<Request extends FastifyRequest, Rest extends unknown[], Answer>(
  handler: (request: Request, ...rest: Rest) => Promise<Answer>,
) {
  return async (request: Request, ...rest: Rest): Promise<Answer> => {
    const { replica } = request.server;
    const isOfPage = !(request.raw instanceof IncomingMessage);
    if (!replica?.isCurrent() || isOfPage) return handler(request, ...rest);
    request.replica = replica;
    try {
      return await handler(request, ...rest);
    } catch (error) {
      if (error instanceof ShopperError || error instanceof RequestError) throw error;
      replica.distrust();
      request.replica = undefined;
      return handler(request, ...rest);
    }
  };
}
