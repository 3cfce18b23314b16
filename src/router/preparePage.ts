import type { AppStore } from '../store/makeStore.ts';
import type { MatchRoute, RouteMatch } from './routeMatcher.ts';

interface PagePlace {
  readonly pathname: string;
  readonly search: string;
}

export function readPage({ dispatch }: AppStore, match: RouteMatch | undefined, search: string) {
  return (match?.route.queries?.(match.params, search) ?? []).map((query) => dispatch(query));
}

/**
 * Fetches the queries of a page.
 * @returns true if all of them have data
 */
export async function isPageRead(
  store: AppStore,
  matchRoute: MatchRoute,
  { pathname, search }: PagePlace,
): Promise<boolean> {
  const answers = await Promise.all(readPage(store, matchRoute(pathname), search));
  return answers.every(({ data }) => Boolean(data));
}

/**
 * Loads the code of a page and starts its queries.
 * @returns a promise that resolves when the code is loaded and rejects if loading fails
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
