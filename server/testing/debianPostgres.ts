/** PostgreSQL from Debian's packages with durable settings: a commit succeeds only once it is on disk. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresProcess } from './postgresProcess.ts';
import { endServer, freePort, isRoot, NOBODY, openServer, runProgram } from './postgresServer.ts';

const INSTALLED = '/usr/lib/postgresql';

const WANTED = ['initdb', 'postgres', 'psql', 'pg_basebackup', 'pg_ctl'];

function findPrograms(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined;
  return readdirSync(INSTALLED)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join(INSTALLED, version, 'bin'))
    .find((bin) => WANTED.every((program) => existsSync(path.join(bin, program))));
}

const found = findPrograms();

export const hasDebianPostgres = found !== undefined;

/** Includes settings equal to PostgreSQL's defaults, so that the machine's configuration cannot change them. */
const DURABLE = [
  'fsync=on',
  'full_page_writes=on',
  'synchronous_commit=on',
  'listen_addresses=127.0.0.1',
];

const ACCESS = `local all all trust
host all all 127.0.0.1/32 trust
host replication standby 127.0.0.1/32 scram-sha-256
`;

const PASSWORD = 'of-the-drill';

const CREATE_ROLE = `CREATE ROLE standby LOGIN REPLICATION PASSWORD '${PASSWORD}'`;
const WAIT_FOR_STANDBY = `ALTER SYSTEM SET synchronous_standby_names = 'standby'`;

async function isSynchronous(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT FROM pg_stat_replication WHERE application_name = 'standby' AND sync_state = 'sync'`,
    );
    return rows.length === 1;
  } finally {
    await client.end();
  }
}

/** Kills the server and its connection processes, which would otherwise serve for a moment longer. */
async function killWhole(server: ChildProcess): Promise<void> {
  const { pid } = server;
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const killed = endServer(server, 'SIGKILL');
  for (const child of text.split(' ').filter(Boolean)) {
    try {
      process.kill(Number(child), 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }
  await killed;
}

/**
 * Starts a server with an empty data folder on a free port of 127.0.0.1.
 * @throws Error if Debian's packages are missing or the server does not start
 */
export async function startDebianPostgres(): Promise<PostgresProcess> {
  if (found === undefined) throw new Error(`There is no PostgreSQL in ${INSTALLED}.`);
  const program = (name: string) => path.join(found, name);
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-debian-postgres-'));
  await chmod(folder, 0o755);

  async function newFolder(): Promise<string> {
    const data = await mkdtemp(path.join(folder, 'data-'));
    if (isRoot) await chown(data, NOBODY.uid, NOBODY.gid);
    return data;
  }

  const data = await newFolder();
  const settings = ['--username=shop', '--encoding=UTF8', '--locale=C.UTF-8'];
  await runProgram(program('initdb'), [`--pgdata=${data}`, '--auth=trust', ...settings], data);
  await writeFile(path.join(data, 'pg_hba.conf'), ACCESS);
  const port = await freePort();
  const open = (at: string, itsPort: number) =>
    openServer(program('postgres'), at, itsPort, DURABLE);
  let server = await open(data, port);
  let standby: ChildProcess | undefined;
  const urlAt = (itsPort: number) => `postgres://shop@127.0.0.1:${itsPort}/postgres`;
  const url = urlAt(port);
  const say = (statement: string) => runProgram(program('psql'), ['-Xqc', statement, url], data);

  return {
    url,
    async restart(mode) {
      await endServer(server, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      server = await open(data, port);
    },
    kill: () => killWhole(server),
    async startStandby() {
      await say(CREATE_ROLE);
      const copy = await newFolder();
      const primary = `host=127.0.0.1 port=${port} user=standby application_name=standby`;
      await runProgram(
        program('pg_basebackup'),
        ['-d', primary, '-D', copy, '-R', '-C', '-S', 'standby', '-X', 'stream', '-c', 'fast'],
        folder,
        { PGPASSWORD: PASSWORD },
      );
      const standbyPort = await freePort();
      const opened = await open(copy, standbyPort);
      standby = opened;
      await say(WAIT_FOR_STANDBY);
      await say('SELECT pg_reload_conf()');
      while (!(await isSynchronous(url))) await pause(20);
      return {
        url: urlAt(standbyPort),
        kill: () => killWhole(opened),
        promote: () => runProgram(program('pg_ctl'), ['promote', '-D', copy], copy),
      };
    },
    async stop() {
      await endServer(standby, 'SIGINT');
      await endServer(server, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
