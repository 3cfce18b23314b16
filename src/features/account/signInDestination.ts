import { redirectTarget } from '../../lib/redirectTarget.ts';

export const DASHBOARD_PATH = '/account/dashboard';

/** Pages that redirect themselves, so they are never the destination. */
const REDIRECTING_PAGES =
  /^\/account\/(?:login|logout|register|success|verify|forgotten|reset)\/?$/;

// Any origin works: it only tells paths inside the shop from other sites.
const ORIGIN = 'https://shop.invalid';

/**
 * Returns the destination after sign-in from the parameter `to`.
 * @returns a path inside the shop; the dashboard if missing or on another site
 */
export function signInDestination(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? '';
  const target = to.startsWith('/') ? redirectTarget(to, ORIGIN) : undefined;
  if (target?.kind !== 'inApp') return DASHBOARD_PATH;
  const [pathname = ''] = target.path.split(/[?#]/);
  return REDIRECTING_PAGES.test(pathname) ? DASHBOARD_PATH : target.path;
}

/** Passes the destination on to another sign-in page. */
export function withDestination(path: string, search: string): string {
  const wanted = signInDestination(search);
  return wanted === DASHBOARD_PATH ? path : signInPath(wanted, path);
}

/** Builds the path of a sign-in page that redirects to the destination afterwards. */
export function signInPath(wanted: string, path = '/account/login'): string {
  return `${path}?${new URLSearchParams({ to: wanted }).toString()}`;
}
