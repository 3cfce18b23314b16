import type { PageMeta } from '../router/pageRoute.ts';

export function robotsOfList(
  shown: readonly unknown[] | undefined,
  total: number | undefined,
): Pick<PageMeta, 'robots'> {
  const isPastEnd = shown?.length === 0 && (total ?? 0) > 0;
  return isPastEnd ? { robots: 'follow,noindex' } : {};
}
