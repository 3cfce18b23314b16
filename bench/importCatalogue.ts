import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../scripts/setup.mjs';
import { peakBytes } from './processUse.ts';

const SAMPLE_MS = 250;

interface ImportUse {
  seconds: number;
  peaks: { half: number; whole: number };
  summary: string[];
}

/**
 * Runs the command of `npm run import` and measures its duration and peak memory.
 * @param settings environment variables, including the database URL
 * @throws with all output if the import fails
 */
export async function timeImport(
  words: readonly string[],
  settings: Record<string, string | undefined>,
): Promise<ImportUse> {
  const started = performance.now();
  const importer = spawn(process.execPath, ['server/import/main.ts', ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  });
  let output = '';
  importer.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  importer.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));

  const peaks: number[] = [];
  const sample = async () => {
    // The process may end before the sample reads its memory.
    const bytes = await peakBytes(importer.pid ?? 0).catch(() => Number.NaN);
    if (!Number.isNaN(bytes)) peaks.push(bytes);
  };
  const timer = setInterval(() => void sample(), SAMPLE_MS);
  const [code] = (await once(importer, 'exit')) as [number | null];
  clearInterval(timer);
  if (code !== 0) throw new Error(`The import failed:\n${output}`);

  return {
    seconds: (performance.now() - started) / 1000,
    peaks: { half: peaks[Math.floor(peaks.length / 2)] ?? 0, whole: peaks.at(-1) ?? 0 },
    summary: output.trim().split('\n').slice(-2),
  };
}
