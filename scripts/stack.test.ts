import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transform } from 'esbuild';
import { readableStack } from './stack.ts';

const source = `type Line = { readonly price: number };

export function lineTotal(line: Line): number {
  if (line.price < 0) throw new Error('no price');
  return line.price;
}
`;

let folder: string;
let column: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'maps-'));
  const { code, map } = await transform(source, {
    loader: 'ts',
    minify: true,
    sourcemap: 'external',
    sourcefile: './src/features/cart/lineTotal.ts',
  });
  column = code.indexOf('new Error') + 1;
  await writeFile(path.join(folder, 'main.0a1b2c3d4e.js.map'), map);
});
afterAll(() => rm(folder, { recursive: true }));

describe('npm run stack', () => {
  it("maps each position in a built file to its source, in Chrome's format", async () => {
    const stack = `Error: no price
    at t (https://shop.example/assets/main.0a1b2c3d4e.js:1:${column})
    at async https://shop.example/assets/main.0a1b2c3d4e.js:1:${column}`;
    expect(await readableStack(stack, folder)).toBe(`Error: no price
    at t (src/features/cart/lineTotal.ts:4:29)
    at async src/features/cart/lineTotal.ts:4:29`);
  });

  it('reads stacks of Firefox and Safari', async () => {
    const stack = `t@https://shop.example/assets/main.0a1b2c3d4e.js:1:${column}`;
    expect(await readableStack(stack, folder)).toBe('t@src/features/cart/lineTotal.ts:4:29');
  });

  it('leaves positions of another build unchanged, and reports the missing map once', async () => {
    const place = 'https://shop.example/assets/main.ffffffffff.js:1:5';
    expect(await readableStack(`at ${place}\nat ${place}`, folder)).toBe(
      `at ${place}\nat ${place}\n\nNo map of assets/main.ffffffffff.js: another build made it.`,
    );
  });

  it('leaves positions of other sites unchanged', async () => {
    const text = 'at https://other.example/x.js:1:5';
    expect(await readableStack(text, folder)).toBe(text);
  });
});
