import { redirectTarget } from '../../lib/redirectTarget.ts';

export const DASHBOARD_PATH = '/account/dashboard';

/** Sign-in pages and pages that redirect; never used as the destination after sign-in. */
const REDIRECTING_PAGES =
  /^\/account\/(?:login|logout|register|success|verify|forgotten|reset)\/?$/;

// Placeholder origin, used only to distinguish paths inside the shop from other sites.
const ORIGIN = 'https://shop.invalid';

/**
 * Reads the destination after sign-in from the query parameter `to`.
 * @returns a path inside the shop; the dashboard if `to` is missing, on another site or a sign-in page
 */
export function signInDestination(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? '';
  const target = to.startsWith('/') ? redirectTarget(to, ORIGIN) : undefined;
  if (target?.kind !== 'inApp') return DASHBOARD_PATH;
  const [pathname = ''] = target.path.split(/[?#]/);
  return REDIRECTING_PAGES.test(pathname) ? DASHBOARD_PATH : target.path;
}

export function withDestination(path: string, search: string): string {
  const wanted = signInDestination(search);
  return wanted === DASHBOARD_PATH ? path : signInPath(wanted, path);
}

export function signInPath(wanted: string, path = '/account/login'): string {
  return `${path}?${new URLSearchParams({ to: wanted }).toString()}`;
}
