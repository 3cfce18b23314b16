import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { idsOutOfGate, readRequirements, requirementsPage, unknownIds } from './trace.ts';

const root = path.join(import.meta.dirname, '..');

function trace(...ids: string[]) {
  const parts = ['scripts/trace.ts', ...ids];
  const { status, stdout } = spawnSync(process.execPath, parts, { cwd: root, encoding: 'utf8' });
  return { status, lines: stdout.split('\n').filter(Boolean) };
}

describe('npm run trace', () => {
  it('prints ids and prefixes without a test, and exits with 1', () => {
    expect(trace('BASEQUERY-01', 'NOSUCH-01', 'BASEQUERY', 'NOSUCH')).toEqual({
      status: 1,
      lines: ['NOSUCH-01', 'NOSUCH'],
    });
  });

  it('exits with 0 if each id has a test in npm test and is in docs/requirements.tsv', () => {
    expect(trace('BASEQUERY-01', 'BASEQUERY')).toEqual({ status: 0, lines: [] });
  });
});

describe('output of npm run trace', () => {
  const asked = readRequirements(
    'CART-06\tWithout one, it reads "0"\nCART-07\tAn edit succeeded when `status` is 1 | 2\n',
  );
  const proof = (id: string, text: string) => ({
    id,
    text,
    file: 'src/cart.test.ts',
    isFull: false,
  });

  it('lists a requirement once with every test that proves it', () => {
    const page = requirementsPage(asked, [proof('CART-07', 'takes 1'), proof('CART-07', 'not 0')]);
    expect(page).toContain(
      '| CART-07 | An edit succeeded when `status` is 1 \\| 2 | takes 1 | [src/cart.test.ts](../src/cart.test.ts) |\n' +
        '|  |  | not 0 | [src/cart.test.ts](../src/cart.test.ts) |',
    );
  });

  it('lists a requirement without a test', () => {
    expect(requirementsPage(asked, [])).toContain('| CART-06 | Without one, it reads "0" |  |  |');
  });

  it('rejects a title with an unknown id', () => {
    expect(unknownIds(asked, [proof('CART-07', 'takes 1'), proof('CART-99', 'flies')])).toEqual([
      'CART-99 in src/cart.test.ts',
    ]);
  });

  it('reports an id whose tests are all left out of npm test', () => {
    const full = (id: string) => ({ ...proof(id, 'in Firefox'), isFull: true });
    expect(idsOutOfGate([full('CART-06'), full('CART-07'), proof('CART-07', 'takes 1')])).toEqual([
      'CART-06',
    ]);
  });
});

describe('docs/requirements.tsv', () => {
  it.each(['CART-06', 'CART-06\ta\tb', 'cart-06\ta', `CART-06\t${'a'.repeat(111)}`, 'CART-06\t'])(
    'rejects the line %j',
    (line) => {
      expect(() => readRequirements(`${line}\n`)).toThrow('line 1');
    },
  );

  it('rejects a repeated id', () => {
    expect(() => readRequirements('CART-06\ta\nCART-06\tb\n')).toThrow('line 2');
  });
});

describe('product code', () => {
  const files = globSync('{src,server,contract,bench,demo}/**/*.{ts,tsx,css,sql}', { cwd: root });
  const ids = new Set(
    readFileSync(path.join(root, 'docs/requirements.tsv'), 'utf8').match(/^[A-Z]+-\d{2}/gm),
  );

  it('names no requirement ids outside test titles', () => {
    const product = files.filter((file) => !/\.(test\.tsx?|gen\.ts)$/.test(file));
    const naming = product.filter((file) =>
      (readFileSync(path.join(root, file), 'utf8').match(/\b[A-Z]+-\d{2}\b/g) ?? []).some((id) =>
        ids.has(id),
      ),
    );
    expect(naming).toEqual([]);
  });
});
