let taken = '';

/**
 * Reads the code from the hash of a mailed or printed link and removes it from the URL. Later calls return the last
 * code.
 */
export function takeLinkCode(): string {
  const code = new URLSearchParams(window.location.hash.slice(1)).get('code');
  if (code !== null) {
    taken = code;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return taken;
}
