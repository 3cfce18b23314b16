import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the worker fetches when it is installed. */
export interface Shell {
  /** URLs of the files that the offline page takes. */
  readonly files: readonly string[];
  /** Another one for each build. */
  readonly version: string;
}

/** Chunks of the offline page. */
const CHUNKS = ['main', 'offline'];
/** Fonts that every text is set in. */
const FONT = /^(?:inter|fraunces)-latin\.\w+\.woff2$/;

/** Reads the shell of the browser's build in a folder. @throws when there is none */
export function shellOf(distDir: string): Shell {
  const chunks = JSON.parse(readFileSync(path.join(distDir, 'chunks.json'), 'utf8')) as Record<
    string,
    { scripts: string[]; styles: string[] }
  >;
  const texts = path.join(distDir, 'assets/i18n');
  const hash = createHash('sha256').update(JSON.stringify(chunks));
  for (const name of readdirSync(texts).toSorted()) {
    if (name.endsWith('.json')) hash.update(readFileSync(path.join(texts, name)));
  }
  const code = CHUNKS.flatMap((name) => chunks[name]?.scripts ?? []);
  const fonts = readdirSync(path.join(distDir, 'assets'))
    .filter((name) => FONT.test(name))
    .map((name) => `/assets/${name}`);
  return {
    files: [...new Set([...code, ...fonts])],
    version: hash.digest('hex').slice(0, 12),
  };
}
