import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, SERVER_ARGUMENTS } from '../scripts/setup.mjs';

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 10_000;

export interface Shop {
  url: string;
  pid: number;
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const timer = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(timer);
}

async function urlOf(server: ChildProcess): Promise<string> {
  let output = '';
  const timer = setTimeout(() => server.kill('SIGKILL'), START_LIMIT_MS);
  const port = await new Promise<string>((resolve, reject) => {
    const read = (text: string) => {
      output += text;
      const found = /is open at http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    server.stdout?.setEncoding('utf8').on('data', read);
    server.stderr?.setEncoding('utf8').on('data', read);
    server.once('exit', () => reject(new Error(`The server did not open:\n${output}`)));
  });
  clearTimeout(timer);
  return `http://127.0.0.1:${port}`;
}

export async function withFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withServer<Result>(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  work: (server: Shop) => Promise<Result>,
): Promise<Result> {
  const server = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  try {
    const url = await urlOf(server);
    return await work({ url, pid: server.pid ?? 0 });
  } finally {
    await end(server);
    process.off('exit', kill);
  }
}

/**
 * Runs a shop with the demo catalogue in a new data folder, unless the settings override them.
 * @param settings environment variables of the server
 * @throws with all output if the server does not start
 */
export function withShop<Result>(
  settings: Record<string, string>,
  work: (shop: Shop) => Promise<Result>,
): Promise<Result> {
  return withFolder((folder) =>
    withServer(
      SERVER_ARGUMENTS,
      {
        MALLOC_ARENA_MAX: '1',
        DATABASE_URL: undefined,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: folder,
        UNCONFIRMED_ORDERS: '0',
        ...settings,
      },
      work,
    ),
  );
}
