import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { lockDataDir } from '../db/lockDataDir.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-'));
});

afterAll(() => rm(folder, { recursive: true }));

function runImport(...args: string[]): Promise<{ code: number; output: string }> {
  const { DATABASE_URL: _, ...env } = process.env;
  const main = path.join(import.meta.dirname, 'main.ts');
  return new Promise((resolve) => {
    const options = { env: { ...env, DATA_DIR: path.join(folder, 'data') } };
    const child = execFile(process.execPath, [main, ...args], options, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr });
    });
  });
}

const csv =
  'index,product,category,sub_category,brand,sale_price,market_price,type,rating,description\r\n' +
  '1,Garlic oil,Beauty & Hygiene,Hair Care,Sri ,220,220,Hair Oil,4.1,Good.\r\n' +
  '2,,Beauty & Hygiene,Crème,Sri,220,220,Hair Oil,,\r\n';

describe('npm run import', () => {
  it('imports a gzipped Windows-1252 file and reports rejected rows', async () => {
    const file = path.join(folder, 'shop.csv.gz');
    await writeFile(file, gzipSync(Buffer.from(csv, 'latin1')));
    const { code, output } = await runImport(file);
    expect(output).toContain('1 added, 0 updated, 0 as they were, 1 refused');
    expect(code).toBe(0);
    const report = await readFile(path.join(folder, 'data/import/shop.refused.csv'), 'utf8');
    expect(report).toContain('"2","","Beauty & Hygiene","Crème",');
    expect(report).toContain('"Row 2, line 3: product is blank"');
  }, 120_000);

  it('exits with a clear message if the folder is in use or the file is missing', async () => {
    const file = path.join(folder, 'shop.csv');
    await writeFile(file, csv);
    const unlock = await lockDataDir(path.join(folder, 'data'));
    const rejected = await runImport(file);
    await unlock();
    expect(rejected.output).toMatch(/^The folder .* is in use .*Stop it first/);
    expect(rejected.code).toBe(1);
    expect((await runImport()).output).toBe(
      'Usage: npm run import -- FILE.csv[.gz] [--mapping FILE.json]\n',
    );
    const missing = await runImport(path.join(folder, 'none.csv'));
    expect(missing.output).toMatch(/^There is no file .*none\.csv\.\n$/);
    expect(missing.code).toBe(1);
  }, 60_000);
});
