import { followChanges } from '../db/followChanges.ts';
import type { Database } from '../db/schema.ts';

const EVERYTHING: ReadonlySet<string> = new Set(['content']);

/**
 * Follows changes to the subjects of pages. The first call marks the start; each later one returns the subjects
 * changed since the previous call. Calls must not overlap.
 */
export function followPageChanges(db: Database): () => Promise<ReadonlySet<string>> {
  const next = followChanges(db, 'page_change');
  return async () => (await next()) ?? EVERYTHING;
}
