import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import summary from '../demo/pictures/pictures.gen.json' with { type: 'json' };

const folder = path.join(import.meta.dirname, '../demo/pictures');
const drawings = readdirSync(folder).filter((file) => file.endsWith('.svg'));

it('names each drawing with the colour of its ground', () => {
  const grounds = drawings.map((file) => {
    const svg = readFileSync(path.join(folder, file), 'utf8');
    return [path.basename(file, '.svg'), /background:(#\w{6})/.exec(svg)?.[1]];
  });
  expect(summary.colors).toEqual(Object.fromEntries(grounds));
});
