import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDataDir } from '../db/lockDataDir.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'staff-'));
});

afterAll(() => rm(dataDir, { recursive: true }));

function runStaff(...args: string[]): Promise<{ code: number; output: string }> {
  const { DATABASE_URL: _, ...env } = process.env;
  const main = path.join(import.meta.dirname, 'main.ts');
  return new Promise((resolve) => {
    const options = { env: { ...env, DATA_DIR: dataDir, ORIGIN: 'https://shop.example' } };
    const child = execFile(process.execPath, [main, ...args], options, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr });
    });
  });
}

describe('npm run staff', () => {
  it('adds a member to a new database, prints a link to set a password, and lists the member', async () => {
    const { code, output } = await runStaff('add', 'Asha Rao', 'asha@example.com', 'owner');
    expect(output).toMatch(
      /^Asha Rao chooses a password here.*:\nhttps:\/\/shop\.example\/staff\/password#code=[0-9a-f]{64}\n$/,
    );
    expect(code).toBe(0);
    expect(await runStaff('list')).toEqual({
      code: 0,
      output: 'Asha Rao\tasha@example.com\towner\thas no password yet\n',
    });
  });

  it('prints its usage and exits with 1', async () => {
    const { code, output } = await runStaff('brew');
    expect(output).toMatch(/^Usage: npm run staff -- add NAME MAIL ROLE /);
    expect(code).toBe(1);
  });

  it('asks to stop a shop that uses the embedded database', async () => {
    const unlock = await lockDataDir(dataDir);
    const { code, output } = await runStaff('list');
    await unlock();
    expect(output).toMatch(/^The folder .* is in use .*Stop it first/);
    expect(code).toBe(1);
  });
});
