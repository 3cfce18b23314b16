import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { breakpoints } from '../src/theme/breakpoints.ts';
import { storefrontStyles } from '../src/theme/themeStyles.ts';

const root = path.join(import.meta.dirname, '..');

const ownValues =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|color-mix)\(|font-family:(?! var| inherit)|font-weight:(?! var| inherit| 400)|border-radius:(?! var| calc\(var| 0| inherit| 50%| 1px)|box-shadow:(?!.*(?:none|var\())/i;

it('style sheets take colours, fonts, weights, corners and shadows from the theme', () => {
  const sheets = globSync('src/**/*.module.css', { cwd: root });
  const offences = sheets.flatMap((sheet) =>
    readFileSync(path.join(root, sheet), 'utf8')
      .split('\n')
      .filter((line) => ownValues.test(line))
      .map((line) => `${sheet}: ${line.trim()}`),
  );
  expect(sheets.length).toBeGreaterThan(0);
  expect(offences).toEqual([]);
});

it('style sheets have every class that a component uses', () => {
  const missing = globSync('src/**/*.tsx', { cwd: root }).flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const imports = source.matchAll(/import (?<name>\w+) from '(?<sheet>[^']+\.module\.css)'/g);
    return [...imports].flatMap(({ groups: { name = '', sheet = '' } = {} }) => {
      const text = readFileSync(path.join(root, path.dirname(file), sheet), 'utf8');
      const classes = new Set([...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, found]) => found));
      const used = source.matchAll(new RegExp(`(?<!/)\\b${name}\\.(\\w+)`, 'g'));
      return [...used]
        .filter(([, taken]) => !classes.has(taken))
        .map(([, taken]) => `${file}: ${taken}`);
    });
  });
  expect(missing).toEqual([]);
});

it('a component imports its style sheet after the components that it overrides', () => {
  const early = globSync('src/**/*.tsx', { cwd: root }).filter((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const sheet = source.search(/^import .* from '.*\.module\.css';$/m);
    return sheet !== -1 && /^(?:import|\}) .*from '.*\.tsx';$/m.test(source.slice(sheet));
  });
  expect(early).toEqual([]);
});

it("style sheets only use the theme's breakpoints", () => {
  const starts = Object.values(breakpoints);
  const allowed = new Set(
    starts.flatMap((width) => [
      `min-width: ${width}px`,
      `min-width: ${width / 16}rem`,
      `max-width: ${width - 1}px`,
    ]),
  );
  // CONTENTBLOCK-08 and LIMITS-31 require the widths in these style sheets.
  const exceptions = ['content/ContentBlock', 'slider/Slider'].map(
    (name) => `src/components/${name}.module.css`,
  );
  const sheets = globSync('src/**/*.module.css', { cwd: root });
  const offences = sheets
    .filter((sheet) => !exceptions.includes(sheet))
    .flatMap((sheet) => {
      const text = readFileSync(path.join(root, sheet), 'utf8');
      return [...text.matchAll(/@media [^{]*\(((?:min|max)-width: [^)]*)\)/g)]
        .filter(([, width = '']) => !allowed.has(width))
        .map(([, width]) => `${sheet}: ${width}`);
    });
  expect(offences).toEqual([]);
});

it('no style sheet uses * + *, which restyles siblings of each new element', () => {
  const sheets = globSync('src/**/*.css', { cwd: root });
  const offences = sheets.filter((sheet) =>
    /(?:^|[\s>+~])\*\s*[+~]/m.test(
      readFileSync(path.join(root, sheet), 'utf8').replaceAll(/\/\*.*?\*\//gs, ''),
    ),
  );
  expect(sheets.length).toBeGreaterThan(0);
  expect(offences).toEqual([]);
});

it('only one style sheet inlines an SVG, since browsers open a document for each', () => {
  const sheets = globSync('src/**/*.css', { cwd: root });
  const drawings = sheets.flatMap((sheet) =>
    [...readFileSync(path.join(root, sheet), 'utf8').matchAll(/url\("data:image\/svg/g)].map(() =>
      path.basename(sheet),
    ),
  );
  expect(drawings).toEqual(['drawings.module.css']);
});

it('the theme defines each variable that a style sheet uses', () => {
  const styles = storefrontStyles();
  const sheets = globSync('src/{components,features,forms,app}/**/*.css', { cwd: root });
  const named = sheets.flatMap(
    (sheet) => readFileSync(path.join(root, sheet), 'utf8').match(/--mui-[\w-]+/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !styles.includes(`${name}:`))).toEqual([]);
});
