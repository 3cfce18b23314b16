import { setImmediate } from 'node:timers/promises';
import type { PoolClient } from 'pg';

/** Milliseconds after which other work has its turn. */
const TURN_MS = 5;

/**
 * Lets requests come in between the statements of a connection to the embedded database, whose answers are there at once: an
 * export, which reads part after part, would keep everybody waiting to its end.
 */
export function giveWay(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  let lastTurn = performance.now();
  const gentle = async (...args: unknown[]) => {
    if (performance.now() - lastTurn > TURN_MS) {
      await setImmediate();
      lastTurn = performance.now();
    }
    return query(...args);
  };
  Object.assign(client, { query: gentle });
}
