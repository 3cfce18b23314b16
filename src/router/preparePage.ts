import type { AppStore } from '../store/makeStore.ts';
import type { MatchRoute, RouteMatch } from './routeMatcher.ts';

interface PagePlace {
  readonly pathname: string;
  readonly search: string;
}

/** Starts to read what a page shows. @returns what holds each answer once it is there */
export function readPage({ dispatch }: AppStore, match: RouteMatch | undefined, search: string) {
  return (match?.route.queries?.(match.params, search) ?? []).map((query) => dispatch(query));
}

/** Reads what the page at a location shows. @returns whether all of it is there */
export async function isPageRead(
  store: AppStore,
  matchRoute: MatchRoute,
  { pathname, search }: PagePlace,
): Promise<boolean> {
  const answers = await Promise.all(readPage(store, matchRoute(pathname), search));
  return answers.every(({ data }) => Boolean(data));
}

/**
 * Fetches the code of the page at a location and starts to read its data.
 * @returns once the code is there; rejects when it could not be fetched
 */
export async function preparePage(
  store: AppStore,
  matchRoute: MatchRoute,
  { pathname, search }: PagePlace,
): Promise<void> {
  const match = matchRoute(pathname);
  void readPage(store, match, search);
  await match?.route.screen.preload();
}
