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

export const sourceMaps = new Map<string, string>();

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

/** Writes atomically, because another worker may read the file at the same time. */
function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}
