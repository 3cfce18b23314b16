import { matchPath } from 'react-router';
import type { ScreenProps } from '../features/ui/screenProps.ts';
import type { PageRoute } from './pageRoute.ts';
import { routes, shortProductRoute } from '../app/routes.ts';

/** The page at an address, and the values of its placeholders. */
export interface RouteMatch {
  readonly route: PageRoute;
  readonly params: ScreenProps['params'];
}

/** The text without percent-encoding, or as it is where the encoding is broken. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page at a path; undefined where the shop has none (ROUTES rows). */
export function matchRoute(pathname: string): RouteMatch | undefined {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) {
      const params = Object.entries(match.params).map(([name, value = '']) => [name, value]);
      return { route, params: Object.fromEntries(params) as ScreenProps['params'] };
    }
  }
  const short = /^\/p([^/]+)\/?$/.exec(pathname);
  if (!short?.[1]) return undefined;
  return { route: shortProductRoute, params: { handle: decoded(short[1]) } };
}
