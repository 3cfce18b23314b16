import type { AppStore } from '../store/makeStore.ts';
import { matchRoute } from './matchRoute.ts';

/**
 * Fetches the code of the page at an address and starts to read its data.
 * @returns once the code is there; rejects when it could not be fetched
 */
export async function preparePage(
  store: AppStore,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): Promise<void> {
  const match = matchRoute(pathname);
  if (!match) return;
  for (const query of match.route.queries?.(match.params, search) ?? []) void query(store.dispatch);
  await match.route.screen.preload();
}
