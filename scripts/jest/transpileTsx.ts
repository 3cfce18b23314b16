import { transformSync, type Options } from '@swc/core';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '../../node_modules/.cache/tests');
mkdirSync(FOLDER, { recursive: true });

const OPTIONS: Options = {
  swcrc: false,
  configFile: false,
  sourceMaps: true,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2024',
    experimental: { keepImportAssertions: true },
  },
};

/** Paths of source maps by the URL of the module; Jest reads those that a stack names. */
export const sourceMaps = new Map<string, string>();

/** Returns the JavaScript of a TSX file and stores its source map under the URL that it is loaded by. */
export function transpileTsx(file: string, url: string): string {
  const source = readFileSync(file, 'utf8');
  const hash = createHash('sha1').update(file).update(source).digest('hex');
  const script = path.join(FOLDER, `${hash}.js`);
  sourceMaps.set(url, `${script}.map`);
  if (existsSync(script)) return readFileSync(script, 'utf8');
  const { code, map = '' } = transformSync(source, { ...OPTIONS, filename: file });
  writeWhole(`${script}.map`, map);
  writeWhole(script, code);
  return code;
}

/** Writes a file that another worker may read at the same moment: it is there whole, or not yet. */
function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}
