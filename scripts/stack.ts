/**
 * `npm run stack -- FILE`: maps the stack of a browser error to our sources. It reads the source maps of the last
 * build, which are not served.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

const PLACE = /https?:\/\/[^\s/]+\/((?:assets\/[\w.-]+|sw)\.js):(\d+):(\d+)/g;

async function readMap(folder: string, built: string): Promise<TraceMap | undefined> {
  const file = path.join(folder, `${path.basename(built)}.map`);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : new TraceMap(text);
}

export async function readableStack(stack: string, folder: string): Promise<string> {
  const built = new Set(stack.matchAll(PLACE).map(([, file = '']) => file));
  const maps = new Map<string, TraceMap | undefined>();
  for (const file of built) maps.set(file, await readMap(folder, file));
  const text = stack.replaceAll(PLACE, (place, file: string, line: string, column: string) => {
    const map = maps.get(file);
    if (!map) return place;
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (found.source === null) return place;
    return `${path.posix.normalize(found.source)}:${found.line}:${found.column + 1}`;
  });
  const missing = [...built].filter((file) => !maps.get(file));
  const notes = missing.map((file) => `No map of ${file}: another build made it.`);
  return notes.length === 0 ? text : [text.trimEnd(), '', ...notes].join('\n');
}

if (import.meta.main) {
  const [file] = process.argv.slice(2);
  try {
    if (file === undefined) throw new Error('Name a file: npm run stack -- FILE');
    const folder = path.join(import.meta.dirname, '../dist-maps');
    console.log(await readableStack(await readFile(file, 'utf8'), folder));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
