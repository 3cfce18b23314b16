import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Shell {
  readonly files: readonly string[];
  readonly version: string;
}

const FONT = /^(?:inter|fraunces)-latin\.\w+\.woff2$/;

/**
 * Returns the files that a service worker caches on installation, and the version of the build.
 * @param distDir folder with the build's `chunks.json`
 * @param base prefix of the file URLs, such as `/`
 * @param names of the chunks
 * @throws if there is no build
 */
export function shellOf(distDir: string, base: string, names: readonly string[]): Shell {
  const chunks = JSON.parse(readFileSync(path.join(distDir, 'chunks.json'), 'utf8')) as Record<
    string,
    { scripts: string[]; styles: string[] }
  >;
  const texts = path.join(distDir, 'assets/i18n');
  const hash = createHash('sha256').update(JSON.stringify(chunks));
  for (const name of readdirSync(texts).toSorted()) {
    if (name.endsWith('.json')) hash.update(readFileSync(path.join(texts, name)));
  }
  const code = names.flatMap((name) => chunks[name]?.scripts ?? []);
  const fonts = readdirSync(path.join(distDir, 'assets'))
    .filter((name) => FONT.test(name))
    .map((name) => `/assets/${name}`);
  return {
    files: [...new Set([...code, ...fonts])].map((file) => base + file.slice(1)),
    version: hash.digest('hex').slice(0, 12),
  };
}
