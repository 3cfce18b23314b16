import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** What a designer sets in theme.ts and no style sheet sets on its own; 400 and a square corner are no choice. */
const ownValues =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|color-mix)\(|font-family:(?! var| inherit)|font-weight:(?! var| inherit| 400)|border-radius:(?! var| calc\(var| 0| inherit| 50%| 1px)|box-shadow:(?!.*(?:none|var\())/i;

it('the style sheets leave colours, faces, weights, corners and shadows to the theme', () => {
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
