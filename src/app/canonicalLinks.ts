import { pageNumber } from '../lib/pageNumber.ts';
import { pagePath } from '../lib/paths.ts';
import type { RouteMatch } from '../router/routeMatcher.ts';

/** Languages that pages exist in; the first one needs no mark in the URL. */
const LANGUAGES = ['en', 'fr'];

/** The URLs that search engines shall know a page by. */
export interface CanonicalLinks {
  readonly canonical: string;
  /** The page in every language, and for readers of others. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
}

/** The query without what makes no page of its own, such as filters and orders. */
function ownQueryOf(names: readonly string[], search: string): string {
  const parameters = new URLSearchParams(search);
  const own = names.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value]] : [];
  });
  const query = new URLSearchParams(own).toString();
  return query && `?${query}`;
}

function inLanguage(path: string, language: string): string {
  if (language === LANGUAGES[0]) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

/**
 * Under which URL a page is to be found, and where it is in other languages; nothing for pages that are to
 * stay out of search engines.
 * @param robots what the page says to them
 */
export function canonicalLinks(
  match: RouteMatch | undefined,
  place: { readonly pathname: string; readonly search: string },
  { origin, language, robots }: { origin: string; language: string; robots: string },
): CanonicalLinks | undefined {
  if (!match || robots.includes('noindex')) return undefined;
  const { canonicalPath, ownQuery = [] } = match.route;
  const pathname = canonicalPath?.(match.params) ?? (place.pathname.replace(/\/+$/, '') || '/');
  const query = ownQueryOf(ownQuery, place.search);
  const path = pagePath(pathname, query, pageNumber(query));
  const hrefOf = (wanted: string) => origin + inLanguage(path, wanted);
  return {
    canonical: hrefOf(language),
    alternates: [
      ...LANGUAGES.map((known) => ({ language: known, href: hrefOf(known) })),
      { language: 'x-default', href: origin + path },
    ],
  };
}
