import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './postgresServer.ts';

const VARNISH = process.env['VARNISH_PATH'] ?? '/usr/sbin/varnishd';

const CONFIGURATION = path.join(import.meta.dirname, '../../deploy/varnish.vcl');

/** Whether there is a Varnish on this machine. */
export const hasVarnish = existsSync(VARNISH);

/** A running Varnish. */
export interface VarnishProcess {
  /** Without a slash at the end. */
  url: string;
  stop(): Promise<void>;
}

/** Starts Varnish with the configuration of deploy/ in front of a shop, with an empty cache. */
export async function startVarnish(shopUrl: string): Promise<VarnishProcess> {
  const port = await freePort();
  const place = await mkdtemp(path.join(tmpdir(), 'shop-varnish-'));
  // Where root starts it, its workers are users of their own.
  await chmod(place, 0o755);
  const shop = await readFile(CONFIGURATION, 'utf8');
  const file = path.join(place, 'shop.vcl');
  await writeFile(file, shop.replace('"3000"', `"${new URL(shopUrl).port}"`));
  const varnish = spawn(
    VARNISH,
    ['-F', '-n', path.join(place, 'work'), '-a', `127.0.0.1:${port}`, '-f', file].concat([
      '-T',
      'none',
      '-s',
      'malloc,64m',
    ]),
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let words = '';
  varnish.stderr.setEncoding('utf8').on('data', (text: string) => (words += text));
  // Jest ends without its teardown when it is interrupted.
  process.once('exit', () => varnish.kill('SIGTERM'));
  const ended = once(varnish, 'exit');
  const url = `http://127.0.0.1:${port}`;
  // It answers with 503 until it has asked the shop for the first time.
  while ((await fetch(`${url}/health`).catch(() => undefined))?.status !== 200) {
    if (varnish.exitCode !== null) throw new Error(`Varnish has ended:\n${words}`);
    await pause(20);
  }
  return {
    url,
    async stop() {
      varnish.kill('SIGTERM');
      await ended;
      await rm(place, { recursive: true, force: true });
    },
  };
}
