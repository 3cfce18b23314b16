import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { UnreadableFile } from './unreadableFile.ts';

/** Maximum size of a spreadsheet in bytes, and of the memory to read it in MB. */
export const MOST_XLSX_BYTES = 20 * 1024 * 1024;
const MEMORY_MB = 1024;
const DEADLINE_MS = 120_000;

const SCRIPT = path.join(import.meta.dirname, 'xlsxToCsv.ts');

/** Detects an .xlsx file by its bytes. Other spreadsheet formats do not contain the path of a workbook. */
export const isXlsx = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004' && bytes.includes('xl/workbook.xml');

/**
 * Yields a spreadsheet as CSV.
 * @throws UnreadableFile if it is damaged or too large
 */
export async function* openXlsx(file: string): AsyncGenerator<Buffer> {
  const child = spawn(process.execPath, [`--max-old-space-size=${MEMORY_MB}`, SCRIPT, file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: DEADLINE_MS,
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  // Prevents an unhandled rejection; the promise is awaited below. If the child cannot start, its output also
  // ends.
  ended.catch(() => undefined);
  const errors = text(child.stderr);
  try {
    for await (const chunk of child.stdout) yield chunk as Buffer;
    const [code] = await ended;
    if (code !== 0)
      throw new UnreadableFile(/heap|memory/i.test(await errors) ? 'largeSheet' : 'broken');
  } finally {
    child.kill();
  }
}
