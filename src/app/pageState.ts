import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from '../api/api.ts';
import type { AppStore, RootState } from '../store/makeStore.ts';

export interface CacheEntry {
  readonly endpointName: string;
  readonly arg: unknown;
  readonly value: unknown;
}

// Texts are separate files, which browsers cache longer than the page.
const LEFT_OUT = new Set(['getLanguageTexts']);

export function cacheEntries(state: RootState): CacheEntry[] {
  return Object.values(state.api.queries).flatMap((query) =>
    query?.status === QueryStatus.fulfilled && query.data && !LEFT_OUT.has(query.endpointName)
      ? [{ endpointName: query.endpointName, arg: query.originalArgs, value: query.data }]
      : [],
  );
}

export function restoreCacheEntries(store: AppStore, entries: readonly CacheEntry[]): void {
  store.dispatch(
    api.util.upsertQueryEntries(entries as Parameters<typeof api.util.upsertQueryEntries>[0]),
  );
}
