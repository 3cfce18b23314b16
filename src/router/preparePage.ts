import type { AppStore } from '../store/makeStore.ts';
import type { MatchRoute } from './routeMatcher.ts';

interface PagePlace {
  readonly pathname: string;
  readonly search: string;
}

/** Starts to read what the page at a location shows. */
function readPage(store: AppStore, matchRoute: MatchRoute, { pathname, search }: PagePlace) {
  const match = matchRoute(pathname);
  return (match?.route.queries?.(match.params, search) ?? []).map((query) => query(store.dispatch));
}

/** Reads what the page at a location shows. @returns whether all of it is there */
export async function isPageRead(
  store: AppStore,
  matchRoute: MatchRoute,
  place: PagePlace,
): Promise<boolean> {
  const answers = await Promise.all(readPage(store, matchRoute, place));
  return answers.every(({ data }) => Boolean(data));
}

/**
 * Fetches the code of the page at a location and starts to read its data.
 * @returns once the code is there; rejects when it could not be fetched
 */
export async function preparePage(
  store: AppStore,
  matchRoute: MatchRoute,
  place: PagePlace,
): Promise<void> {
  readPage(store, matchRoute, place);
  await matchRoute(place.pathname)?.route.screen.preload();
}
