/**
 * `npm run trace`: writes docs/requirements.md from docs/requirements.tsv and the test titles. With ids (`CART-07`)
 * or prefixes (`CART`) it only prints those without a test. Exits with 1 if it prints any. Also exits with 1 if an
 * id in a title is unknown or only tested outside `npm test`.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { testTitles } from './testTitles.ts';

const root = path.join(import.meta.dirname, '..');
const places = [
  '{src,server,contract,scripts,bench,deploy}/**/*.test.{ts,tsx}',
  'e2e/**/*.{spec,setup}.ts',
];

const REQUIREMENT = /^([A-Z]+-\d\d)\t([^\t]{1,110})$/;

interface Proof {
  id: string;
  text: string;
  file: string;
  isFull: boolean;
}

/**
 * Reads the requirements by id.
 * @throws with the line number of an invalid or repeated entry
 */
export function readRequirements(text: string): Map<string, string> {
  const asked = new Map<string, string>();
  for (const [index, line] of text.trimEnd().split('\n').entries()) {
    const [, id, ask] = REQUIREMENT.exec(line) ?? [];
    if (id === undefined || ask === undefined || asked.has(id)) {
      throw new Error(`docs/requirements.tsv, line ${index + 1}: ${line}`);
    }
    asked.set(id, ask);
  }
  return asked;
}

async function readProofs(): Promise<Proof[]> {
  const proofs: Proof[] = [];
  for await (const file of glob(places, { cwd: root })) {
    for (const title of testTitles(await readFile(path.join(root, file), 'utf8'))) {
      const isFull = title.isFull || file.includes('.full.');
      proofs.push(...title.ids.map((id) => ({ id, text: title.text, file, isFull })));
    }
  }
  return proofs.toSorted((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)));
}

export function unknownIds(asked: ReadonlyMap<string, string>, proofs: readonly Proof[]): string[] {
  return proofs.filter(({ id }) => !asked.has(id)).map(({ id, file }) => `${id} in ${file}`);
}

export function idsOutOfGate(proofs: readonly Proof[]): string[] {
  return [...Map.groupBy(proofs, ({ id }) => id)]
    .filter(([, tests]) => tests.every(({ isFull }) => isFull))
    .map(([id]) => id);
}

function row(...cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

export function requirementsPage(
  asked: ReadonlyMap<string, string>,
  proofs: readonly Proof[],
): string {
  const proofsById = Map.groupBy(proofs, ({ id }) => id);
  const rows = [...asked].flatMap(([id, ask]) => {
    const [first, ...others] = (proofsById.get(id) ?? []).map(({ text, file, isFull }) => [
      isFull ? `${text} (\`test:full\`)` : text,
      `[${file}](../${file})`,
    ]);
    return [row(id, ask, ...(first ?? ['', ''])), ...others.map((cells) => row('', '', ...cells))];
  });
  return `# Requirements and the tests that prove them

Written by \`npm run trace\`: what is asked from [requirements.tsv](requirements.tsv), the rest from the titles of the tests.

| Requirement | What it asks | What is proven | Where |
|---|---|---|---|
${rows.join('\n')}
`;
}

if (import.meta.main) {
  const asked = readRequirements(await readFile(path.join(root, 'docs/requirements.tsv'), 'utf8'));
  const proofs = await readProofs();
  const unknown = unknownIds(asked, proofs);
  for (const place of unknown) console.log(`docs/requirements.tsv does not tell of ${place}`);

  const outOfGate = idsOutOfGate(proofs);
  for (const id of outOfGate) console.log(`npm test has no test of ${id}`);

  const proven = new Set(proofs.flatMap(({ id }) => [id, id.slice(0, id.indexOf('-'))]));
  const wanted = process.argv.slice(2);
  const missing = wanted.filter((id) => !proven.has(id));
  for (const id of missing) console.log(id);

  if (wanted.length === 0) {
    await writeFile(path.join(root, 'docs/requirements.md'), requirementsPage(asked, proofs));
    const count = [...asked.keys()].filter((id) => proven.has(id)).length;
    console.log(`${count} of ${asked.size} requirements have tests: docs/requirements.md`);
  }
  if (unknown.length > 0 || outOfGate.length > 0 || missing.length > 0) process.exitCode = 1;
}
