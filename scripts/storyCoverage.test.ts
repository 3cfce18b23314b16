import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawnComponents, exportedComponents } from './storyCoverage.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const files = globSync('src/{components,features,forms,staff}/**/*.tsx', { cwd: root });
const storyFiles = files.filter((file) => file.endsWith('.stories.tsx'));
const parts = files.filter((file) => !/\.(stories|test)\.tsx$/.test(file));
const homes = Map.groupBy(
  parts.flatMap((file) => exportedComponents(read(file)).map((name) => ({ name, file }))),
  ({ name }) => name,
);
const drawn = storyFiles.flatMap((file) =>
  drawnComponents(read(file)).map((name) => ({ name, folder: path.dirname(file) })),
);

const isNamed = ({ name, file }: { name: string; file: string }): boolean =>
  drawn.some(
    (other) =>
      other.name === name && (homes.get(name)?.length === 1 || other.folder === path.dirname(file)),
  );

describe('stories', () => {
  it('show every component, in its own story file or listed as drawn by another', () => {
    const missing = [...homes.values()].flat().filter((component) => {
      const own = component.file.replace(/\.tsx$/, '.stories.tsx');
      return !storyFiles.includes(own) && !isNamed(component);
    });
    expect(missing).toEqual([]);
  });

  it('list only existing components as drawn', () => {
    expect(drawn.filter(({ name }) => !homes.has(name))).toEqual([]);
  });
});

describe('exportedComponents', () => {
  it('finds functions and wrapped components, but no lazy ones', () => {
    const source = `
      export function Price() { return null; }
      export const MiniCart = memo(MiniCartContent);
      export const LazyMiniCart = loadable(() => import('./MiniCart.tsx'), 'MiniCart');
      export const MARKS = ['vegan'];
      export function usePrice() {}
      export interface PriceProps {}
      function Inner() { return null; }`;
    expect(exportedComponents(source)).toEqual(['Price', 'MiniCart']);
  });
});

describe('drawnComponents', () => {
  it('reads the names from a meta', () => {
    const source = `const meta = { component: Cart, parameters: { draws: ['Line', 'Total'] } };`;
    expect(drawnComponents(source)).toEqual(['Line', 'Total']);
  });
});
