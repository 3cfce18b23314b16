import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/setup.mjs';

const STAFF_ONLY =
  /(?:^|\/)src\/(?:staff\/|api\/staff)|@mui\/(?:x-|icons-material)|@tiptap|prosemirror/;

const built = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => path.join(root, file));

test('No storefront file contains staff modules', () => {
  const maps = built('dist-maps/**/*.map');
  expect(maps.length).toBeGreaterThan(20);
  const modules = maps.flatMap((map) => {
    const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
    return sources;
  });
  expect(modules.some((name) => name.endsWith('src/main.tsx'))).toBe(true);
  expect(modules.filter((name) => STAFF_ONLY.test(name))).toEqual([]);
});

test('The storefront contains no staff text', () => {
  const texts = JSON.parse(
    readFileSync(path.join(root, 'translations/staff/en.json'), 'utf8'),
  ) as object;
  const ids = Object.keys(texts).map((id) => `"${id}"`);
  const files = built('dist/**/*.{js,json,css,html}').map((file) => ({
    file,
    content: readFileSync(file, 'utf8'),
  }));
  expect(files.length).toBeGreaterThan(20);
  const holdsText = files.filter(({ content }) => ids.some((id) => content.includes(id)));
  expect(holdsText.map(({ file }) => file)).toEqual([]);
});

test('No style rule is in two sheets, where the later copy would undo an override', () => {
  const sheetsByRule = new Map<string, string[]>();
  for (const file of built('dist/assets/*.css')) {
    for (const [rule] of readFileSync(file, 'utf8').matchAll(/\.[\w-]{6}\{[^}]+\}/g)) {
      sheetsByRule.set(rule, [...(sheetsByRule.get(rule) ?? []), path.basename(file)]);
    }
  }
  expect(sheetsByRule.size).toBeGreaterThan(100);
  expect([...sheetsByRule].filter(([, sheets]) => new Set(sheets).size > 1)).toEqual([]);
});
