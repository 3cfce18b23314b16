import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** PostgreSQL refuses to run as root. `nobody` has this id on every Linux. */
export const NOBODY = { uid: 65534, gid: 65534 };

export const isRoot = process.getuid?.() === 0;

const identity = isRoot ? NOBODY : {};

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

/**
 * Runs a PostgreSQL program as the server's user.
 * @throws Error with the program's output if it fails
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const running = spawn(program, args, {
    ...identity,
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  running.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const [code] = (await once(running, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${complaint}`);
}

async function untilReady(server: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (/ready to accept (?:read-only )?connections/.test(log)) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`)));
  });
  server.stderr?.removeAllListeners('data').resume();
}

/**
 * Starts a server on a data folder.
 * @param settings such as `fsync=off`, in addition to those of the folder
 * @throws Error with the server's output if it does not start
 */
export async function openServer(
  postgres: string,
  data: string,
  port: number,
  settings: readonly string[],
): Promise<ChildProcess> {
  const opened = spawn(
    postgres,
    ['-D', data, '-p', String(port), '-k', data, ...settings.flatMap((one) => ['-c', one])],
    { ...identity, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // Jest skips the teardown when interrupted.
  process.once('exit', () => opened.kill('SIGINT'));
  await untilReady(opened);
  return opened;
}

export async function endServer(
  server: ChildProcess | undefined,
  signal: NodeJS.Signals,
): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}
