const YEAR_S = 365 * 24 * 60 * 60;

export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

export function writeCookie(name: string, value: string): void {
  const maxAge = value === '' ? 0 : YEAR_S;
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
}

export function showPreferences(language: string, colorScheme: string): void {
  const { documentElement: root } = document;
  // Setting an attribute restyles the page even if its value is unchanged.
  if (root.lang !== language) root.lang = language;
  if (colorScheme === (root.dataset.colorScheme ?? 'system')) return;
  if (colorScheme === 'system') delete root.dataset.colorScheme;
  else root.dataset.colorScheme = colorScheme;
}
