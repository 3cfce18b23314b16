const USUAL_PORTS = new Set(['', '80', '443']);

/** Parses a plain web address; undefined for others, such as one with a password or an unusual port. */
export function webAddressOf(text: string, base?: URL): URL | undefined {
  const url = URL.parse(text, base);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.username !== '' || url.password !== '') return undefined;
  return USUAL_PORTS.has(url.port) ? url : undefined;
}
