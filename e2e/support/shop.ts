/** Runs the built shop on a real database; each worker has its own server and data folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNode, root, SERVER_ARGUMENTS } from '../../scripts/setup.mjs';
import { test as quiet } from './quietPage.ts';

export { expect } from './quietPage.ts';

export const filledData = path.join(root, 'test-results/shop-data');

/** Timeout in milliseconds, far above the duration of any start, even on a busy machine. */
export const startLimit = 120_000;
const stopLimit = 10_000;

export interface Shop {
  url: string;
  dataFolder: string;
  stop: () => Promise<number | null>;
  kill: () => Promise<void>;
  output: () => string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
  const ended = once(server, 'exit');
  server.kill(signal);
  const timer = setTimeout(() => server.kill('SIGKILL'), stopLimit);
  await ended;
  clearTimeout(timer);
  return server.exitCode;
}

/**
 * Starts the shop on a data folder and resolves when it responds.
 * @param settings additional environment variables; PORT selects a port
 * @throws with all output if the server exits or does not respond in time
 */
export async function startShop(
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<Shop> {
  const port = settings.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(findNode(), SERVER_ARGUMENTS, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: undefined,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      // All guests share one network, so disable the order limit per network.
      UNCONFIRMED_ORDERS: '0',
      PORT: port,
      DATA_DIR: dataFolder,
      ...settings,
    },
  });
  let output = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  server.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));

  const deadline = Date.now() + startLimit;
  while (!(await answers(`${url}/api/common/menu`))) {
    if (server.exitCode !== null) throw new Error(`The shop ended:\n${output}`);
    if (Date.now() > deadline) {
      await end(server, 'SIGKILL');
      throw new Error(`The shop does not answer:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    dataFolder,
    stop: () => end(server, 'SIGTERM'),
    kill: async () => {
      await end(server, 'SIGKILL');
    },
    output: () => output,
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Copies a data folder for a shop that a test starts itself. The caller removes the copy. */
export async function copyFilledData(from = filledData): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-data-'));
  await cp(from, folder, { recursive: true });
  return folder;
}

export async function withShop(
  settings: Record<string, string>,
  goto: (shop: Shop) => Promise<void>,
): Promise<void> {
  const folder = await copyFilledData();
  const shop = await startShop(folder, settings);
  try {
    await goto(shop);
  } finally {
    await shop.stop();
    await rm(folder, { recursive: true });
  }
}

export const test = quiet.extend<object, { shop: Shop }>({
  shop: [
    async ({}, use) => {
      await withShop({}, use);
    },
    { scope: 'worker', timeout: startLimit },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.url);
  },
});
