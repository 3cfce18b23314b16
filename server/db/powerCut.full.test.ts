import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const program = path.join(import.meta.dirname, '../testing/sellUntilPowerCut.ts');

const CUTS = Number(process.env.CUTS ?? 40);

interface Found {
  readonly acknowledged: number;
  readonly missing: number;
  readonly isStockRight: boolean;
  readonly isMoneyRight: boolean;
  readonly undone: number;
}

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-power-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function cut(seed: number, ...mode: string[]): Promise<Found> {
  const { stdout } = await run(process.execPath, [program, folder, String(seed), ...mode], {
    timeout: 60_000,
  });
  return JSON.parse(stdout) as Found;
}

describe('power cuts during orders', () => {
  it(
    'lose no acknowledged order and leave a database with consistent stock and payments',
    async () => {
      let acknowledged = 0;
      let undone = 0;
      for (let seed = 1; seed <= CUTS; seed += 1) {
        const found = await cut(seed);
        expect(found).toMatchObject({ missing: 0, isStockRight: true, isMoneyRight: true });
        ({ acknowledged } = found);
        undone += found.undone;
      }
      expect(acknowledged).toBeGreaterThan(CUTS);
      expect(undone).toBeGreaterThan(CUTS);
    },
    CUTS * 30_000,
  );

  it('would lose orders without flushes to the disk', async () => {
    const outcomes: string[] = [];
    for (let seed = 1; seed <= 12 && !outcomes.includes('lost'); seed += 1) {
      outcomes.push(
        await cut(seed, 'unflushed').then(
          ({ missing, isStockRight }) => (missing > 0 || !isStockRight ? 'lost' : 'whole'),
          () => 'lost',
        ),
      );
    }
    expect(outcomes).toContain('lost');
  }, 400_000);
});
