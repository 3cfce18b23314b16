import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface ShopProcess {
  url: string;
  pid: number;
  reload(): void;
  output(): string;
  hasEnded(): boolean;
  terminate(): Promise<number | null>;
  kill(): Promise<void>;
}

const ADDRESS = /is open at http:\/\/localhost:(\d+)/;

/**
 * Starts the server without pages and waits until it accepts requests.
 * @param databaseUrl PostgreSQL server; by default the embedded database in the folder
 * @param settings additional environment variables
 * @param release folder with the `server` to start and its builds
 * @param main file to start within `release`
 * @throws Error with the server's output if it ends before it accepts requests
 */
export async function startShop(
  folder: string,
  databaseUrl = '',
  settings: Record<string, string> = {},
  release = path.join(import.meta.dirname, '../..'),
  main = 'server/main.ts',
): Promise<ShopProcess> {
  const server = spawn(process.execPath, [path.join(release, main)], {
    cwd: release,
    env: {
      ...process.env,
      WORKERS: '1',
      DIST_DIR: folder,
      // Disable this limit, as many tests order as guests from one network.
      UNCONFIRMED_ORDERS: '0',
      ...settings,
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(folder, 'data'),
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killWithTests = () => server.kill('SIGKILL');
  process.once('exit', killWithTests);
  const ended = once(server, 'exit');
  server.once('exit', () => process.off('exit', killWithTests));
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

export async function call<Answer>(
  address: string,
  form?: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const init = form ? { method: 'POST', body: new URLSearchParams(form), headers } : {};
  return (await (await fetch(address, init)).json()) as Answer;
}
