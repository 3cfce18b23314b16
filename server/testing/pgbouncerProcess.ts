import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './postgresServer.ts';

const PGBOUNCER = process.env['PGBOUNCER_PATH'] ?? '/usr/sbin/pgbouncer';

const CONFIGURATION = path.join(import.meta.dirname, '../../deploy/pgbouncer.ini');

const nobody = { uid: 65534, gid: 65534 };

export const hasPgbouncer = existsSync(PGBOUNCER);

export interface PgbouncerProcess {
  url: string;
  stop(): Promise<void>;
}

async function untilOpen(port: number, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    if (hasEnded()) throw new Error('pgbouncer has ended.');
    await pause(20);
  }
}

export async function startPgbouncer(
  databaseUrl: string,
  connections: number,
): Promise<PgbouncerProcess> {
  const { hostname, port: databasePort, username, pathname } = new URL(databaseUrl);
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-pgbouncer-'));
  await chmod(folder, 0o755);
  const users = path.join(folder, 'userlist.txt');
  await writeFile(users, `"${username}" ""\n`);
  const given = await readFile(CONFIGURATION, 'utf8');
  const configuration = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    configuration,
    given
      .replace(
        'host=127.0.0.1 port=5432 dbname=shop',
        `host=${hostname} port=${databasePort} dbname=${pathname.slice(1)}`,
      )
      .replace('listen_port = 6432', `listen_port = ${port}`)
      .replace('default_pool_size = 20', `default_pool_size = ${connections}`)
      .replace('auth_type = scram-sha-256', 'auth_type = trust')
      .replace('/etc/pgbouncer/userlist.txt', users),
  );
  const pgbouncer = spawn(PGBOUNCER, ['--quiet', configuration], {
    ...(process.getuid?.() === 0 && nobody),
    cwd: folder,
    stdio: 'ignore',
  });
  process.once('exit', () => pgbouncer.kill('SIGKILL'));
  const ended = once(pgbouncer, 'exit');
  await untilOpen(port, () => pgbouncer.exitCode !== null);
  return {
    url: `postgres://${username}@127.0.0.1:${port}/shop`,
    async stop() {
      pgbouncer.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
