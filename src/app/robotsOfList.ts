import type { PageMeta } from '../router/pageRoute.ts';

/** Excludes pages beyond a list's last page from search engines. */
export function robotsOfList(
  shown: readonly unknown[] | undefined,
  total: number | undefined,
): Pick<PageMeta, 'robots'> {
  const isPastEnd = shown?.length === 0 && (total ?? 0) > 0;
  return isPastEnd ? { robots: 'follow,noindex' } : {};
}
