const DEFAULT = 'options.stylisPlugins || defaultStylisPlugins';

/**
 * Webpack loader for `@emotion/cache` that removes its vendor prefixes, which src/theme/styleCache.ts does not use.
 * @throws if the package's source has changed
 */
export default function withoutPrefixes(source: string): string {
  if (!source.includes(DEFAULT)) throw new Error('@emotion/cache chooses its plugins otherwise.');
  return source.replace(DEFAULT, 'options.stylisPlugins');
}
