export const OFFLINE_PATH = '/info/offline';

const PERSONAL = /^\/(?:account|checkout|compare|order|support|shop\/alerts)(?:\/|$)/;

export function isPublicPage({ pathname }: URL): boolean {
  return (
    pathname !== OFFLINE_PATH &&
    !/^\/api(?:\/|$)/.test(pathname) &&
    !/\.\w+$/.test(pathname) &&
    !PERSONAL.test(pathname)
  );
}

export interface PageChoices {
  readonly language: string;
  readonly currency: string;
}

export function languageAt({ searchParams }: URL, { language }: PageChoices): string {
  return searchParams.get('lang') ?? language;
}

export function pageKey(address: string, choices: PageChoices): string {
  const url = new URL(address);
  const language = languageAt(url, choices);
  url.hash = '';
  url.searchParams.delete('lang');
  url.searchParams.set('kept_language', language);
  url.searchParams.set('kept_currency', choices.currency);
  return url.href;
}

export function cachedPage(key: string): { readonly path: string; readonly language: string } {
  const url = new URL(key);
  const language = url.searchParams.get('kept_language') ?? '';
  url.searchParams.delete('kept_language');
  url.searchParams.delete('kept_currency');
  return { path: url.pathname + url.search, language };
}
