import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Comment {
  file: string;
  text: string;
}

const root = path.join(import.meta.dirname, '..');
const SOURCES =
  '{src,server,contract,demo,scripts,e2e,bench,deploy,.storybook}/**/*.{ts,tsx,css,mjs,sql}';
const BLOCK = /^[ \t]*\{?\/\*(?!\*\/)([^]*?)\*\//gm;
const LINES = /^[ \t]*\/\/(?! oxlint| @ts|\/) ?(.*(?:\n[ \t]*\/\/(?! oxlint| @ts) ?.*)*)/gm;
const SQL_LINES = /^[ \t]*-- ?(.*(?:\n[ \t]*-- ?.*)*)/gm;
const BANNED_START = /^(?:What|Who|Whose|Whom|That|Of|Whether|Whoever|Where|How|It)\b/;
const BANNED =
  /\b(?:anew|be had|by turns|no news|comes of|stands for|whoever|somebody|given back|led on|asked for again)\b/i;
const LONGEST_SENTENCE = 20;

function plainText(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.trim().replace(/^(?:\*|\/\/|--)+ ?/, ''))
    .join('\n')
    .trim();
}

const files = globSync(SOURCES, { cwd: root }).filter((file) => !file.includes('.gen.'));
let lines = 0;
const comments = files.flatMap((file): Comment[] => {
  const source = readFileSync(path.join(root, file), 'utf8');
  const isSql = file.endsWith('.sql');
  if (!isSql) lines += source.split('\n').length;
  const inScripts = file.endsWith('.css') ? [BLOCK] : [BLOCK, LINES];
  const patterns = isSql ? [SQL_LINES] : inScripts;
  return patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, text = '']) => ({ file, text: plainText(text) })),
  );
});

function sentences(text: string): string[] {
  const plain = text.replace(/`[^`]*`|\{@?[^}]*\}/g, 'code').replace(/^@\w+.*$/gm, '');
  return plain.split(/[.;:!?](?:\s|$)|\n\n/);
}

const listed = (found: readonly Comment[]) => found.map(({ file, text }) => `${file}: ${text}`);

describe('comments', () => {
  it('are at most three per 100 lines', () => {
    // Columns of a table need more comments than code.
    const inCode = comments.filter(({ file }) => !file.endsWith('.sql'));
    expect(inCode.length).toBeGreaterThan(1000);
    expect((100 * inCode.length) / lines).toBeLessThan(3);
  });

  it('start with a verb or a noun', () => {
    expect(listed(comments.filter(({ text }) => BANNED_START.test(text)))).toEqual([]);
  });

  it('avoid phrases that must be read twice', () => {
    expect(listed(comments.filter(({ text }) => BANNED.test(text)))).toEqual([]);
  });

  it('have short sentences', () => {
    const isLong = (text: string) =>
      sentences(text).some((sentence) => sentence.trim().split(/\s+/).length > LONGEST_SENTENCE);
    expect(listed(comments.filter(({ text }) => isLong(text)))).toEqual([]);
  });
});
