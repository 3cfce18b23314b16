import { redirectTarget } from '../../lib/redirectTarget.ts';

/** Where a customer lands who wanted no certain page. */
export const DASHBOARD_PATH = '/account/dashboard';

/** Pages that nobody can come back to: they lead on themselves. */
const PASSING = /^\/account\/(?:login|logout|register|success|verify|forgotten|reset)\/?$/;

// Any will do: what leads to it stays in the shop, and nothing else may.
const ORIGIN = 'https://shop.invalid';

/**
 * The page that a visitor wanted before signing in, as the parameter `to` of the location tells.
 * @returns a path inside the shop; the dashboard where there is no such, or another site is meant
 */
export function wantedPage(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? '';
  const target = to.startsWith('/') ? redirectTarget(to, ORIGIN) : undefined;
  if (target?.kind !== 'inApp') return DASHBOARD_PATH;
  const [pathname = ''] = target.path.split(/[?#]/);
  return PASSING.test(pathname) ? DASHBOARD_PATH : target.path;
}

/** The same page of the account with the page that is wanted, so that it is not forgotten on the way. */
export function withWanted(path: string, search: string): string {
  const wanted = wantedPage(search);
  return wanted === DASHBOARD_PATH ? path : signInPath(wanted, path);
}

/** The sign-in page, or another on the way to it, which leads to the wanted page afterwards. */
export function signInPath(wanted: string, path = '/account/login'): string {
  return `${path}?${new URLSearchParams({ to: wanted }).toString()}`;
}
