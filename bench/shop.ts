/** The shop as `npm start` runs it, on a free port and a database of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, SERVER_ARGUMENTS } from '../scripts/setup.mjs';

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 10_000;

/** A running shop. */
export interface Shop {
  /** Without a last slash. */
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

/** @returns the URL that the server says it is open at @throws with all it printed, when it says none */
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

/** A new empty folder, removed when the work is done. */
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

/**
 * Runs a server while the work lasts. It prints that it `is open at http://localhost:{port}`.
 * @param args its file and what the file is given
 * @throws with all it printed, when it does not open
 */
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
 * Runs a shop while the work lasts, in a new data folder with the demo catalogue unless the settings name another.
 * @param settings environment variables of the server
 * @throws with all the server printed, when it does not open
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
        // Its load comes from one network.
        UNCONFIRMED_ORDERS: '0',
        ...settings,
      },
      work,
    ),
  );
}
