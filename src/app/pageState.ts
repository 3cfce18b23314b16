import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from '../api/api.ts';
import type { AppStore, RootState } from '../store/makeStore.ts';

/** One answer that a rendered page was made of. */
export interface CacheEntry {
  readonly endpointName: string;
  readonly arg: unknown;
  readonly value: unknown;
}

// Each language's texts are a file of their own, which browsers cache longer than the page.
const LEFT_OUT = new Set(['getLanguageTexts']);

/** The answers in the cache, to be sent with the page. */
export function cacheEntries(state: RootState): CacheEntry[] {
  return Object.values(state.api.queries).flatMap((query) =>
    query?.status === QueryStatus.fulfilled && query.data && !LEFT_OUT.has(query.endpointName)
      ? [{ endpointName: query.endpointName, arg: query.originalArgs, value: query.data }]
      : [],
  );
}

/** Puts the answers sent with the page into the cache, so that no request is sent again. */
export function restoreCacheEntries(store: AppStore, entries: readonly CacheEntry[]): void {
  store.dispatch(
    api.util.upsertQueryEntries(entries as Parameters<typeof api.util.upsertQueryEntries>[0]),
  );
}
