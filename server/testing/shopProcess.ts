import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The real server as a process of its own, open. */
export interface ShopProcess {
  /** Without a slash at the end. */
  url: string;
  /** Of the process that was started. */
  pid: number;
  /** Has it start new workers of the build that is there now. */
  reload(): void;
  /** What it has said on standard output and error. */
  output(): string;
  /** Whether it has ended. */
  hasEnded(): boolean;
  /** Asks it to end, as a service manager does. @returns its exit code once it has ended */
  terminate(): Promise<number | null>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
}

const ADDRESS = /is open at http:\/\/localhost:(\d+)/;

/**
 * Starts the server, without pages, and waits until it is open.
 * @param databaseUrl the PostgreSQL server it runs on; without it, it is the embedded database in the folder
 * @param settings further variables of its environment
 * @param release folder that holds the `server` to start, and its builds
 * @throws with its output when it ends before that
 */
export async function startShop(
  folder: string,
  databaseUrl = '',
  settings: Record<string, string> = {},
  release = path.join(import.meta.dirname, '../..'),
): Promise<ShopProcess> {
  const server = spawn(process.execPath, [path.join(release, 'server/main.ts')], {
    cwd: release,
    env: {
      ...process.env,
      WORKERS: '1',
      DIST_DIR: folder,
      // Many tests order as guests from one network.
      UNCONFIRMED_ORDERS: '0',
      ...settings,
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(folder, 'data'),
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Jest ends without its teardown when it is interrupted.
  process.once('exit', () => server.kill('SIGKILL'));
  const ended = once(server, 'exit');
  const kill = async () => {
    server.kill('SIGKILL');
    await ended;
  };
  const terminate = async () => {
    server.kill('SIGTERM');
    await ended;
    return server.exitCode;
  };
  let output = '';
  server.stderr.on('data', (chunk) => {
    output += String(chunk);
    process.stderr.write(chunk as Buffer);
  });
  const port = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      output += String(chunk);
      const found = ADDRESS.exec(output)?.[1];
      if (found) resolve(found);
    });
    server.once('close', () =>
      reject(new Error(`The server ended before it was open:\n${output}`)),
    );
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    reload: () => server.kill('SIGHUP'),
    output: () => output,
    hasEnded: () => server.exitCode !== null || server.signalCode !== null,
    terminate,
    kill,
  };
}

/** Sends a form to a URL, or reads it, and gives the JSON of the answer. */
export async function call<Answer>(
  address: string,
  form?: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const init = form ? { method: 'POST', body: new URLSearchParams(form), headers } : {};
  return (await (await fetch(address, init)).json()) as Answer;
}
