import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the drawings of the demo catalogue. */
export const DRAWINGS = path.join(import.meta.dirname, '../demo/pictures');

/** Counts how files are made of drawings: with another number they have other addresses. */
const RECIPE = 1;

/** Colour of the drawing's ground, which stands in its place while it loads. @throws Error without one */
function groundOf(name: string, svg: string): string {
  const [, color] = /^<svg[^>]* style="background:(#[\da-f]{6})"/.exec(svg) ?? [];
  if (!color) throw new Error(`${name}.svg has no style="background:#rrggbb".`);
  return color;
}

/** Version of the files that are made of the drawings, and the ground of each drawing by name: `pictures.gen.json`. */
export function pictureSummary(): { version: string; colors: Record<string, string> } {
  const hash = createHash('sha256').update(String(RECIPE));
  const colors = readdirSync(DRAWINGS)
    .filter((file) => file.endsWith('.svg'))
    .toSorted()
    .map((file): [string, string] => {
      const name = path.basename(file, '.svg');
      const svg = readFileSync(path.join(DRAWINGS, file), 'utf8');
      hash.update(svg);
      return [name, groundOf(name, svg)];
    });
  return { version: hash.digest('hex').slice(0, 12), colors: Object.fromEntries(colors) };
}
