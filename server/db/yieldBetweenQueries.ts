import { setImmediate } from 'node:timers/promises';
import type { PoolClient } from 'pg';

const TURN_MS = 5;

/**
 * Yields to the event loop between statements of the embedded database. Its results arrive without yielding, so a
 * long export would block all requests.
 */
export function yieldBetweenQueries(client: PoolClient): void {
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
