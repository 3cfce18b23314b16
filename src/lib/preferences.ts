/** Language and colour scheme, which shop and counter show on the document and remember in the same cookies. */

const YEAR_S = 365 * 24 * 60 * 60;

/** The value of a cookie that scripts may read; undefined where there is none. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** Remembers a value for a year; '' forgets it. */
export function writeCookie(name: string, value: string): void {
  const maxAge = value === '' ? 0 : YEAR_S;
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
}

/** Puts both on the document. The style sheets read the scheme; without one they follow the system. */
export function showPreferences(language: string, colorScheme: string): void {
  const { documentElement: root } = document;
  // Set to what it is, too, the attribute would cost a restyling of the whole page.
  if (root.lang !== language) root.lang = language;
  if (colorScheme === (root.dataset.colorScheme ?? 'system')) return;
  if (colorScheme === 'system') delete root.dataset.colorScheme;
  else root.dataset.colorScheme = colorScheme;
}
