import { followChanges } from '../db/followChanges.ts';
import type { Database } from '../db/schema.ts';

/** What every page depends on. */
const EVERYTHING: ReadonlySet<string> = new Set(['content']);

/**
 * Follows what pages show. The first call only marks where to begin; each later one, which must wait for the one before,
 * gives the subjects of all changes committed since.
 */
export function followPageChanges(db: Database): () => Promise<ReadonlySet<string>> {
  const next = followChanges(db, 'page_change');
  return async () => (await next()) ?? EVERYTHING;
}
