/** `npm run bench -- [PART…] [--products N] [--runs 5] [--seconds 10] [--against REF]`: measures the built shop; see docs/bench.md. */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureInp } from './inp.ts';
import { measureJourney } from './journey.ts';
import { measureLoad } from './load.ts';
import { measureMillion } from './million/measureMillion.ts';
import { withOtherBuild } from './otherBuild.ts';
import { measureRandomPages, measureRest } from './memory.ts';
import { measurePaint } from './paint.ts';
import { reportText, type Report } from './report.ts';
import { measureSizes } from './sizes.ts';
import { mib } from './statistics.ts';
import { measureTasks } from './tasks.ts';

const parts: Record<string, (options: Options) => Promise<Report[]>> = {
  sizes: async () => [await measureSizes()],
  paint: async ({ runs }) => [await measurePaint(runs)],
  tasks: async ({ runs, against }) => [
    await (against === undefined
      ? measureTasks(runs)
      : withOtherBuild(against, (settings) => measureTasks(runs, settings))),
  ],
  journey: async ({ runs }) => [await measureJourney(runs), await measureInp(runs)],
  load: ({ seconds }) => measureLoad(seconds),
  memory: async () => [...(await measureRest()), ...(await measureRandomPages())],
  million: async ({ products }) => {
    if (products !== undefined) return measureMillion(products);
    console.log('\nSkipped: a made-up catalogue on PostgreSQL, for want of --products 1000000.');
    return [];
  },
};

interface Options {
  chosen: string[];
  products: number | undefined;
  runs: number;
  seconds: number;
  /** Commit whose main thread times are compared with this build's. */
  against: string | undefined;
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} must be a whole number above 0, but is '${text}'.`);
}

function readOptions(): Options {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      products: { type: 'string' },
      runs: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '10' },
      against: { type: 'string' },
    },
  });
  const names = Object.keys(parts);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `There is no part '${unknown}': name some of ${names.join(', ')}, or none for all.`,
    );
  }
  const onlyMade = values.products === undefined ? names : ['million'];
  return {
    chosen: positionals.length > 0 ? positionals : onlyMade,
    products: values.products === undefined ? undefined : positive('products', values.products),
    against: values.against,
    runs: positive('runs', values.runs),
    seconds: positive('seconds', values.seconds),
  };
}

function machine() {
  return {
    node: process.version,
    processors: cpus().length,
    processor: cpus()[0]?.model,
    memoryMiB: mib(totalmem()),
  };
}

async function writeResults(started: Date, reports: Report[]): Promise<string> {
  const folder = path.join(import.meta.dirname, 'results');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${started.toISOString().slice(0, 19).replaceAll(':', '-')}.json`);
  const results = { started: started.toISOString(), machine: machine(), reports };
  await writeFile(file, `${JSON.stringify(results, undefined, 2)}\n`);
  return path.relative(process.cwd(), file);
}

async function main(): Promise<void> {
  const options = readOptions();
  const started = new Date();
  const reports: Report[] = [];
  // Exit explicitly: a signal alone skips the exit handlers, which stop the servers.
  process.once('SIGINT', () => process.exit(130));
  for (const name of options.chosen) {
    console.log(`Measuring ${name}…`);
    const found = (await parts[name]?.(options)) ?? [];
    for (const report of found) console.log(reportText(report));
    reports.push(...found);
  }
  console.log(`Written to ${await writeResults(started, reports)}`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
