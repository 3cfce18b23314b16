import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const DRAWINGS = path.join(import.meta.dirname, '../demo/pictures');

/** Version of the rendering. Increment it when the rendering changes, so the files get new URLs. */
const RECIPE = 1;

function groundOf(name: string, svg: string): string {
  const [, color] = /^<svg[^>]* style="background:(#[\da-f]{6})"/.exec(svg) ?? [];
  if (!color) throw new Error(`${name}.svg has no style="background:#rrggbb".`);
  return color;
}

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
