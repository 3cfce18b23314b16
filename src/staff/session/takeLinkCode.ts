const taken = new Map<string, string>();

/**
 * Reads the code from the hash of a mailed or printed link and removes it from the URL. Later calls on the same page
 * return its last code.
 */
export function takeLinkCode(): string {
  const { pathname, search, hash } = window.location;
  const code = new URLSearchParams(hash.slice(1)).get('code');
  if (code !== null) {
    taken.set(pathname, code);
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return taken.get(pathname) ?? '';
}
