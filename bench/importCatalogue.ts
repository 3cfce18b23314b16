import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../scripts/setup.mjs';
import { peakBytes } from './processUse.ts';
import type { Report } from './report.ts';
import { mib, round } from './statistics.ts';

const SAMPLE_MS = 250;

/** Runs `npm run import` into a data folder and times it. @throws with all it printed, when it fails */
export async function importCatalogue(file: string, dataDir: string): Promise<Report> {
  const started = performance.now();
  const importer = spawn(process.execPath, ['server/import/main.ts', file], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: undefined, DATA_DIR: dataDir },
  });
  let output = '';
  importer.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  importer.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));

  const peaks: number[] = [];
  const sample = async () => {
    // The process may end between two samples.
    const bytes = await peakBytes(importer.pid ?? 0).catch(() => Number.NaN);
    if (!Number.isNaN(bytes)) peaks.push(bytes);
  };
  const timer = setInterval(() => void sample(), SAMPLE_MS);
  const [code] = (await once(importer, 'exit')) as [number | null];
  clearInterval(timer);
  if (code !== 0) throw new Error(`The import failed:\n${output}`);

  return {
    title: 'Import into a new embedded database, the demo catalogue first',
    rows: [
      {
        seconds: round((performance.now() - started) / 1000, 1),
        'peak MiB at half time': mib(peaks[Math.floor(peaks.length / 2)] ?? 0),
        'peak MiB': mib(peaks.at(-1) ?? 0),
      },
    ],
    notes: output.trim().split('\n').slice(-2),
  };
}
