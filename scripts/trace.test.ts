import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

function trace(...ids: string[]) {
  const parts = ['scripts/trace.ts', ...ids];
  const { status, stdout } = spawnSync(process.execPath, parts, { cwd: root, encoding: 'utf8' });
  return { status, lines: stdout.split('\n').filter(Boolean) };
}

describe('npm run trace', () => {
  it('prints the ids and first parts that no test names, and ends with 1', () => {
    expect(trace('BASEQUERY-01', 'NOSUCH-01', 'BASEQUERY', 'NOSUCH')).toEqual({
      status: 1,
      lines: ['NOSUCH-01', 'NOSUCH'],
    });
  });

  it('ends with 0 when a test names each', () => {
    expect(trace('BASEQUERY-01', 'BASEQUERY')).toEqual({ status: 0, lines: [] });
  });
});
