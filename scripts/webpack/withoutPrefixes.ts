const DEFAULT = 'options.stylisPlugins || defaultStylisPlugins';

/**
 * A loader for `@emotion/cache`: takes out its prefixes for old browsers, which src/theme/styleCache.ts has no use for.
 *
 * @throws when the package is no longer written that way
 */
export default function withoutPrefixes(source: string): string {
  if (!source.includes(DEFAULT)) throw new Error('@emotion/cache chooses its plugins otherwise.');
  return source.replace(DEFAULT, 'options.stylisPlugins');
}
