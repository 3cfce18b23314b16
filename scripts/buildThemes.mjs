/** Builds the shop in its second theme and looks for that in the page, then builds it in its own. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { coast } from '../src/theme/coast.ts';
import { themeColors, themeStyles } from '../src/theme/themeStyles.ts';
import { build, root } from './setup.mjs';

process.env.THEME = 'coast';
build();
const page = readFileSync(path.join(root, 'dist/index.html'), 'utf8');
for (const part of [themeColors(coast), themeStyles(coast)]) {
  if (!page.includes(part)) throw new Error(`A build in the theme 'coast' lacks ${part}`);
}
delete process.env.THEME;
build();
