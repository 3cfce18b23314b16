import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './postgresServer.ts';

const NGINX = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';

const CONFIGURATION = path.join(import.meta.dirname, '../../deploy/nginx.conf');

export const hasNginx = existsSync(NGINX);

export interface NginxProcess {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

export async function startNginx(shopUrl: string): Promise<NginxProcess> {
  const port = await freePort();
  const place = await mkdtemp(path.join(tmpdir(), 'shop-nginx-'));
  // If root starts nginx, its workers run as `nobody` and need access to the folder.
  await chmod(place, 0o777);
  const shop = await readFile(CONFIGURATION, 'utf8');
  await writeFile(
    path.join(place, 'shop.conf'),
    shop
      .replace('127.0.0.1:3000', new URL(shopUrl).host)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('/var/cache/nginx/shop', path.join(place, 'cache')),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(place, name)};`,
  );
  const main = path.join(place, 'nginx.conf');
  await writeFile(
    main,
    [
      'daemon off;',
      'worker_processes auto;',
      `pid ${path.join(place, 'pid')};`,
      'error_log stderr warn;',
      'events {}',
      `http { access_log off; ${temporary.join(' ')} include ${path.join(place, 'shop.conf')}; }`,
    ].join('\n'),
  );
  const nginx = spawn(NGINX, ['-p', place, '-c', main, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => nginx.kill('SIGTERM'));
  const ended = once(nginx, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/health`).catch(() => undefined))) {
    if (nginx.exitCode !== null) throw new Error('nginx has ended.');
    await pause(20);
  }
  return {
    url,
    pid: nginx.pid ?? 0,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
      await rm(place, { recursive: true, force: true });
    },
  };
}
