import { matchPath } from 'react-router';
import type { ScreenProps } from '../features/ui/screenProps.ts';
import { decoded } from '../lib/decoded.ts';
import type { PageRoute } from './pageRoute.ts';

export interface RouteMatch {
  readonly route: PageRoute;
  readonly params: ScreenProps['params'];
}

export type MatchRoute = (pathname: string) => RouteMatch | undefined;

function matchPattern(routes: readonly PageRoute[], pathname: string): RouteMatch | undefined {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) {
      const params = Object.entries(match.params).map(([name, value = '']) => [
        name,
        decoded(value),
      ]);
      return { route, params: Object.fromEntries(params) as ScreenProps['params'] };
    }
  }
  return undefined;
}

function matchShort(route: PageRoute, pathname: string): RouteMatch | undefined {
  const short = /^\/p([^/]+)\/?$/.exec(pathname);
  if (!short?.[1]) return undefined;
  return { route, params: { handle: decoded(short[1]) } };
}

/**
 * Creates the route matcher.
 * @param shortProductRoute page at `/p{handle}`, a path that React Router patterns can't express
 */
export function createRouteMatcher(
  routes: readonly PageRoute[],
  shortProductRoute: PageRoute,
): MatchRoute {
  return (pathname) => matchPattern(routes, pathname) ?? matchShort(shortProductRoute, pathname);
}
