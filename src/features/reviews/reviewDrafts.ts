import type { ReviewValues } from './reviewSchema.ts';

const drafts = new WeakMap<object, Map<string, ReviewValues>>();

/**
 * What was typed into forms that were closed before it was sent, by product id. Kept beside the store and not in it, as
 * values being typed are no part of a recording.
 */
export function reviewDrafts(store: object): Map<string, ReviewValues> {
  const known = drafts.get(store) ?? new Map<string, ReviewValues>();
  drafts.set(store, known);
  return known;
}
