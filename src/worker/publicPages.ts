/** The page shown in place of one that was never seen, while offline. */
export const OFFLINE_PATH = '/info/offline';

const PERSONAL = /^\/(?:account|checkout|compare|order|support|shop\/alerts)(?:\/|$)/;

/** Whether a URL is one of a page that is the same for everybody; calls and files are no pages. */
export function isPublicPage({ pathname }: URL): boolean {
  return (
    pathname !== OFFLINE_PATH &&
    !/^\/api(?:\/|$)/.test(pathname) &&
    !/\.\w+$/.test(pathname) &&
    !PERSONAL.test(pathname)
  );
}

/** What a page is made for besides its URL. */
export interface PageChoices {
  /** Code of the language. */
  readonly language: string;
  /** Code of the currency; '' for the shop's default. */
  readonly currency: string;
}

/** The language that a page comes in: the URL has the say, then what was chosen. */
export function languageAt({ searchParams }: URL, { language }: PageChoices): string {
  return searchParams.get('lang') ?? language;
}

/** What a page is cached under: another language or currency is another page. */
export function pageKey(address: string, choices: PageChoices): string {
  const url = new URL(address);
  const language = languageAt(url, choices);
  url.hash = '';
  url.searchParams.delete('lang');
  url.searchParams.set('kept_language', language);
  url.searchParams.set('kept_currency', choices.currency);
  return url.href;
}

/** The URL that a cached page was shown at, and its language. */
export function cachedPage(key: string): { readonly path: string; readonly language: string } {
  const url = new URL(key);
  const language = url.searchParams.get('kept_language') ?? '';
  url.searchParams.delete('kept_language');
  url.searchParams.delete('kept_currency');
  return { path: url.pathname + url.search, language };
}
