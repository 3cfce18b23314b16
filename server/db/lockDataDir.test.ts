import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDataDir } from './lockDataDir.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-lock-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('lockDataDir', () => {
  it('rejects a second holder with the process id until the first unlocks', async () => {
    const unlock = await lockDataDir(folder);
    await expect(lockDataDir(folder)).rejects.toThrow(
      `The folder ${folder} is in use by another server (process ${process.pid}). ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
    await unlock();
    await (
      await lockDataDir(folder)
    )();
  });

  it('takes over the folder of a killed process', async () => {
    const holder = spawn(process.execPath, [
      '--input-type=module',
      '--eval',
      `const { lockDataDir } = await import(${JSON.stringify(path.join(import.meta.dirname, 'lockDataDir.ts'))});
       await lockDataDir(${JSON.stringify(folder)});
       console.log('locked');
       setInterval(() => undefined, 1000);`,
    ]);
    await once(holder.stdout, 'data');
    await expect(lockDataDir(folder)).rejects.toThrow(`(process ${holder.pid})`);
    const ended = once(holder, 'exit');
    holder.kill('SIGKILL');
    await ended;
    await (
      await lockDataDir(folder)
    )();
  }, 60_000);
});
