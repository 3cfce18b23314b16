import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { components } from '../src/theme/components.ts';

const root = path.join(import.meta.dirname, '..');

const PARTS = new Set(['Backdrop', 'StepIcon', 'StepConnector']);

function componentsInUse(): Set<string> {
  const files = globSync('src/**/*.tsx', { cwd: root }).filter(
    (file) => !/\.(?:stories|test)\.tsx$/.test(file),
  );
  const imports = files.flatMap((file) => [
    ...readFileSync(path.join(root, file), 'utf8').matchAll(/from '@mui\/material\/(\w+)'/g),
  ]);
  return new Set(imports.map(([, name = '']) => name));
}

it('the theme styles exactly the components that the shop uses', () => {
  const used = componentsInUse();
  const styled = Object.keys(components).map((name) => name.replace('Mui', ''));
  expect(styled.length).toBeGreaterThan(20);
  expect(styled.filter((name) => !used.has(name) && !PARTS.has(name))).toEqual([]);
});
