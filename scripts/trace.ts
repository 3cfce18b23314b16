/**
 * `npm run trace`: writes docs/requirements.md, the requirements with the tests that prove them, from the titles of the
 * tests. With ids (`CART-07`) or their first parts (`CART`) it prints those that no test names, and ends with 1 if any.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { testTitles } from './testTitles.ts';

const root = path.join(import.meta.dirname, '..');
const places = ['{src,server,contract,scripts,bench}/**/*.test.{ts,tsx}', 'e2e/*.{spec,setup}.ts'];

interface Proof {
  id: string;
  text: string;
  /** Path from the project's root. */
  file: string;
}

async function readProofs(): Promise<Proof[]> {
  const proofs: Proof[] = [];
  for await (const file of glob(places, { cwd: root })) {
    for (const { ids, text } of testTitles(await readFile(path.join(root, file), 'utf8'))) {
      proofs.push(...ids.map((id) => ({ id, text, file })));
    }
  }
  const order = ({ id, file }: Proof) => `${id} ${file}`;
  return proofs.toSorted((a, b) => (order(a) < order(b) ? -1 : Number(order(a) > order(b))));
}

function table(proofs: readonly Proof[]): string {
  const rows = proofs.map(({ id, text, file }, at) => {
    const shownId = proofs[at - 1]?.id === id ? '' : id;
    return `| ${shownId} | ${text.replaceAll('|', '\\|')} | [${file}](../${file}) |`;
  });
  return `# Requirements and the tests that prove them

Written by \`npm run trace\` from the titles of the tests.

| Requirement | What is proven | Where |
|---|---|---|
${rows.join('\n')}
`;
}

const proofs = await readProofs();
const wanted = process.argv.slice(2);
if (wanted.length === 0) {
  await writeFile(path.join(root, 'docs/requirements.md'), table(proofs));
  console.log(`${new Set(proofs.map(({ id }) => id)).size} requirements in docs/requirements.md`);
} else {
  const proven = new Set(proofs.flatMap(({ id }) => [id, id.slice(0, id.indexOf('-'))]));
  const missing = wanted.filter((id) => !proven.has(id));
  for (const id of missing) console.log(id);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
