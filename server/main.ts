import cluster from 'node:cluster';
import { readConfig } from './config.ts';
import { runShop } from './runShop.ts';
import { runPrimary } from './workers/runPrimary.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const isAlone = config.workers === 1 || cluster.isWorker;
  await (isAlone ? runShop(config) : runPrimary(config, process.argv[1] ?? ''));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
  cluster.worker?.disconnect();
}
