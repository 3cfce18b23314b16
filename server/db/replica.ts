import { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { RequestError, ShopperError } from '../http/errors.ts';
import type { Database } from './schema.ts';

/** A standby of the database, for reads that may be some seconds old. */
export interface Replica {
  readonly db: Database;
  /** Whether it had, at the last comparison, all that the primary had at the one before. */
  isCurrent(): boolean;
  /** Compares it with the primary; to be called again and again. It never throws. */
  compare(): Promise<void>;
  /** Leaves it alone until it is compared again. */
  distrust(): void;
}

/**
 * Watches a standby. It counts as current from the second comparison on, so that servers which have just migrated the
 * primary do not read tables that the standby does not have yet.
 * @param primary whose standby it is
 */
export function watchReplica(db: Database, primary: Database): Replica {
  let isCurrent = false;
  /** Where the primary was in its log at the last comparison. */
  let mark: string | undefined;

  async function hasReached(place: string): Promise<boolean> {
    // One that was promoted, or is no standby, may be another database by now.
    const { rows } = await sql<{ has: boolean | null }>`
      SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= ${place}::pg_lsn AS has`.execute(
      db,
    );
    return rows[0]?.has ?? false;
  }

  /** @returns undefined where the primary does not answer: then it has nothing newer either */
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

/** Where a handler reads what may be some seconds old, if it is one of `mayReadOld`: the replica or else the primary. */
export const readsOf = ({ replica, server }: FastifyRequest): Database => replica?.db ?? server.db;

/**
 * Lets a handler read from the replica. What fails there is done once more at the primary.
 *
 * Calls that pages are made of come over no connection and read the primary: what changed is heard of there, and a page that was
 * then made of the old state would stay.
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
