import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The real server as a process of its own, open. */
export interface ShopProcess {
  /** Without a slash at the end. */
  url: string;
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
 * @throws with its output when it ends before that
 */
export async function startShop(
  folder: string,
  databaseUrl = '',
  settings: Record<string, string> = {},
): Promise<ShopProcess> {
  const server = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: {
      ...process.env,
      ...settings,
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(folder, 'data'),
      DIST_DIR: folder,
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
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
  for await (const chunk of server.stdout) {
    output += String(chunk);
    const port = ADDRESS.exec(output)?.[1];
    if (port) {
      const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
      return { url: `http://127.0.0.1:${port}`, hasEnded, terminate, kill };
    }
  }
  throw new Error(`The server ended before it was open:\n${output}`);
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
